import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { FunctionsHost } from '../local-server/functions-host.ts';
import { type LocalServer, startLocalServer } from '../local-server/server.ts';
import { onShutdown } from '../shutdown.ts';
import { type Account, loginEnvironment } from './settings.ts';
import { snapshot } from './snapshot.ts';

interface Prepared {
  readonly root: string;
  /** Loads the functions, which read the environment when they are loaded. */
  readonly functions: () => Promise<FunctionsHost>;
  readonly account: Account;
}

interface Place {
  /** 0: a free port. */
  readonly port: number;
  /** Default: all interfaces. */
  readonly host?: string;
}

/** Serves a copy of the last build until the process ends. */
export async function serveSite({ port, host, ...site }: Prepared & Place): Promise<LocalServer> {
  const start = await prepareSite(site);
  const server = await start({ port, ...(host && { host }) });
  onShutdown(server.stop);
  return server;
}

/** Runs the functions of every minute like the platform, until the process ends. A long run skips the next ones. */
export function keepSchedule({ runEveryMinute }: Pick<LocalServer, 'runEveryMinute'>): void {
  let running: Promise<void> | undefined;
  const clock = setInterval(() => {
    running ??= runEveryMinute().finally(() => {
      running = undefined;
    });
  }, 60_000);
  onShutdown(async () => {
    clearInterval(clock);
    await running;
  });
}

/** Prepares a site. Resolves to a function that starts it, also again after it was stopped. */
export async function prepareSite({
  root,
  functions: load,
  account,
}: Prepared): Promise<(at: Place) => Promise<LocalServer>> {
  Object.assign(process.env, { NODE_ENV: 'production', ...(await loginEnvironment(account)) });
  // Caches compiled code and stripped types for the next start.
  enableCompileCache(join(root, 'node_modules/.cache/compiled'));
  const functions = await load();
  const copy = await snapshot(root);
  return (at) => startLocalServer({ root: copy, functions, ...at });
}
