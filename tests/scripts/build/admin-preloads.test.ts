import { expect, test } from 'vitest';
import { withPreloads } from '../../../scripts/build/admin-preloads.ts';

const imports = new Map([
  ['/_astro/App.js', ['/_astro/state.js', '/_astro/react.js']],
  ['/_astro/state.js', ['/_astro/react.js']],
  ['/_astro/page.js', ['/_astro/state.js']],
]);

test('A page preloads its first files and their imports, once each', () => {
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

test('A page without scripts is unchanged', () => {
  const html = '<html><head></head><body></body></html>';
  expect(withPreloads(html, imports)).toBe(html);
});
