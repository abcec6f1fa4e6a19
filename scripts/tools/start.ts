// npm start: builds the site and serves it as the platform does, with a local store.
import { command } from './command.ts';
import { importFunctions } from './local-server/functions-source.ts';
import { step } from './progress.ts';
import { announce } from './start/announce.ts';
import { build, isBuilt } from './start/build.ts';
import { checkPort, checkStore, portFailure } from './start/checks.ts';
import { keepSchedule, serveSite } from './start/serve-site.ts';
import { readSettings } from './start/settings.ts';
import { openLocalStore } from './start/store.ts';

await command(async ({ root }) => {
  const settings = await readSettings(root, process.env, 8888);
  const { port, host, blobsDirectory } = settings;
  await checkPort(port, host);
  await checkStore(blobsDirectory);
  console.log('Invest Argentina');
  // The build derives the site's URL from the port (scripts/build/site-url.ts).
  process.env.PORT ??= String(port);
  if (await isBuilt(root)) console.log('The site is built and up to date.');
  else await step('Building the site', (report) => build(root, report));
  await openLocalStore(root, blobsDirectory);
  const serving = step('Starting the server', () =>
    serveSite({ root, functions: () => importFunctions(root), account: settings, port, host }),
  );
  const served = await serving.catch((error) => {
    throw portFailure(port, error);
  });
  keepSchedule(served);
  await announce(root, served.port, settings);
  return 'serving';
});
