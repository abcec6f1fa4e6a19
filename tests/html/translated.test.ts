import { expect, test } from 'vitest';
import { foreignWordsIn } from '../support/foreign-words.ts';
import { pages } from '../support/pages.ts';

test('No page in Spanish or Chinese has a text that is still English', () => {
  const faults = pages.flatMap(({ url, language, document }) =>
    language === 'en' ? [] : foreignWordsIn(document, language).map((text) => `${url}: ${text}`),
  );
  expect(faults).toEqual([]);
});
