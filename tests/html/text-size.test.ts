import { expect, test } from 'vitest';
import { all, fetchPage, pages } from '../support/pages.ts';

test('No browser makes the letters of a turned phone larger by itself: each page says so in both spellings', async () => {
  const admin = await fetchPage('/admin');
  for (const { url, document } of [...pages, admin]) {
    const styles = all(document, 'style')
      .map(({ textContent }) => textContent)
      .join('');
    expect([url, /-webkit-text-size-adjust: ?100%/.test(styles)]).toEqual([url, true]);
    expect([url, /[;{]text-size-adjust: ?100%/.test(styles)]).toEqual([url, true]);
  }
});
