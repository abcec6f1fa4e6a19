import { expect, test } from 'vitest';
import { parseStructured } from '#domain/opportunity/structured-markup';
import { htmlOfBlocks, plainDescription, readableMarkup } from '#domain/opportunity/structured-output';

const description = `¶¶¶

## Water & power

Two **wells**, see [the <map>](https://example.com/?a=1&b=2)
and [team@example.com](mailto:team@example.com).

- one
  4. deeper
- two

| A \\| B | C | D |
| --- | --- | --- |
| **1** |  | "3" |`;

test('A structured description without its markup reads as a plain one, with the addresses of its links', () => {
  expect(plainDescription(description)).toBe(`Water & power

Two wells, see the <map> (https://example.com/?a=1&b=2)
and team@example.com.

- one
  4. deeper
- two

A | B | C | D
1 |  | "3"`);
});

test('A plain description is unchanged, whatever signs it contains', () => {
  for (const plain of ['## A\n\n- b\n* c | d\te', '**a** [b](https://c.example)', ' a \n\n\n b ']) {
    expect(plainDescription(plain)).toBe(plain);
    expect(readableMarkup(plain)).toBe(plain);
  }
});

test('The readable markup has neither the mark nor escapes', () => {
  expect(readableMarkup('¶¶¶\n\n## A\n\n1\\. b \\[c\\] **d**')).toBe('## A\n\n1. b [c] **d**');
});

test('The HTML of a structured description has every text escaped, and its links pass nothing on', () => {
  expect(htmlOfBlocks(parseStructured(description), 'Table')).toBe(
    [
      '<h2>Water &amp; power</h2>',
      '<p>Two <strong>wells</strong>, see ',
      '<a href="https://example.com/?a=1&amp;b=2" rel="nofollow noopener">the &lt;map&gt;</a><br>',
      'and <a href="mailto:team@example.com" rel="nofollow noopener">team@example.com</a>.</p>',
      '<ul><li>one<ol start="4"><li>deeper</li></ol></li><li>two</li></ul>',
      '<div role="group" tabindex="0" aria-label="Table"><table><thead><tr>',
      '<th scope="col">A | B</th><th scope="col">C</th><th scope="col">D</th></tr></thead>',
      '<tbody><tr><td><strong>1</strong></td><td></td><td>&quot;3&quot;</td></tr></tbody></table></div>',
    ].join(''),
  );
});

test('A table of two columns needs no box that scrolls', () => {
  expect(htmlOfBlocks(parseStructured('¶¶¶\n| a | b |'), 'Table')).toBe(
    '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody></tbody></table>',
  );
});
