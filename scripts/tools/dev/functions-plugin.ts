import type { IncomingMessage, ServerResponse } from 'node:http';
import { sep } from 'node:path';
import type { Plugin } from 'vite';
import { makeContexts } from '../local-server/context.ts';
import { bundleFunctions } from '../local-server/functions-bundle.ts';
import { type FunctionsHost, hostFunctions } from '../local-server/functions-host.ts';
import { type Respond, serve } from '../local-server/listen.ts';
import { type Platform, startPlatform } from '../local-server/platform.ts';

/** Adds the platform's functions and image CDN to Astro's development server. */
export function functionsPlugin(root: string): Plugin {
  return {
    name: 'local-functions',
    // Before Astro's own middlewares.
    enforce: 'pre',
    async configureServer({ middlewares, watcher }) {
      const platform = await startPlatform(root, () => []);
      const functions = freshFunctions(root);
      watcher.on('all', (_event, path) => isSource(path) && functions.reload());
      const respond = respondFor(platform, functions.current);
      middlewares.use((incoming, outgoing, next) => {
        pass(incoming, outgoing, { respond, functions: functions.current, next }).catch(next);
      });
    },
  };
}

interface Functions {
  /** Loads the current sources. */
  readonly current: () => Promise<FunctionsHost>;
  reload(): void;
}

function freshFunctions(root: string): Functions {
  const load = async () => hostFunctions(await bundleFunctions(root));
  let host = load();
  // Requests get the error; the process continues.
  host.catch(() => {});
  const reload = () => {
    host = host.then(load, load);
    host.catch(() => {});
  };
  return { current: () => host, reload };
}

const isSource = (path: string): boolean =>
  path.includes(`${sep}netlify${sep}`) || path.includes(`${sep}src${sep}domain${sep}`);

interface Passing {
  readonly respond: Respond;
  readonly functions: () => Promise<FunctionsHost>;
  readonly next: () => void;
}

async function pass(incoming: IncomingMessage, outgoing: ServerResponse, { respond, functions, next }: Passing) {
  const path = (incoming.url ?? '').split('?')[0] ?? '';
  const isHandled = isImagePath(path) || (await functions()).find(path, incoming.method ?? 'GET') !== undefined;
  return isHandled ? serve(respond, { incoming, outgoing, compressed: false }) : next();
}

function respondFor(platform: Platform, functions: () => Promise<FunctionsHost>): Respond {
  const { contextOf } = makeContexts();
  return async (request, ip, port) => {
    const image = await platform.image(request, `http://localhost:${port}`);
    if (image) return image;
    const found = (await functions()).find(new URL(request.url).pathname, request.method);
    return found ? found.handler(request, contextOf(request, ip, found.params)) : new Response(null, { status: 404 });
  };
}

const isImagePath = (path: string): boolean => path.startsWith('/.netlify/images');
