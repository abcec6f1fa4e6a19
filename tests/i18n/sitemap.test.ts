import { expect, test } from 'vitest';
import { sitemapIndexOf, sitemapOf } from '../../src/i18n/sitemap.ts';

const site = new URL('https://invest.example');

test('a sitemap names each page in every language, each with all its alternates', () => {
  const xml = sitemapOf(site, ['/', '/sectors/energy']);
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
    'https://invest.example/',
    'https://invest.example/es',
    'https://invest.example/zh',
    'https://invest.example/sectors/energy',
    'https://invest.example/es/sectors/energy',
    'https://invest.example/zh/sectors/energy',
  ]);
  const chinese = '<xhtml:link rel="alternate" hreflang="zh" href="https://invest.example/zh/sectors/energy"/>';
  const unprefixed = '<xhtml:link rel="alternate" hreflang="x-default" href="https://invest.example/sectors/energy"/>';
  expect(xml.split(chinese)).toHaveLength(4);
  expect(xml.split(unprefixed)).toHaveLength(4);
});

test('a sitemap of nothing is still one', () => {
  expect(sitemapOf(site, [])).toMatch(/^<\?xml .*\?>\n<urlset [^>]+>\n<\/urlset>\n$/);
});

test('the index names the sitemaps by their whole URLs', () => {
  expect(sitemapIndexOf(site, ['/one.xml'])).toContain('<sitemap><loc>https://invest.example/one.xml</loc></sitemap>');
});
