import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

const frameworkConfig = v.object({
  headers: v.optional(v.array(v.object({ for: v.string(), values: v.record(v.string(), v.string()) })), []),
});

/** The headers of a file by its path. */
export type HeaderRules = (path: string) => [name: string, value: string][];

/** Reads the header rules that the adapter writes for the platform (the CSP of each page). */
export async function readHeaderRules(file: string | URL): Promise<HeaderRules> {
  const config = v.parse(frameworkConfig, JSON.parse(await readFile(file, 'utf8')));
  return headerRules(config.headers);
}

/** Applies rules as the platform does: later ones win, `*` matches anything, `:name` one path segment. */
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
