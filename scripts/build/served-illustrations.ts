import { copyFile, mkdir, readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { arePicturesOnRequest } from './pictures-on-request.ts';

/** Illustrations whose paths pages know without encoding them. */
export interface ServedIllustrations {
  readonly name: string;
  /** The folder of their paths. */
  readonly folder: string;
  /** The names of all their files. */
  readonly files: readonly string[];
  /** Where the file of a name lies, made if it has to be, and kept in a folder for the next build. */
  locate(name: string, cache: string): Promise<string> | undefined;
}

/**
 * Copies illustrations into what is built, and serves them in development. A build that leaves pictures to the local
 * server leaves these too.
 */
export function serveIllustrations({ name, folder, files, locate }: ServedIllustrations): AstroIntegration {
  let cache: string;
  return {
    name,
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL(`${name}/`, config.cacheDir));
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(folder, ({ url = '' }, response, next) => {
          const located = locate(url.slice(1), cache);
          if (!located) return next();
          located.then((found) => send(found, response)).catch(next);
        });
      },
      'astro:build:done': async ({ dir }) => {
        if (arePicturesOnRequest()) return;
        const built = new URL(`.${folder}/`, dir);
        await Promise.all(
          files.map(async (file) => {
            const located = await locate(file, cache);
            if (!located) return;
            const target = new URL(file, built);
            await mkdir(new URL('.', target), { recursive: true });
            await copyFile(located, target);
          }),
        );
      },
    },
  };
}

async function send(file: string, response: ServerResponse): Promise<void> {
  response.setHeader('Content-Type', file.endsWith('.webp') ? 'image/webp' : 'image/jpeg');
  response.end(await readFile(file));
}
