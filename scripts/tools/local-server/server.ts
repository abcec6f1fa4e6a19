import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeContexts } from './context.ts';
import type { FunctionsHost, Handler } from './functions-host.ts';
import { readHeaderRules } from './header-rules.ts';
import { listen, plainHeaders, type Respond } from './listen.ts';
import { type Platform, startPlatform } from './platform.ts';
import { withoutTrailingSlash } from './trailing-slash.ts';

interface Options {
  /** The project's folder, with the built site. */
  readonly root: string;
  readonly functions: FunctionsHost;
  /** 0: a free port. */
  readonly port: number;
  /** Default: all interfaces. */
  readonly host?: string;
}

export interface LocalServer {
  readonly port: number;
  /** Calls the functions of every minute once, one after the other. Failures are logged. */
  runEveryMinute(): Promise<void>;
  stop(): Promise<void>;
}

interface Site {
  readonly platform: Platform;
  readonly functions: FunctionsHost;
  readonly page: Handler;
  readonly contextOf: ReturnType<typeof makeContexts>['contextOf'];
}

/** Serves the built site as the platform does. `startBlobs` must have started the store before. */
export async function startLocalServer({ root, functions, port, host }: Options): Promise<LocalServer> {
  const headersOf = await readHeaderRules(join(root, '.netlify/v1/config.json'));
  const platform = await startPlatform(root, headersOf);
  const contexts = makeContexts();
  const site = { platform, functions, page: await loadPages(root), contextOf: contexts.contextOf };
  const listener = await listen(respondFor(site, host), { port, host, compressed: true });
  const stop = async () => {
    await listener.stop();
    await contexts.allDone();
  };
  return { port: listener.port, runEveryMinute: () => runEveryMinute(site, listener.port), stop };
}

async function runEveryMinute({ functions, contextOf }: Site, port: number): Promise<void> {
  const request = new Request(`http://localhost:${port}/`, { method: 'POST' });
  for (const handler of functions.everyMinute) {
    try {
      await handler(request, contextOf(request, '127.0.0.1', {}));
    } catch (error) {
      console.error(error);
    }
  }
}

function respondFor(site: Site, host = ''): Respond {
  // Listening on all interfaces, or on a name, includes the loopback.
  const self = /^(?!0\.0\.0\.0$)[\d.]+$/.test(host) ? host : '127.0.0.1';
  return (request, ip, port) => {
    request.headers.set('x-nf-client-connection-ip', ip);
    return routed(site, request, ip, `http://${self}:${port}`);
  };
}

/** The platform's order: functions (after files if they prefer static files), image CDN, files, on-demand pages. */
async function routed(site: Site, request: Request, ip: string, self: string): Promise<Response> {
  const { platform, functions, page, contextOf } = site;
  const url = new URL(request.url);
  const found = functions.find(url.pathname, request.method);
  const first = found?.preferStatic ? await platform.file(request) : undefined;
  if (first) return first;
  if (found) {
    const response = await found.handler(request, contextOf(request, ip, found.params));
    if (request.method === 'DELETE') platform.forgetImages();
    return response;
  }
  const target = isRead(request) ? withoutTrailingSlash(url) : undefined;
  if (target) return redirectTo(target);
  const image = await platform.image(request, self);
  const file = image ?? (await platform.file(request));
  return file ?? page(request, contextOf(request, ip, {}));
}

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

function redirectTo(path: string): Response {
  return new Response(null, { status: 301, headers: { ...plainHeaders, Location: path } });
}

/** The on-demand pages, as the adapter built them for the platform. */
async function loadPages(root: string): Promise<Handler> {
  const file = join(root, '.netlify/v1/functions/ssr/ssr.mjs');
  const module = await import(pathToFileURL(file).href);
  if (typeof module.default !== 'function') throw new Error(`${file} has no default export`);
  return module.default;
}
