import { expect, test } from 'vitest';
import { askEach, attributes, fetchFrom, pages } from '../support/pages.ts';
import { codeOf, scanned } from '../support/qr-code.ts';

const sheets = pages.flatMap(({ url, document }) => {
  const [source] = attributes(document, 'img[src^="/qr/"]', 'src');
  const [canonical] = attributes(document, 'link[rel=canonical]', 'href');
  return source && canonical ? [{ url, source, canonical, document }] : [];
});

test('The QR code of every printed page leads to that page', async () => {
  expect(sheets.length).toBeGreaterThanOrEqual(100);
  await askEach(sheets, async ({ url, source, canonical }) => {
    const response = await fetchFrom(source);
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    expect([url, scanned(codeOf(await response.text()))]).toEqual([url, canonical]);
  });
});

test('The foot of every printed page has its URL and the team, and the head has the site’s name', () => {
  for (const { url, document, canonical } of sheets) {
    expect([url, document.querySelector('[data-sheet-url]')?.textContent]).toEqual([url, canonical]);
    expect([url, document.querySelector('.sheet-foot')?.textContent]).toEqual([url, expect.stringMatching(/\+54.*@/)]);
    expect([url, document.querySelector('.sheet-head')?.textContent?.trim()]).toEqual([
      url,
      expect.stringMatching(/./),
    ]);
  }
});
