import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { Route } from './functions-bundle.ts';
import { type FunctionsHost, type Handler, type Hosted, hostOf } from './functions-host.ts';

const paths = v.optional(
  v.union([
    v.pipe(
      v.string(),
      v.transform((path) => [path]),
    ),
    v.array(v.string()),
  ]),
  [],
);

const functionModule = v.object({
  default: v.custom<Handler>((value) => typeof value === 'function', 'it has no default export'),
  config: v.optional(
    v.object({
      path: paths,
      excludedPath: paths,
      preferStatic: v.optional(v.boolean(), false),
      schedule: v.optional(v.string()),
    }),
    {},
  ),
});

/**
 * Imports the functions as TypeScript: Node strips their types. Bundling takes seconds, so `npm start` avoids it; tests
 * and the bench call the bundles (docs/decisions/0002).
 */
export async function importFunctions(root: string): Promise<FunctionsHost> {
  return hostOf(await readFunctions(root));
}

/** All functions with their routes, by name. */
export async function readFunctions(root: string): Promise<readonly Hosted[]> {
  const folder = join(root, 'netlify/functions');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
  return Promise.all(files.map((file) => read(join(folder, file), file.replace(/\.ts$/, ''))));
}

async function read(file: string, name: string): Promise<Hosted> {
  const { default: handler, config } = v.parse(functionModule, { ...(await import(pathToFileURL(file).href)) });
  const routesOf = (all: readonly string[]) => all.map((path) => routeOf(path, config.preferStatic));
  const { schedule } = config;
  return { name, handler, routes: routesOf(config.path), excludedRoutes: routesOf(config.excludedPath), schedule };
}

function routeOf(pattern: string, preferStatic: boolean): Route {
  const route = { pattern, methods: [], prefer_static: preferStatic };
  if (!pattern.includes(':')) return { ...route, literal: pattern };
  const parts = pattern.split('/').map((part) => (part.startsWith(':') ? '([^/]+)' : RegExp.escape(part)));
  return { ...route, expression: `^${parts.join('/')}$` };
}
