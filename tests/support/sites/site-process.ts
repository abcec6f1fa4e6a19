// A site for a test in its own process: the last build, its own store and secrets, a free port. Its first line is its
// origin. It ends with its parent process. On the message `renew` it finishes pending requests, empties its store and
// prints its origin, which does not change, once it serves again. On a time it runs the functions of every minute as if
// it were that time, then prints its origin too.
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import { command } from '../../../scripts/tools/command.ts';
import { startBlobs } from '../../../scripts/tools/local-server/blobs.ts';
import { bundleFunctions } from '../../../scripts/tools/local-server/functions-bundle.ts';
import { hostFunctions } from '../../../scripts/tools/local-server/functions-host.ts';
import type { LocalServer } from '../../../scripts/tools/local-server/server.ts';
import { isToBeSeeded, seed } from '../../../scripts/tools/seed/seed.ts';
import { onShutdown, shutDownWithParent } from '../../../scripts/tools/shutdown.ts';
import { prepareSite } from '../../../scripts/tools/start/serve-site.ts';
import { slowClock } from '../browser/slow-clock.ts';
import { siteAccount } from './site-account.ts';

const { SITE_ROOT, SITE_STORE, SITE_SEEDED, SITE_SECRET = randomBytes(48).toString('base64url') } = process.env;

await command(async ({ root: project }) => {
  shutDownWithParent(() => 0);
  const root = SITE_ROOT ?? project;
  const store = SITE_STORE ?? (await temporaryStore());
  const blobs = await startBlobs(store);
  onShutdown(blobs.stop);
  slowClock();
  if (SITE_SEEDED && (await isToBeSeeded())) await seed(root);
  const bundles = await bundleFunctions(root);
  const prepared = await prepareSite({
    root,
    functions: () => hostFunctions(bundles),
    account: { ...siteAccount, secret: SITE_SECRET },
  });

  async function serve(port: number): Promise<LocalServer> {
    const server = await prepared({ port, host: '127.0.0.1' });
    return ready(server);
  }

  async function renewed(server: LocalServer): Promise<LocalServer> {
    await server.stop();
    for (const name of await readdir(store)) await rm(join(store, name), { recursive: true, force: true });
    return serve(server.port);
  }

  let serving = serve(0);
  onShutdown(async () => (await serving).stop());
  await serving;
  process.on('message', (message) => {
    serving = serving.then((server) => (message === 'renew' ? renewed(server) : ranAt(Number(message), server)));
  });
  return 'serving';
});

async function ranAt(time: number, server: LocalServer): Promise<LocalServer> {
  mock.timers.enable({ apis: ['Date'], now: time });
  await server.runEveryMinute();
  mock.timers.reset();
  return ready(server);
}

function ready(server: LocalServer): LocalServer {
  console.log(`site: http://127.0.0.1:${server.port}`);
  return server;
}

async function temporaryStore(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-store-'));
  onShutdown(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
