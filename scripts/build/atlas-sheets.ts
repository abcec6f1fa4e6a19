import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { atlasSheetPath } from '#domain/atlas-sheet';
import { type Language, languages } from '#domain/language';

/** Serves the drawing that lies over the map of the provinces, in each language (docs/decisions/0047). */
export function atlasSheets(): AstroIntegration {
  let root: URL;
  return {
    name: 'atlas-sheets',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = config.root;
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const language = languages.find((one) => atlasSheetPath(one) === request.url);
          if (!language) return next();
          draw(language, root)
            .then((drawing) => response.setHeader('Content-Type', 'image/svg+xml').end(drawing))
            .catch(next);
        });
      },
      'astro:build:done': async ({ dir }) => {
        await Promise.all(
          languages.map(async (language) => {
            const file = new URL(`.${atlasSheetPath(language)}`, dir);
            await mkdir(new URL('.', file), { recursive: true });
            await writeFile(file, await draw(language, root));
          }),
        );
      },
    },
  };
}

async function draw(language: Language, root: URL): Promise<string> {
  const file = await readFile(new URL(`content/provinces/${language}/CABA.md`, root), 'utf8');
  const { capital }: { capital: string } = parse(file.split('---')[1] ?? '');
  // Later than this file: it reads the dictionaries, which are checked only when the configuration has been read.
  const { atlasSheet } = await import('./atlas/sheet.ts');
  return atlasSheet(language, capital);
}
