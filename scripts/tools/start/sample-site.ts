import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFunctions } from '../local-server/functions-bundle.ts';
import { hostFunctions } from '../local-server/functions-host.ts';
import { step } from '../progress.ts';
import { onShutdown } from '../shutdown.ts';
import { build, isBuilt } from './build.ts';
import { serveSite } from './serve-site.ts';
import { openLocalStore } from './store.ts';

/** The account of a sample site, which listens on the loopback only. */
export const sampleAccount = { username: 'admin', password: randomBytes(12).toString('base64url') } as const;

/**
 * Builds the site if needed and serves it with samples in a temporary store until the process ends, on a free port of
 * the loopback. Resolves to the port.
 */
export async function serveSampleSite(root: string): Promise<number> {
  if (!(await isBuilt(root))) await step('Building the site', () => build(root));
  const bundles = await step('Bundling the functions', () => bundleFunctions(root));
  const store = await mkdtemp(join(tmpdir(), 'sample-site-'));
  onShutdown(() => rm(store, { recursive: true, force: true }));
  await openLocalStore(root, store);
  const account = { ...sampleAccount, secret: randomBytes(48).toString('base64url') };
  const functions = () => hostFunctions(bundles);
  const { port } = await serveSite({ root, functions, account, port: 0, host: '127.0.0.1' });
  return port;
}
