import { mkdir, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { atlasSheetPath, provinceSheetPath } from '#domain/illustrations/atlas-sheet';
import { languages } from '#domain/language';
import { provinceCodes } from '#domain/province';

/** The functions import their drawings on demand: these read the dictionaries, which the build checks first. */
const drawings: readonly { readonly path: string; draw(): Promise<string> }[] = [
  ...languages.map((language) => ({
    path: atlasSheetPath(language),
    draw: async () => (await import('./atlas/sheet.ts')).atlasSheet(language),
  })),
  ...provinceCodes.map((code) => ({
    path: provinceSheetPath(code),
    draw: async () => (await import('./atlas/province-sheet.ts')).provinceSheet(code),
  })),
];

/** Serves the overlay of the large map in each language, and the small map of each province (docs/decisions/0047). */
export function atlasSheets(): AstroIntegration {
  return {
    name: 'atlas-sheets',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const drawing = drawings.find(({ path }) => path === request.url);
          if (!drawing) return next();
          drawing
            .draw()
            .then((svg) => response.setHeader('Content-Type', 'image/svg+xml').end(svg))
            .catch(next);
        });
      },
      'astro:build:done': async ({ dir }) => {
        await Promise.all(
          drawings.map(async ({ path, draw }) => {
            const file = new URL(`.${path}`, dir);
            await mkdir(new URL('.', file), { recursive: true });
            await writeFile(file, await draw());
          }),
        );
      },
    },
  };
}
