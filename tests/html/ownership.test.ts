import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { languages } from '#domain/language';
import { ownershipSentences } from '../../src/components/legal/legal-texts.ts';
import { exampleSchema } from '../../src/content-schemas/site.ts';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { all, attributes, pageAt, pages, textOf } from '../support/pages.ts';

// The tests' build shows the fictitious owner (docs/decisions/0042).
const { ownership } = exampleSchema.parse(parse(readFileSync('content/site.example.yaml', 'utf8'))).owner;

test.each(languages)('The home page and About say that the site is not a state body, in %s', (language) => {
  const { notState, title } = dictionaryOf(language).legalNotice.owner;
  expect(ownership?.isState).toBe(false);
  const space = language === 'zh' ? '' : ' ';
  const shown = (path: string) => all(pageAt(path, language).document, 'main [data-ownership]');
  expect(shown('/').map(textOf)).toEqual([`${notState}${space}${title}`]);
  expect(shown('/about').map(textOf)).toEqual([[notState, ownership?.[language], title].join(space)]);
  for (const path of ['/', '/about']) {
    const [statement] = shown(path);
    const links = statement ? attributes(statement, 'a', 'href') : [];
    expect(links).toEqual([`${localizedPath('/legal-notice', language)}#owner`]);
  }
  expect(pageAt('/legal-notice', language).document.querySelector('main #owner')).not.toBeNull();
});

test('No other page has a statement on ownership', () => {
  const others = pages.filter(({ english }) => !['/', '/about'].includes(english));
  expect(others.filter(({ html }) => html.includes('data-ownership')).map(({ url }) => url)).toEqual([]);
});

test.each(languages)(
  'A state body is named as such, and nothing is stated without ownership data, in %s',
  (language) => {
    const owned = { isState: true, en: 'Of the Province.', es: 'De la Provincia.', zh: '省属。' };
    expect(ownershipSentences(owned, language)).toEqual([owned[language]]);
    expect(ownershipSentences(undefined, language)).toEqual([]);
  },
);
