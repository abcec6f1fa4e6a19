import { expect, test } from 'vitest';
import { withEscapedAttributes } from '../../src/page-output/finished-page';
import { processorTime } from '../support/browser/own-time.ts';
import { fc, tries } from '../support/properties.ts';

test.each([
  ['<meta content="We use the <style> element">', '<meta content="We use the &lt;style&gt; element">'],
  ['<a title="a > b" href="/x?a=1&amp;b">c</a>', '<a title="a &gt; b" href="/x?a=1&amp;b">c</a>'],
  ['<img alt="<!--"><p title="-->">', '<img alt="&lt;!--"><p title="--&gt;">'],
  [
    '<script data-of="<p>">a("<p title=\\"<\\">")</script>',
    '<script data-of="&lt;p&gt;">a("<p title=\\"<\\">")</script>',
  ],
])('Angle brackets in attributes are escaped: %s', (html, escaped) => {
  expect(withEscapedAttributes(html)).toBe(escaped);
});

test.each([
  '<!doctype html><p class="a">5 &lt; 6 > "4 > 3"</p>',
  '<!-- <p title="<"> --><p>',
  '<style>a > b::after { content: "<p title=\'>\'>" }</style>',
  '<script type="module">if (a < b && c > "d") {}</script>',
])('Text, comments, styles and scripts are not escaped: %s', (html) => {
  expect(withEscapedAttributes(html)).toBe(html);
});

test('Escaping attributes twice gives the same result as escaping them once', () => {
  const parts = fc.constantFrom('<p', '<script', '</script>', '<!--', '-->', '"', '>', '<', ' a=', 'x');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 30 }), (some) => {
      const once = withEscapedAttributes(some.join(''));
      expect(withEscapedAttributes(once)).toBe(once);
    }),
    { numRuns: tries(1000) },
  );
});

test('Escaping takes time proportional to the page length, even with unclosed tags', async () => {
  for (const part of ['<a ', '<a "', '<!-- ', '<script>', '<style a="', '"<', '<a "><']) {
    const html = part.repeat(300_000 / part.length);
    expect(await processorTime(() => withEscapedAttributes(html))).toBeLessThan(500);
  }
});
