import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Language, languages } from '#domain/language';
import { findPages } from '#domain/site-search/find';
import { indexFile, indexPaths } from '#domain/site-search/index-file';
import { localizedPath } from '../../src/i18n/path.ts';
import { pageAt } from '../support/pages.ts';

const textsOfPage = v.object({ synonyms: v.array(v.array(v.string())) });

/** The paths of the first three results of a search, without fragments. */
function firstThree(words: string, language: Language): readonly string[] {
  const index = indexPaths(language).flatMap((path) =>
    v.parse(indexFile, JSON.parse(readFileSync(`dist${path}`, 'utf8'))),
  );
  const page = pageAt('/search', language).document.querySelector<HTMLElement>('[data-site-search]');
  const { synonyms } = v.parse(textsOfPage, JSON.parse(page?.dataset.texts ?? '{}'));
  const { pages } = findPages(index, words, language, synonyms);
  return pages.slice(0, 3).map(({ url }) => url.replace(/#.*/, ''));
}

const searches: readonly (readonly [words: string, language: Language, path: string])[] = [
  ['RIGI deadline', 'en', '/incentives/rigi'],
  ['labor cost', 'en', '/guide/people'],
  ['labour cost', 'en', '/guide/people'],
  ['1000 hectares', 'en', '/guide/land'],
  ['PPA', 'en', '/incentives/renewables'],
  ['permitting time', 'en', '/guide/permits'],
  ['rental yield', 'en', '/sectors/real-state'],
  ['Rio Tinto', 'en', '/investments'],
  ['Rio Tinto', 'es', '/investments'],
  ['Rio Tinto', 'zh', '/investments'],
  ['PPA', 'es', '/incentives/renewables'],
  ['PPA', 'zh', '/incentives/renewables'],
  ['tarifa eléctrica', 'es', '/costs'],
  ['电价', 'zh', '/costs'],
  ['tax treaty', 'en', '/treaties'],
  ['doble imposición', 'es', '/treaties'],
  ['税收协定', 'zh', '/treaties'],
  ['salario', 'es', '/guide/taxes'],
  ['costo laboral', 'es', '/guide/people'],
  ['plazo del RIGI', 'es', '/incentives/rigi'],
  ['tiempo de permisos', 'es', '/guide/permits'],
  ['工资', 'zh', '/guide/people'],
  ['租金回报', 'zh', '/sectors/real-state'],
  ['1000公顷', 'zh', '/guide/land'],
  ['inflation', 'en', '/argentina-in-numbers'],
  ['tipo de cambio', 'es', '/argentina-in-numbers'],
  ['外汇储备', 'zh', '/argentina-in-numbers'],
];

test.each(searches)('A search for “%s” (%s) has %s among the first three results', (words, language, path) => {
  expect(firstThree(words, language)).toContain(localizedPath(path, language));
});

test.each(languages.flatMap(indexPaths))('The index file %s has at most 60 KB compressed', (path) => {
  expect(brotliCompressSync(readFileSync(`dist${path}`)).length).toBeLessThan(60_000);
});
