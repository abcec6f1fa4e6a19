import { readdir } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Config } from '@netlify/functions';
import type { NetlifyFunction } from '../../netlify/http/route.ts';

interface Loaded {
  readonly default: NetlifyFunction;
  readonly config: Config;
}

/** The site’s functions, found by path as on the platform. */
export interface Functions {
  /** The function for a path; throws without one. */
  at(path: string): NetlifyFunction;
  /** The scheduled functions. */
  readonly scheduled: readonly NetlifyFunction[];
}

const folder = fileURLToPath(new URL('../../netlify/functions/', import.meta.url));

/** Loads all functions of `netlify/functions`. */
export async function loadFunctions(): Promise<Functions> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'));
  const all: Loaded[] = await Promise.all(files.map((file) => import(pathToFileURL(folder + file).href)));
  const routes = all.flatMap(({ default: handler, config }) =>
    listOf(config.path).map((path) => ({
      handler,
      path: pattern(path),
      excluded: listOf(config.excludedPath).map(pattern),
    })),
  );
  return {
    at(path) {
      const [pathname = path] = path.split('?');
      const here = { pathname };
      const route = routes.find(({ path, excluded }) => path.test(here) && !excluded.some((other) => other.test(here)));
      if (!route) throw new Error(`No function answers ${path}.`);
      return route.handler;
    },
    scheduled: all.flatMap(({ default: handler, config }) => (config.schedule ? [handler] : [])),
  };
}

function listOf(paths: string | readonly string[] | undefined): readonly string[] {
  return typeof paths === 'string' ? [paths] : (paths ?? []);
}

function pattern(pathname: string): URLPattern {
  return new URLPattern({ pathname });
}
