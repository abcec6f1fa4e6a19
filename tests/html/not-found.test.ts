import { expect, test } from 'vitest';
import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { linksNamed } from '../support/browser/regions.ts';
import { all, attributes, fetchPage, textOf } from '../support/pages.ts';

test.each(languages)(
  'A missing page and a missing opportunity say so and link to other pages, in %s',
  async (language) => {
    const { notFound, opportunity } = dictionaryOf(language);
    for (const [path, title, text, first] of [
      ['/nothing/here', notFound.title, notFound.text, notFound.opportunities],
      [
        '/opportunity/3f0e8e52-0000-4000-8000-000000000000',
        opportunity.missingTitle,
        opportunity.missingText,
        opportunity.seeAll,
      ],
    ] as const) {
      const { status, document } = await fetchPage(path, language);
      expect(status).toBe(404);
      expect(document.documentElement.getAttribute('lang')).toBe(language);
      const main = document.querySelector('main') ?? document;
      expect(textOf(main.querySelector('h1'))).toBe(title);
      expect(textOf(document.querySelector('main'))).toContain(text);
      expect(textOf(document.querySelector('main'))).toContain(notFound.error);
      expect(linksNamed(main, first)).toEqual([localizedPath('/opportunities', language)]);
      expect(linksNamed(main, notFound.home)).toEqual([localizedPath('/', language)]);
      expect(all(main, 'img')).toHaveLength(1);
      expect(attributes(document, 'meta[name=robots]', 'content')).toEqual(['noindex']);
    }
  },
);
