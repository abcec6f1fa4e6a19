import { createHash } from 'node:crypto';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import { ELEMENT_NODE, parse, walkSync } from 'ultrahtml';
import { describe, expect, test } from 'vitest';
import { finishedPage } from '../../src/page-output/finished-page.ts';
import { narrowed } from '../../src/page-output/page-policy';
import { fc } from '../support/properties.ts';

const page = (html: string) => new Response(html, { status: 404, headers: { 'Content-Type': 'text/html' } });
const finished = async (html: string) => await (await finishedPage(page(html))).text();

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const islands = `<style>${ISLAND_STYLES}</style><script>(()=>{directive()})();</script><script>${islandScript}</script>`;

test('Script files have low fetch priority, and an inline script is not changed', async () => {
  expect(await finished('<script type="module" src="/a.js"></script><script type="module">b()</script>')).toBe(
    '<script type="module" fetchpriority="low" src="/a.js"></script><script type="module">b()</script>',
  );
});

test('The inline scripts for islands are removed from a page that starts its islands from a file', async () => {
  const island =
    '<astro-island client="after-load"></astro-island><script src="/_astro/IslandsScript.astro_type_script.js"></script>';
  expect(await finished(`<main>${islands}${island}</main>`)).toBe(`<main>${island}</main>`);
});

test('A page of the admin area keeps its inline scripts for islands', async () => {
  const html = `<main>${islands}<astro-island client="only"></astro-island></main>`;
  expect(await finished(html)).toBe(html);
});

test('The style sheets of the head are joined into one at the end of the head', async () => {
  expect(await finished('<head><style>a{}</style><link><style>b{}</style></head><body><style>c{}</style>')).toBe(
    '<head><link><style>a{}/**/b{}</style></head><body><style>c{}</style>',
  );
  const one = '<head><style>a{}</style></head>';
  expect(await finished(one)).toBe(one);
});

test('Lines do not break within a figure of a finished page', async () => {
  const main = '<main><p>Law 27.742, 3年</p></main>';
  expect(await finished(`<html lang="es">${main}`)).toContain('Law\u00a027.742, 3年');
  expect(await finished(`<html lang="zh">${main}`)).toContain('Law 27.742, <span class="whole">3年</span>');
});

test('A finished page keeps its status and headers, and a response that is not a page is not read', async () => {
  const { status, headers } = await finishedPage(page('<p>'));
  expect([status, headers.get('Content-Type')]).toEqual([404, 'text/html']);
  const feed = new Response('<feed><style>', { headers: { 'Content-Type': 'application/atom+xml' } });
  expect(await finishedPage(feed)).toBe(feed);
});

describe('texts in attributes', () => {
  /** Escapes an attribute like the framework. */
  const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const pageWith = (text: string, language: string) =>
    `<html lang="${language}"><head><meta name="description" content="${attribute(text)}"><style>a{}</style><style>b{}` +
    `</style><link rel="canonical" href="/"></head><body><header title="${attribute(text)}"></header><main><p>3个月</p>` +
    `<section data-title="${attribute(text)}"><h2>投资指南</h2></section></main></body></html>`;

  /** The elements of a page, without those that prevent line breaks, and the texts of its attributes. */
  function read(html: string) {
    const elements: string[] = [];
    const texts: string[] = [];
    // This parser treats `\"` as a quotation mark within the value.
    walkSync(parse(html.replaceAll('\\', '&bsol;')), (node) => {
      if (node.type !== ELEMENT_NODE || node.name === 'span') return;
      elements.push(node.name);
      for (const name of ['content', 'title', 'data-title']) texts.push(...[node.attributes[name] ?? []].flat());
    });
    return { elements, texts: texts.map(unescaped) };
  }
  const entities: Readonly<Record<string, string>> = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&amp;': '&',
    '&bsol;': '\\',
  };
  const unescaped = (value: string) => value.replace(/&\w+;/g, (entity) => entities[entity] ?? entity);

  const parts =
    '<style>|</style>|<script|<main>|</main>|</head>|<!--|-->|>|"|&lt;|3个月| <a href=x>|<html lang="zh"'.split('|');
  const text = fc
    .array(fc.oneof(fc.constantFrom(...parts), fc.string()), { maxLength: 8 })
    .map((some) => some.join(''));
  const elements = ['html', 'head', 'meta', 'link', 'style', 'body', 'header', 'main', 'p', 'section', 'h2'];

  test.each(['en', 'zh'])(
    'A text in an attribute and all other elements stay unchanged in a finished page (%s)',
    async (language) => {
      const sheets = ['a{}', 'b{}', 'a{}/**/b{}'].map(hashOf);
      await fc.assert(
        fc.asyncProperty(text, async (typed) => {
          const html = await finished(pageWith(typed, language));
          expect(read(html)).toEqual({ elements, texts: [typed, typed, typed] });
          expect(await narrowed(`style-src 'self' ${sheets.join(' ')};`, html)).toBe(`style-src 'self' ${sheets[2]};`);
        }),
        {
          examples: [
            ['We use the <style> element'],
            ['T <script> t'],
            ['a <main> 3个月 <a id=b href=https://c.example>d</a>'],
          ],
        },
      );
    },
  );
});
