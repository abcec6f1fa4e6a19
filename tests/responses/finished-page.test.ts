import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import { expect, test } from 'vitest';
import { finishedPage } from '../../src/responses/finished-page.ts';

const page = (html: string) => new Response(html, { status: 404, headers: { 'Content-Type': 'text/html' } });
const finished = async (html: string) => await (await finishedPage(page(html))).text();

const islands = `<style>${ISLAND_STYLES}</style><script>(()=>{directive()})();</script><script>${islandScript}</script>`;

test('script files are asked for last, and an inline script is left alone', async () => {
  expect(await finished('<script type="module" src="/a.js"></script><script type="module">b()</script>')).toBe(
    '<script type="module" fetchpriority="low" src="/a.js"></script><script type="module">b()</script>',
  );
});

test('what starts the islands is not inside a page whose islands a file starts', async () => {
  const island =
    '<astro-island client="after-load"></astro-island><script src="/_astro/IslandsScript.astro_type_script.js"></script>';
  expect(await finished(`<main>${islands}${island}</main>`)).toBe(`<main>${island}</main>`);
});

test('the admin area starts its islands by itself', async () => {
  const html = `<main>${islands}<astro-island client="only"></astro-island></main>`;
  expect(await finished(html)).toBe(html);
});

test('the style sheets of the head are one, after all that was between them', async () => {
  expect(await finished('<head><style>a{}</style><link><style>b{}</style></head><body><style>c{}</style>')).toBe(
    '<head><link><style>a{}/**/b{}</style></head><body><style>c{}</style>',
  );
  const one = '<head><style>a{}</style></head>';
  expect(await finished(one)).toBe(one);
});

test('no line breaks within a figure', async () => {
  const main = '<main><p>Law 27.742, 3年</p></main>';
  expect(await finished(`<html lang="es">${main}`)).toContain('Law\u00a027.742, 3年');
  expect(await finished(`<html lang="zh">${main}`)).toContain('Law 27.742, <span class="whole">3年</span>');
});

test('the status and the headers stay; what is no page is not read', async () => {
  const { status, headers } = await finishedPage(page('<p>'));
  expect([status, headers.get('Content-Type')]).toEqual([404, 'text/html']);
  const feed = new Response('<feed><style>', { headers: { 'Content-Type': 'application/atom+xml' } });
  expect(await finishedPage(feed)).toBe(feed);
});
