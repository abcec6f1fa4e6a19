import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { atlasSheetPath, provinceSheetPath } from '#domain/atlas-sheet';
import { type Language, languages } from '#domain/language';
import { provinceCodes } from '#domain/province';

/** Every drawing, made later than this file is read: they read the dictionaries, which the build checks first. */
const drawings: readonly { readonly path: string; draw(root: URL): Promise<string> }[] = [
  ...languages.map((language) => ({ path: atlasSheetPath(language), draw: (root: URL) => drawSheet(language, root) })),
  ...provinceCodes.map((code) => ({
    path: provinceSheetPath(code),
    draw: async () => (await import('./atlas/province-sheet.ts')).provinceSheet(code),
  })),
];

/** Serves what lies over the large map, in each language, and the small map of each province (docs/decisions/0047). */
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
          const drawing = drawings.find(({ path }) => path === request.url);
          if (!drawing) return next();
          drawing
            .draw(root)
            .then((svg) => response.setHeader('Content-Type', 'image/svg+xml').end(svg))
            .catch(next);
        });
      },
      'astro:build:done': async ({ dir }) => {
        await Promise.all(
          drawings.map(async ({ path, draw }) => {
            const file = new URL(`.${path}`, dir);
            await mkdir(new URL('.', file), { recursive: true });
            await writeFile(file, await draw(root));
          }),
        );
      },
    },
  };
}

async function drawSheet(language: Language, root: URL): Promise<string> {
  const file = await readFile(new URL(`content/provinces/${language}/CABA.md`, root), 'utf8');
  const { capital }: { capital: string } = parse(file.split('---')[1] ?? '');
  const { atlasSheet } = await import('./atlas/sheet.ts');
  return atlasSheet(language, capital);
}
