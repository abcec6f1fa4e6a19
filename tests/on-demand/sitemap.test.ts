import { expect, test } from 'vitest';
import { sitemapIndexOf, sitemapOf } from '../../src/on-demand/sitemap.ts';

const site = new URL('https://invest.example');

test('The sitemap lists each page in every language, with all its alternates', () => {
  const xml = sitemapOf(site, [{ path: '/' }, { path: '/sectors/energy' }]);
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

test('A page with a known change date has it in the sitemap in every language', () => {
  const updatedAt = '2026-01-02T10:20:30.456Z';
  const xml = sitemapOf(site, [{ path: '/opportunity/x', updatedAt }, { path: '/about' }]);
  const changed = xml.match(/<url><loc>[^<]*<\/loc><lastmod>[^<]*<\/lastmod>/g);
  expect(changed).toEqual(
    ['', '/es', '/zh'].map(
      (prefix) =>
        `<url><loc>https://invest.example${prefix}/opportunity/x</loc><lastmod>2026-01-02T10:20:30.456Z</lastmod>`,
    ),
  );
});

test('A sitemap without pages is valid', () => {
  expect(sitemapOf(site, [])).toMatch(/^<\?xml .*\?>\n<urlset [^>]+>\n<\/urlset>\n$/);
});

test('The sitemap index lists the sitemaps by absolute URL', () => {
  expect(sitemapIndexOf(site, ['/one.xml'])).toContain('<sitemap><loc>https://invest.example/one.xml</loc></sitemap>');
});
