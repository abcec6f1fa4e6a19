import { fileURLToPath } from 'node:url';
import { dev } from 'astro';
import { functionsPlugin } from './dev/functions-plugin.ts';
import { beforeEnd, end, endWhenTold } from './shutdown.ts';
import { announce } from './start/announce.ts';
import { checkPort, checkStore } from './start/checks.ts';
import { sentenceFor } from './start/failure.ts';
import { loginEnvironment, readSettings } from './start/settings.ts';
import { openLocalStore } from './start/store.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

endWhenTold(() => 0);
try {
  await develop();
} catch (error) {
  console.error(`\n${sentenceFor(error)}`);
  await end(1);
}

async function develop(): Promise<void> {
  const settings = await readSettings(root, process.env, 4321);
  await checkPort(settings.port);
  await checkStore(settings.blobsDirectory);
  // The site's own address follows from it (astro.config.mjs).
  process.env.PORT ??= String(settings.port);
  // Keeps the adapter from starting an emulator of its own, whose functions cannot take uploads (docs/decisions/0002).
  Object.assign(process.env, { NETLIFY_DEV: 'true', ...(await loginEnvironment(settings)) });
  await openLocalStore(root, settings.blobsDirectory);
  const plugins = [functionsPlugin(root)];
  const server = await dev({ root, server: { port: settings.port }, vite: { plugins } });
  beforeEnd(server.stop);
  announce(server.address.port, settings);
}
