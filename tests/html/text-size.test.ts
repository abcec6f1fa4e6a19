import { expect, test } from 'vitest';
import { all, fetchPage, pages } from '../support/pages.ts';

test('Every page stops browsers from enlarging text on a rotated phone, in both property spellings', async () => {
  const admin = await fetchPage('/admin');
  for (const { url, document } of [...pages, admin]) {
    const styles = all(document, 'style')
      .map(({ textContent }) => textContent)
      .join('');
    expect([url, /-webkit-text-size-adjust: ?100%/.test(styles)]).toEqual([url, true]);
    expect([url, /[;{]text-size-adjust: ?100%/.test(styles)]).toEqual([url, true]);
  }
});
