import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { byLanguage } from '#domain/formatters';
import { type Language, languages } from '#domain/language';
import { type IndexedPage, indexPath, pageKinds } from '#domain/site-search/index-file';
import { readPage } from './search-index/read-page.ts';

/** Writes the index of the site search, one file per language and kind, from all built pages that search engines may list. */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const found = await pagesIn(folder);
        for (const language of languages) {
          for (const kind of pageKinds) {
            const file = join(folder, indexPath(language, kind));
            await mkdir(join(file, '..'), { recursive: true });
            await writeFile(file, JSON.stringify(found[language].filter((page) => page.kind === kind)));
          }
        }
      },
    },
  };
}

async function pagesIn(folder: string): Promise<Readonly<Record<Language, readonly IndexedPage[]>>> {
  const found: Record<Language, IndexedPage[]> = byLanguage(() => []);
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html')).sort();
  for (const file of files) {
    const page = readPage(await readFile(join(folder, file), 'utf8'));
    if (page) found[page.language].push(...page.pages);
  }
  return found;
}
