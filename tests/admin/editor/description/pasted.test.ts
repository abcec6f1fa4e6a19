import { readFileSync } from 'node:fs';
import { DOMParser } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { writeStructured } from '#domain/opportunity/structured-markup';
import { withInertStyles } from '../../../../src/admin/editor/description/clipboard-page.ts';
import { droppedMessage } from '../../../../src/admin/editor/description/description-messages.ts';
import { readPasted } from '../../../../src/admin/editor/description/pasted.ts';
import { textsIn } from '../../../../src/admin/i18n/texts.ts';

const paste = (html: string, head = '') => {
  const inert = withInertStyles(`<!doctype html><html><head>${head}</head><body>${html}</body></html>`);
  const page = new DOMParser().parseFromString(inert, 'text/html');
  const { blocks, dropped } = readPasted(page);
  return { text: writeStructured(blocks), dropped: droppedMessage(dropped, textsIn('en')) };
};

/**
 * A page of the clipboard as a program writes it, with head and body as a browser would find them. That of LibreOffice is
 * the output of its export to HTML, which also fills the clipboard; the others are written by hand after real ones.
 */
const clipboardOf = (program: string) => {
  const html = readFileSync(`tests/admin/editor/description/clipboard/${program}.txt`, 'utf8');
  const [, head, body = html] = /<head>([\s\S]*)<\/head>[\s\S]*<body[^>]*>([\s\S]*)<\/body>/.exec(html) ?? [];
  return paste(body, head);
};

const document = `¶¶¶

## Lithium in Salta

The salar covers **3,900 hectares**. See the [map](https://example.com/map?a=1&b=2).

- Water
  - two wells
- Power urgent

### Next steps

3. Permits
4. Drilling

| Stage | Year | US$ million |
| --- | --- | --- |
| Wells | 2027 | 35 / estimate |
|  | 2028 |  |

The deadline is in May.`;

describe('pasted documents', () => {
  test.each([
    ['word', 'Left out: 1 image, 1 footnote, 1 comment, 1 merged cell (now several), and colours.'],
    ['google-docs', 'Left out: 1 image, 1 merged cell (now several), and colours.'],
    ['libreoffice', 'Left out: 1 image, 1 footnote, 1 comment, 1 merged cell (now several), and colours.'],
  ])('A document of %s keeps headings, bold, links, lists and tables, and the rest is named', (program, dropped) => {
    expect(clipboardOf(program)).toEqual({ text: document, dropped });
  });

  test('Cells of Excel become a table, and a merged cell is named', () => {
    expect(clipboardOf('excel')).toEqual({
      text: `¶¶¶

| Stage | Year | US$ million |
| --- | --- | --- |
| Wells | 2027 | 1,235 |
| [Plant](https://example.com/plant) | not decided \\| open |  |
| Total |  | 2,000 |`,
      dropped: 'Left out: 1 merged cell (now several).',
    });
  });

  test('Styles are not applied, and what looks like one in a text or a value stays', () => {
    expect(withInertStyles(`<style>p{}</style><p title='a style="b"' STYLE = "c">a style="d"</p><p style`)).toBe(
      `<p title='a data-style="b"' data-style = "c">a style="d"</p><p style`,
    );
  });

  test('A single cell is text', () => {
    expect(paste('<table><tr><td>3,900</td></tr></table>').text).toBe('¶¶¶\n\n3,900');
  });

  test('Scripts, styles, hidden text and dangerous links are left out', () => {
    expect(
      paste(
        `<p onclick="a()">One<script>alert(1)</script><style>p{}</style><span style="display:none">two</span>
        <a href="javascript:alert(1)">three</a><svg onload="b()"></svg><iframe src="https://evil.example"></iframe></p>`,
      ),
    ).toEqual({ text: '¶¶¶\n\nOne three', dropped: 'Left out: 2 images.' });
  });

  test('Links to notes and comments with a whole address are notes and comments too', () => {
    expect(
      paste(
        `<p>Wells<a href="https://a.example/ref#_ftn1">[1]</a> and pumps<a href="file:///C:/x.htm#_msocom_1">[A1]</a>,
        <a href="https://a.example/notes#wells">notes</a></p>
        <div><p><a href="https://a.example/ref#_ftnref1">[1]</a></p></div>`,
      ),
    ).toEqual({
      text: '¶¶¶\n\nWells and pumps, [notes](https://a.example/notes#wells)',
      dropped: 'Left out: 1 footnote and 1 comment.',
    });
  });

  test('Items below the second level move up to it, which is named', () => {
    expect(paste('<ol><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li></ol>')).toEqual({
      text: '¶¶¶\n\n1. a\n  - b\n  - c',
      dropped: 'Left out: list levels below the second.',
    });
  });
});
