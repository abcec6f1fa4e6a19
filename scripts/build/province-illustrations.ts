import { copyFile, mkdir, readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { provinceCodes } from '#domain/province';
import { provincePlateFolder, provincePlateWidths } from '#domain/province-illustration';
import { locatePlateFile, plateFileNamed } from './province-illustrations/illustration-file.ts';

/**
 * Serves the provinces' plates where the specification wants them: `{CODE}.jpg` as the owner left it, and
 * `{CODE}-{width}.webp` beside it. The framework's own pictures carry a hash in their address, so they cannot be these.
 */
export function provincePlates(): AstroIntegration {
  let cache: string;
  return {
    name: 'province-plates',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL('province-plates/', config.cacheDir));
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(provincePlateFolder, ({ url = '' }, response, next) => {
          const file = plateFileNamed(url.slice(1));
          if (!file) return next();
          locatePlateFile(file, cache)
            .then((found) => send(found, response))
            .catch(next);
        });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = new URL(`.${provincePlateFolder}/`, dir);
        await mkdir(folder, { recursive: true });
        const names = provinceCodes.flatMap((code) => [
          `${code}.jpg`,
          ...provincePlateWidths.map((width) => `${code}-${width}.webp`),
        ]);
        await Promise.all(names.map((name) => place(name, folder, cache)));
      },
    },
  };
}

async function place(name: string, folder: URL, cache: string): Promise<void> {
  const file = plateFileNamed(name);
  if (file) await copyFile(await locatePlateFile(file, cache), new URL(name, folder));
}

async function send(file: string, response: ServerResponse): Promise<void> {
  response.setHeader('Content-Type', file.endsWith('.webp') ? 'image/webp' : 'image/jpeg');
  response.end(await readFile(file));
}
