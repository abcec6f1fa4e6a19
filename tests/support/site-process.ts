// A site of its own for a test, in a process of its own: the build that is there, an own store, own secrets, a free port.
// Its first line tells its address; it ends with whoever started it.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEnd, end, endWhenTold, endWithStarter } from '../../scripts/tools/shutdown.ts';
import { startBlobs } from '../../scripts/tools/local-server/blobs.ts';
import { bundleFunctions } from '../../scripts/tools/local-server/functions-bundle.ts';
import { hostFunctions } from '../../scripts/tools/local-server/functions-host.ts';
import { startLocalServer } from '../../scripts/tools/local-server/server.ts';
import { isToBeSeeded, seed } from '../../scripts/tools/seed/seed.ts';
import { loginEnvironment } from '../../scripts/tools/start/settings.ts';
import { snapshot } from '../../scripts/tools/start/snapshot.ts';
import { slowClock } from './patient-clock.ts';
import { siteAccount } from './site-account.ts';

const root = process.env.SITE_ROOT ?? fileURLToPath(new URL('../..', import.meta.url));

endWhenTold(() => 0);
endWithStarter(() => 0);
try {
  console.log(`site: http://127.0.0.1:${await serve()}`);
} catch (error) {
  console.error(error);
  await end(1);
}

async function serve(): Promise<number> {
  const secret = process.env.SITE_SECRET ?? randomBytes(48).toString('base64url');
  Object.assign(process.env, { NODE_ENV: 'production', ...(await loginEnvironment({ ...siteAccount, secret })) });
  const blobs = await startBlobs(process.env.SITE_STORE ?? (await temporaryStore()));
  beforeEnd(blobs.stop);
  slowClock();
  if (process.env.SITE_SEEDED && (await isToBeSeeded())) await seed(root);
  const functions = await hostFunctions(await bundleFunctions(root));
  const server = await startLocalServer({ root: await snapshot(root), functions, port: 0, host: '127.0.0.1' });
  beforeEnd(server.stop);
  return server.port;
}

async function temporaryStore(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-store-'));
  beforeEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
