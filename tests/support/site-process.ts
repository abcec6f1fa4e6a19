// A site for a test, in a process of its own: what was built last, a store and secrets of its own, a free port. Its
// first line is its origin; it ends with the process that started it.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '../../scripts/tools/command.ts';
import { startBlobs } from '../../scripts/tools/local-server/blobs.ts';
import { bundleFunctions } from '../../scripts/tools/local-server/functions-bundle.ts';
import { isToBeSeeded, seed } from '../../scripts/tools/seed/seed.ts';
import { onShutdown, shutDownWithParent } from '../../scripts/tools/shutdown.ts';
import { serveSite } from '../../scripts/tools/start/serve-site.ts';
import { siteAccount } from './site-account.ts';
import { slowClock } from './slow-clock.ts';

const { SITE_ROOT, SITE_STORE, SITE_SEEDED, SITE_SECRET = randomBytes(48).toString('base64url') } = process.env;

await command(async ({ root: project }) => {
  shutDownWithParent(() => 0);
  const root = SITE_ROOT ?? project;
  const blobs = await startBlobs(SITE_STORE ?? (await temporaryStore()));
  onShutdown(blobs.stop);
  slowClock();
  if (SITE_SEEDED && (await isToBeSeeded())) await seed(root);
  const bundles = await bundleFunctions(root);
  const account = { ...siteAccount, secret: SITE_SECRET };
  console.log(`site: http://127.0.0.1:${await serveSite({ root, bundles, account, port: 0, host: '127.0.0.1' })}`);
  return 'serving';
});

async function temporaryStore(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-store-'));
  onShutdown(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
