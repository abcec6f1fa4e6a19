import { expect, test } from 'vitest';
import { kindOf } from '#domain/site-search/index-file';
import { readPage } from '../../../scripts/build/search-index/read-page.ts';

const html = (main: string, head = '<link rel="canonical" href="https://invest.example/es/guide/taxes">') =>
  `<!doctype html><html lang="es"><head>${head}</head><body><header>Menu</header><main id="main">${main}</main></body></html>`;

test('A page is indexed in parts, each with the fragment that leads to it', () => {
  const read = readPage(
    html(
      '<nav>Way</nav><h1>Impuestos &amp; tasas</h1><p>Lo <strong>general</strong>.</p>' +
        '<img sizes="(width &gt;= 62rem) 24rem"><p class="caption">Lámina 8</p><section id="iva"><h2>IVA</h2><table><tr><td>Uno</td><td>Dos</td></tr></table>' +
        '<a class="button" href="/">Más</a><form>Escribir</form></section><h3 id="otros">Otros</h3><p>Hay&#39;s</p>',
    ),
  );
  expect(read).toEqual({
    language: 'es',
    pages: [
      {
        kind: 'guide',
        url: '/es/guide/taxes',
        title: 'Impuestos & tasas',
        parts: [
          { text: 'Lo general.' },
          { id: 'iva', heading: 'IVA', text: 'Uno · Dos' },
          { id: 'otros', heading: 'Otros', text: "Hay's" },
        ],
      },
    ],
  });
});

test('Elements that keep words together do not split the text', () => {
  const whole = (text: string) => `<span class="whole">${text}</span>`;
  const read = readPage(
    html(
      `<h1><span>${whole('山地')}${whole('旅馆')}</span></h1><p>至202${whole('6年')}，<span class="about">甲</span>乙</p>`,
    ),
  );
  expect(read?.pages[0]).toMatchObject({ title: '山地旅馆', parts: [{ text: '至2026年， 甲 · 乙' }] });
});

test('A figure stays with its unit, and a text without a final mark is separated from the next', () => {
  const read = readPage(
    html(
      '<h1>Todas</h1><ul><li><p class="figure astro">6<sup>.º</sup></p> <p>productor</p><p>Fuente: FAO</p></li></ul><p>Fin.</p><p>Y</p>',
    ),
  );
  expect(read?.pages[0]?.parts).toEqual([{ text: '6.º productor · Fuente: FAO · Fin. Y' }]);
});

test('The panels of the map are not indexed, and the page of a province is of the kind provinces', () => {
  const read = readPage(html('<h1>Todas</h1><article id="MEN" data-unsearched><h3>Mendoza</h3></article><p>Fin</p>'));
  expect(read?.pages).toEqual([{ kind: 'guide', url: '/es/guide/taxes', title: 'Todas', parts: [{ text: 'Fin' }] }]);
  expect(kindOf('/provinces/mendoza')).toBe('provinces');
});

test('A page with noindex is not indexed', () => {
  expect(readPage(html('<h1>Oculta</h1>', '<meta name="robots" content="noindex">'))).toBeUndefined();
});
