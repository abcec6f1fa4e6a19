import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
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

const searches: Readonly<Record<Language, readonly (readonly [words: string, path: string])[]>> = {
  en: [
    ['RIGI deadline', '/incentives/rigi'],
    ['labor cost', '/costs/labour'],
    ['labour cost', '/costs/labour'],
    ['salary', '/costs/labour'],
    ['1000 hectares', '/guide/land'],
    ['PPA', '/incentives/renewables'],
    ['permitting time', '/guide/permits'],
    ['rental yield', '/sectors/real-state'],
    ['electricity tariff', '/costs'],
    ['Rio Tinto', '/investments'],
    ['tax treaty', '/treaties'],
    ['inflation', '/argentina-in-numbers'],
    ['exchange rate', '/argentina-in-numbers'],
  ],
  es: [
    ['plazo del RIGI', '/incentives/rigi'],
    ['costo laboral', '/costs/labour'],
    ['salario', '/costs/labour'],
    ['1000 hectáreas', '/guide/land'],
    ['PPA', '/incentives/renewables'],
    ['tiempo de permisos', '/guide/permits'],
    ['rentabilidad del alquiler', '/sectors/real-state'],
    ['tarifa eléctrica', '/costs'],
    ['Rio Tinto', '/investments'],
    ['doble imposición', '/treaties'],
    ['inflación', '/argentina-in-numbers'],
    ['tipo de cambio', '/argentina-in-numbers'],
  ],
  zh: [
    ['RIGI截止', '/incentives/rigi'],
    ['人工成本', '/costs/labour'],
    ['工资', '/costs/labour'],
    ['1000公顷', '/guide/land'],
    ['PPA', '/incentives/renewables'],
    ['审批时间', '/guide/permits'],
    ['租金回报', '/sectors/real-state'],
    ['电价', '/costs'],
    ['Rio Tinto', '/investments'],
    ['税收协定', '/treaties'],
    ['通货膨胀', '/argentina-in-numbers'],
    ['汇率', '/argentina-in-numbers'],
    ['外汇储备', '/argentina-in-numbers'],
  ],
};

describe.each(languages)('the search in %s', (language) => {
  test.each(searches[language])('A search for “%s” has %s among the first three results', (words, path) => {
    expect(firstThree(words, language)).toContain(localizedPath(path, language));
  });
});

test.each(languages.flatMap(indexPaths))('The index file %s has at most 60 KB compressed', (path) => {
  expect(brotliCompressSync(readFileSync(`dist${path}`)).length).toBeLessThan(60_000);
});
