import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { type Language, languages } from '#domain/language';
import { coverOf } from '../support/browser/text-cover.ts';
import { textRuns } from '../support/browser/text-runs.ts';
import { knownTexts } from '../support/known-texts.ts';
import { pageAt, pages } from '../support/pages.ts';

// No build step may alter a word. Each line of each page must consist of texts from the content files, the dictionaries
// and the samples, compared character by character.

/** The search terms in the pages of tests/support/pages.ts, and a form's sample reference. */
const ofPages = ['lithium', 'zzzz', 'INV-7F3K2Q'];

const covers = new Map(
  languages.map((language) => [language, coverOf([...knownTexts(language), ...ofPages], language)] as const),
);

const unknownIn = (document: Document, language: Language): string[] =>
  textRuns(document).filter((run) => !covers.get(language)?.(run));

test.each(languages)(
  'Every text of every page comes from the content files, dictionaries or samples, in %s',
  (language) => {
    const own = pages.filter((page) => page.language === language);
    const unknown = own.flatMap(({ url, document }) => unknownIn(document, language).map((run) => [run, url] as const));
    // A text that is on many pages is reported once.
    expect([...new Map(unknown)].map(([run, url]) => `${url}: ${run}`)).toEqual([]);
  },
);

test.each([
  ['en', /company/g, 'compnay'],
  ['es', /empresa/g, 'empersa'],
  ['zh', /第(?=\d)/g, '第第'],
  ['zh', /公司/g, '公公司'],
] as const)('A word that a later build step alters is found, in %s (%s)', (language, word, altered) => {
  const { html } = pageAt('/guide/china', language);
  const [before, main = ''] = html.split('<main');
  const { document } = parseHTML(`${before}<main${main.replace(word, altered)}`);
  expect(unknownIn(document, language)).toEqual(expect.arrayContaining([expect.stringContaining(altered)]));
});
