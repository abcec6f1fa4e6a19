import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { cropStyles } from './illustrations/crops.ts';
import { locate } from './illustrations/encode.ts';
import { homeIllustrationHashes, illustrationFiles } from './illustrations/files.ts';
import { arePicturesOnRequest, illustrationCache } from './illustrations-on-request.ts';

/**
 * Writes the illustrations with predictable paths into the build and serves them in development. Builds that leave
 * images to the local server skip them. Provides the hashes of the home page's illustrations as a module
 * (src/content-readers/home-illustration.ts) and the crops of content/plates.yaml as styles.
 */
export function illustrations(): AstroIntegration {
  let cache: string;
  return {
    name: 'illustrations',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [hashModule(), cropStyles()] } });
      },
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL(`${illustrationCache}/`, config.cacheDir));
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(({ url = '' }, response, next) => {
          const recipe = illustrationFiles().get(url);
          if (!recipe) return next();
          response.setHeader('Content-Type', url.endsWith('.webp') ? 'image/webp' : 'image/jpeg');
          locate(recipe, cache)
            .then(readFile)
            .then((bytes) => response.end(bytes))
            .catch(next);
        });
      },
      'astro:build:done': async ({ dir }) => {
        if (arePicturesOnRequest()) return;
        await Promise.all(
          [...illustrationFiles()].map(async ([path, recipe]) => {
            const located = await locate(recipe, cache);
            const target = new URL(`.${path}`, dir);
            await mkdir(new URL('.', target), { recursive: true });
            await copyFile(located, target);
          }),
        );
      },
    },
  };
}

function hashModule(): Plugin {
  const name = 'virtual:home-illustration-hashes';
  return {
    name: 'home-illustration-hashes',
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export const hashes = ${JSON.stringify(homeIllustrationHashes())};` : undefined,
  };
}
