import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { FunctionsHost } from '../local-server/functions-host.ts';
import { type LocalServer, startLocalServer } from '../local-server/server.ts';
import { onShutdown } from '../shutdown.ts';
import { type Account, loginEnvironment } from './settings.ts';
import { snapshot } from './snapshot.ts';

interface Prepared {
  readonly root: string;
  /** Loads the functions, which read the environment as they are loaded. */
  readonly functions: () => Promise<FunctionsHost>;
  readonly account: Account;
}

interface Place {
  /** 0 for a free one. */
  readonly port: number;
  /** Every interface of the machine when left out. */
  readonly host?: string;
}

/** Serves a copy of the site as it was built last, until the process ends. Resolves to the port. */
export async function serveSite({ port, host, ...site }: Prepared & Place): Promise<number> {
  const start = await prepareSite(site);
  const server = await start({ port, ...(host && { host }) });
  onShutdown(server.stop);
  return server.port;
}

/** Gets all ready that a site needs; what this resolves to starts it, once more where it was stopped. */
export async function prepareSite({
  root,
  functions: load,
  account,
}: Prepared): Promise<(at: Place) => Promise<LocalServer>> {
  Object.assign(process.env, { NODE_ENV: 'production', ...(await loginEnvironment(account)) });
  // Compiled code and stripped types are kept, so that the next start takes less time.
  enableCompileCache(join(root, 'node_modules/.cache/compiled'));
  const functions = await load();
  const copy = await snapshot(root);
  return (at) => startLocalServer({ root: copy, functions, ...at });
}
