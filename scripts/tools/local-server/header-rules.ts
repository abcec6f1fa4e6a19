import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

const frameworkConfig = v.object({
  headers: v.optional(v.array(v.object({ for: v.string(), values: v.record(v.string(), v.string()) })), []),
});

/** The headers of a file by its path. */
export type HeaderRules = (path: string) => [name: string, value: string][];

/**
 * Reads the header rules that the framework adapter leaves for the platform (the content security policies of pages).
 */
export async function readHeaderRules(file: string | URL): Promise<HeaderRules> {
  const config = v.parse(frameworkConfig, JSON.parse(await readFile(file, 'utf8')));
  return headerRules(config.headers);
}

/** Rules as the platform applies them: later ones win, a `*` stands for anything, `:name` for one part of the path. */
export function headerRules(rules: v.InferOutput<typeof frameworkConfig>['headers']): HeaderRules {
  const compiled = rules.map((rule) => ({ pattern: pathPattern(rule.for), values: Object.entries(rule.values) }));
  return (path) => compiled.filter(({ pattern }) => pattern.test(path)).flatMap(({ values }) => values);
}

function pathPattern(path: string): RegExp {
  const parts = path.split('/').filter(Boolean).map(partPattern);
  return new RegExp(`^/${parts.join('/')}/?$`, 'iu');
}

function partPattern(part: string): string {
  if (part.startsWith(':')) return '([^/]+)';
  if (part === '*') return '?(.*)';
  return part.split('*').map(RegExp.escape).join('(.*)');
}
