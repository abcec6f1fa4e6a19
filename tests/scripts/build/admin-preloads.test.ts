import { expect, test } from 'vitest';
import { withPreloads } from '../../../scripts/build/admin-preloads.ts';

const imports = new Map([
  ['/_astro/App.js', ['/_astro/state.js', '/_astro/react.js']],
  ['/_astro/state.js', ['/_astro/react.js']],
  ['/_astro/page.js', ['/_astro/state.js']],
]);

test('a page names the files that it begins with, and what they import, once each', () => {
  const island = '<astro-island component-url="/_astro/App.js" renderer-url="/_astro/react.js"></astro-island>';
  const html = `<html><head></head><body>${island}<script type="module" src="/_astro/page.js"></script></body></html>`;
  const files = [...withPreloads(html, imports).matchAll(/<link rel="modulepreload" href="([^"]+)">/g)];
  expect(files.map(([, file]) => file)).toEqual([
    '/_astro/App.js',
    '/_astro/state.js',
    '/_astro/react.js',
    '/_astro/page.js',
  ]);
});

test('a page without scripts stays as it is', () => {
  const html = '<html><head></head><body></body></html>';
  expect(withPreloads(html, imports)).toBe(html);
});
