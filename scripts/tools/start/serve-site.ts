import type { Bundles } from '../local-server/functions-bundle.ts';
import { hostFunctions } from '../local-server/functions-host.ts';
import { startLocalServer } from '../local-server/server.ts';
import { onShutdown } from '../shutdown.ts';
import { type Account, loginEnvironment } from './settings.ts';
import { snapshot } from './snapshot.ts';

interface Options {
  readonly root: string;
  /** The functions, bundled. */
  readonly bundles: Bundles;
  readonly account: Account;
  /** 0 for a free one. */
  readonly port: number;
  /** Every interface of the machine when left out. */
  readonly host?: string;
}

/** Serves a copy of the site as it was built last, until the process ends. Resolves to the port. */
export async function serveSite({ root, bundles, account, port, host }: Options): Promise<number> {
  Object.assign(process.env, { NODE_ENV: 'production', ...(await loginEnvironment(account)) });
  const functions = await hostFunctions(bundles);
  const server = await startLocalServer({ root: await snapshot(root), functions, port, ...(host && { host }) });
  onShutdown(server.stop);
  return server.port;
}
