import { expect, test } from 'vitest';
import { withWholeFigures } from '../../src/page-output/line-breaks.ts';

/** The main content, with ~ for each no-break space. */
const written = (html: string) =>
  withWholeFigures(`<p>Law 1</p><main>${html}</main>`)
    .replace(/^<p>Law 1<\/p><main>|<\/main>$/g, '')
    .replaceAll('\u00a0', '~');

test.each([
  ['by Law 27.742 of 2024, Decree 105/2026', 'by Law~27.742 of 2024, Decree~105/2026'],
  ['la Ley 27.804, Resolución General 5.1', 'la Ley~27.804, Resolución General~5.1'],
  ['(article 765), Chapter 3', '(article~765), Chapter~3'],
  ['US$9 million, US$ 200 millones, $ 5 mil', 'US$9~million, US$~200~millones, $~5~mil'],
  ['8 July 2027, July 2027, 8 de julio de 2027', '8~July~2027, July~2027, 8~de~julio de 2027'],
  ['el 1.º de enero de 2025', 'el 1.º~de~enero de 2025'],
  ['156 MW, 5,800 km², 53 % y 30 years.', '156~MW, 5,800~km², 53~% y 30~years.'],
  ['12 of 24, 3 milestones, 7 marchas, May I', '12 of 24, 3 milestones, 7 marchas, May I'],
])('Lines do not break within the figures of “%s”', (text, whole) => {
  expect(written(`<p>${text}</p>`)).toBe(`<p>${whole}</p>`);
});

test('Figures in attributes, forms, drawings, scripts and islands are not changed', () => {
  const html =
    '<a title="Law 1">a</a><svg><text>9 MW</text></svg><script>9 MW</script><button>9 MW</button>' +
    '<select><option>9 MW</option></select><astro-island props="9 MW">9 MW</astro-island><!-- 9 MW -->';
  expect(written(`${html}<p>9 MW</p>`)).toBe(`${html}<p>9~MW</p>`);
  expect(withWholeFigures('<p>9 MW</p>')).toBe('<p>9 MW</p>');
});

test('Figures in static content that a page passes to an island do not break', () => {
  const island = (text: string) =>
    `<astro-island><p>9 MW</p><astro-slot name="MEN"><p>${text}</p><svg><title>9 MW</title></svg></astro-slot>9 MW</astro-island>`;
  expect(written(`${island('9 MW')}<p>9 MW</p>`)).toBe(`${island('9~MW')}<p>9~MW</p>`);
});
