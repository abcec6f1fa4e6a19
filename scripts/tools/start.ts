import { fileURLToPath } from 'node:url';
import { bundleFunctions } from './local-server/functions-bundle.ts';
import { hostFunctions } from './local-server/functions-host.ts';
import { startLocalServer } from './local-server/server.ts';
import { step } from './progress.ts';
import { beforeEnd, end, endWhenTold } from './shutdown.ts';
import { announce } from './start/announce.ts';
import { build, isBuilt } from './start/build.ts';
import { checkPort, checkStore, portFailure } from './start/checks.ts';
import { sentenceFor } from './start/failure.ts';
import { loginEnvironment, readSettings } from './start/settings.ts';
import { snapshot } from './start/snapshot.ts';
import { openLocalStore } from './start/store.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

let serving = false;
endWhenTold(() => (serving ? 0 : 130));
try {
  await start();
} catch (error) {
  console.error(`\n${sentenceFor(error)}`);
  await end(1);
}

async function start(): Promise<void> {
  const settings = await readSettings(root, process.env, 8888);
  await checkPort(settings.port);
  await checkStore(settings.blobsDirectory);
  console.log('Invest Argentina');
  // The site's own address follows from it (astro.config.mjs).
  process.env.PORT ??= String(settings.port);
  if (await isBuilt(root)) console.log('The site is built; nothing has changed since.');
  else await step('Building the site', () => build(root));
  const bundles = await step('Bundling the functions', () => bundleFunctions(root));
  Object.assign(process.env, { NODE_ENV: 'production', ...(await loginEnvironment(settings)) });
  await openLocalStore(root, settings.blobsDirectory);
  const server = await serve(settings.port, bundles);
  beforeEnd(server.stop);
  serving = true;
  announce(server.port, settings);
}

async function serve(port: number, bundles: Awaited<ReturnType<typeof bundleFunctions>>) {
  const functions = await hostFunctions(bundles);
  const built = await snapshot(root);
  try {
    return await startLocalServer({ root: built, functions, port });
  } catch (error) {
    throw portFailure(port, error);
  }
}
