// npm run dev: Astro's development server, with the functions and the local store.
import { dev } from 'astro';
import { command } from './command.ts';
import { functionsPlugin } from './dev/functions-plugin.ts';
import { styleguide } from './dev/styleguide.ts';
import { onShutdown } from './shutdown.ts';
import { announce } from './start/announce.ts';
import { checkPort, checkStore } from './start/checks.ts';
import { loginEnvironment, readSettings } from './start/settings.ts';
import { openLocalStore } from './start/store.ts';

await command(async ({ root }) => {
  const settings = await readSettings(root, process.env, 4321);
  const { port, host, blobsDirectory } = settings;
  await checkPort(port, host);
  await checkStore(blobsDirectory);
  // Astro derives the site's URL from the port (scripts/build/site-url.ts).
  process.env.PORT ??= String(port);
  process.env.SITE_EXAMPLE ??= 'yes';
  // Prevents the adapter from starting its emulator, whose functions cannot receive uploads (docs/decisions/0002).
  Object.assign(process.env, { NETLIFY_DEV: 'true', ...(await loginEnvironment(settings)) });
  await openLocalStore(root, blobsDirectory);
  const server = await dev({
    root,
    integrations: [styleguide()],
    // Vite injects changed styles, which the CSP cannot know.
    security: { csp: false },
    server: { port, host },
    vite: { plugins: [functionsPlugin(root)] },
  });
  onShutdown(server.stop);
  await announce(root, server.address.port, settings);
  return 'serving';
});
