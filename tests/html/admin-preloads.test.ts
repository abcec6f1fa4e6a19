import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const pages = globSync('dist/{admin,admin/**/*}.html').map((name) => ({ name, html: readFileSync(name, 'utf8') }));

test('Every admin page preloads the scripts that it starts with, and all of them exist', () => {
  expect(pages.length).toBeGreaterThan(5);
  for (const { name, html } of pages) {
    const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, href = '']) => href);
    expect(preloads.length, name).toBeGreaterThan(20);
    expect(new Set(preloads).size, name).toBe(preloads.length);
    const started = [...html.matchAll(/(?:component-url|renderer-url|src)="(\/_astro\/[^"]+\.js[^"]*)"/g)];
    expect(preloads, name).toEqual(expect.arrayContaining(started.map(([, href]) => href)));
    for (const href of preloads) expect(existsSync(`dist${href}`), href).toBe(true);
  }
});

test('No hashed file has the deploy in its URL, although the build knows it as on the platform', () => {
  const hashed = globSync('dist/**/*.{html,js,css}').filter((name) => /[?&]dpl=/.test(readFileSync(name, 'utf8')));
  expect(hashed).toEqual([]);
});
