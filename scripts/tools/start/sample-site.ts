import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFunctions } from '../local-server/functions-bundle.ts';
import { hostFunctions } from '../local-server/functions-host.ts';
import { startLocalServer } from '../local-server/server.ts';
import { step } from '../progress.ts';
import { beforeEnd } from '../shutdown.ts';
import { build, isBuilt } from './build.ts';
import { loginEnvironment } from './settings.ts';
import { snapshot } from './snapshot.ts';
import { openLocalStore } from './store.ts';

/** The account of a site of samples; nothing outside this machine ever reaches it. */
export const sampleAccount = { username: 'admin', password: randomBytes(12).toString('base64url') } as const;

/**
 * Serves the site, built if need be, with the samples in a store of its own until the process ends: on a free port, to
 * this machine only. Resolves to the port.
 */
export async function serveSampleSite(root: string): Promise<number> {
  if (!(await isBuilt(root))) await step('Building the site', () => build(root));
  const bundles = await step('Bundling the functions', () => bundleFunctions(root));
  const secret = randomBytes(48).toString('base64url');
  Object.assign(process.env, { NODE_ENV: 'production', ...(await loginEnvironment({ ...sampleAccount, secret })) });
  const store = await mkdtemp(join(tmpdir(), 'sample-site-'));
  beforeEnd(() => rm(store, { recursive: true, force: true }));
  await openLocalStore(root, store);
  const functions = await hostFunctions(bundles);
  const server = await startLocalServer({ root: await snapshot(root), functions, port: 0, host: '127.0.0.1' });
  beforeEnd(server.stop);
  return server.port;
}
