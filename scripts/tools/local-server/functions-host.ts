import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LocalContext } from './context.ts';
import type { Bundle, Bundles, Route } from './functions-bundle.ts';

export type Handler = (request: Request, context: LocalContext) => Response | Promise<Response>;

export interface FoundFunction {
  readonly handler: Handler;
  readonly params: Record<string, string>;
  /** Whether a file at the same path takes precedence. */
  readonly preferStatic: boolean;
}

export interface FunctionsHost {
  /** The function of a path and method, by the platform's rules. */
  find(path: string, method: string): FoundFunction | undefined;
  /** The functions that the platform calls every minute. Scheduled functions have no path. */
  readonly everyMinute: readonly Handler[];
}

/** A function with its paths. */
export interface Hosted extends Pick<Bundle, 'name' | 'routes' | 'excludedRoutes' | 'schedule'> {
  readonly handler: Handler;
}

/** Loads bundled functions into this process. */
export async function hostFunctions({ folder, functions }: Bundles): Promise<FunctionsHost> {
  return hostOf(await Promise.all(functions.map((one) => load(folder, one))));
}

export function hostOf(hosted: readonly Hosted[]): FunctionsHost {
  return {
    find: (path, method) => find(hosted, path, method),
    everyMinute: hosted.flatMap(({ schedule, handler }) => (schedule === '* * * * *' ? [handler] : [])),
  };
}

async function load(folder: string, bundle: Bundle): Promise<Hosted> {
  const module = await import(pathToFileURL(join(folder, bundle.entry)).href);
  if (typeof module.default !== 'function') throw new Error(`The function ${bundle.name} has no default export`);
  return { ...bundle, handler: module.default };
}

function find(hosted: readonly Hosted[], path: string, method: string): FoundFunction | undefined {
  for (const { routes, excludedRoutes, handler } of hosted) {
    const route = routes.find(
      (one) => leadsTo(one, path) && (one.methods.length === 0 || one.methods.includes(method)),
    );
    if (!route || excludedRoutes.some((one) => leadsTo(one, path))) continue;
    return { handler, params: paramsOf(route, path), preferStatic: route.prefer_static };
  }
  return undefined;
}

// The platform ignores case and a trailing slash.
function leadsTo({ literal, expression }: Route, path: string): boolean {
  const plain = withoutSlash(path).toLowerCase();
  return literal === undefined ? new RegExp(expression ?? '(?!)').test(plain) : literal === plain;
}

function paramsOf({ pattern }: Route, path: string): Record<string, string> {
  const match = new URLPattern({ pathname: pattern }, { ignoreCase: true }).exec({ pathname: withoutSlash(path) });
  const groups = Object.entries(match?.pathname.groups ?? {});
  return Object.fromEntries(groups.filter((group): group is [string, string] => group[1] !== undefined));
}

const withoutSlash = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);
