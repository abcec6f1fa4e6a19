import { copyFile, mkdir, readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { provinceCodes } from '#domain/province';
import { provinceIllustrationFolder, provinceIllustrationWidths } from '#domain/province-illustration';
import { illustrationFileNamed, locateIllustrationFile } from './province-illustrations/illustration-file.ts';

/**
 * Serves the provinces' illustrations at the paths that are promised for them: `{CODE}.jpg` as the owner left it, and
 * `{CODE}-{width}.webp` beside it. The framework's own images carry a hash in their names, so they cannot be these.
 */
export function provinceIllustrations(): AstroIntegration {
  let cache: string;
  return {
    name: 'province-illustrations',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL('province-illustrations/', config.cacheDir));
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(provinceIllustrationFolder, ({ url = '' }, response, next) => {
          const file = illustrationFileNamed(url.slice(1));
          if (!file) return next();
          locateIllustrationFile(file, cache)
            .then((found) => send(found, response))
            .catch(next);
        });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = new URL(`.${provinceIllustrationFolder}/`, dir);
        await mkdir(folder, { recursive: true });
        const names = provinceCodes.flatMap((code) => [
          `${code}.jpg`,
          ...provinceIllustrationWidths.map((width) => `${code}-${width}.webp`),
        ]);
        await Promise.all(names.map((name) => copyInto(folder, name, cache)));
      },
    },
  };
}

async function copyInto(folder: URL, name: string, cache: string): Promise<void> {
  const file = illustrationFileNamed(name);
  if (file) await copyFile(await locateIllustrationFile(file, cache), new URL(name, folder));
}

async function send(file: string, response: ServerResponse): Promise<void> {
  response.setHeader('Content-Type', file.endsWith('.webp') ? 'image/webp' : 'image/jpeg');
  response.end(await readFile(file));
}
