import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';

export type LocalContext = Pick<
  Context,
  'account' | 'deploy' | 'geo' | 'ip' | 'params' | 'requestId' | 'server' | 'site' | 'url' | 'waitUntil'
>;

/** Creates the contexts of functions and collects their `waitUntil` tasks. */
export function makeContexts() {
  const pending = new Set<Promise<unknown>>();

  function waitUntil(work: Promise<unknown>): void {
    const done = work.catch(console.error).finally(() => pending.delete(done));
    pending.add(done);
  }

  function contextOf(request: Request, ip: string, params: Record<string, string>): LocalContext {
    return {
      account: { id: 'local' },
      deploy: { context: 'dev', id: '0', published: false },
      geo: {},
      ip,
      params,
      requestId: randomUUID(),
      server: { region: 'local' },
      site: { id: 'local', name: 'invest-argentina', url: new URL(request.url).origin },
      url: new URL(request.url),
      waitUntil,
    };
  }

  const allDone = async () => {
    await Promise.all(pending);
  };
  return { contextOf, allDone };
}
