import { expect, test } from 'vitest';
import { all, pages, textOf } from '../support/pages.ts';

test.each(pages.map((page) => [page.url, page] as const))(
  '%s answers in its language with one heading of the first level',
  (_url, { english, language, status, document }) => {
    expect(status).toBe(english === '/nothing' ? 404 : 200);
    expect(document.documentElement.getAttribute('lang')).toBe(language);
    expect(all(document, 'h1').map(textOf)).toEqual([expect.stringMatching(/\S/)]);
    expect(document.title).not.toBe('');
  },
);
