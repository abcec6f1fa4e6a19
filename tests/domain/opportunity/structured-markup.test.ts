import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { limits } from '#domain/limits';
import { parseStructured, writeStructured } from '#domain/opportunity/structured-markup';
import { type Block, isStructured, linkTarget, mostColumns, structureMark } from '#domain/opportunity/structured-text';
import { multiLine } from '#domain/text';
import { samples } from '../../../scripts/tools/seed/samples/samples.ts';
import { arbitraryBlocks, arbitraryMarkup } from '../../support/arbitrary/arbitrary-structured-text.ts';
import { fc, tries } from '../../support/properties.ts';

const parsed = (...lines: readonly string[]) => parseStructured([structureMark, '', ...lines].join('\n'));
const paragraph = (text: string): Block => ({ kind: 'paragraph', lines: [[{ text }]] });

const document: readonly Block[] = [
  { kind: 'heading', level: 2, line: [{ text: 'The site' }] },
  {
    kind: 'paragraph',
    lines: [
      [{ text: 'Lithium: ' }, { text: '3,900 ha', isBold: true }, { text: ' under lease.' }],
      [{ text: 'See ' }, { text: 'the map', href: 'https://example.com/map' }, { text: '.' }],
    ],
  },
  {
    kind: 'list',
    items: [
      {
        lines: [[{ text: 'Water' }]],
        nested: { firstNumber: 1, items: [{ lines: [[{ text: 'wells' }]] }, { lines: [[{ text: 'brine' }]] }] },
      },
      { lines: [[{ text: 'Power' }]] },
    ],
  },
  { kind: 'list', firstNumber: 4, items: [{ lines: [[{ text: 'Permits' }], [{ text: 'by June' }]] }] },
  { kind: 'heading', level: 3, line: [{ text: 'Costs' }] },
  {
    kind: 'table',
    rows: [
      [[{ text: 'Stage' }], [{ text: 'US$' }]],
      [[{ text: 'Wells | brine' }], []],
    ],
  },
];

const text = `¶¶¶

## The site

Lithium: **3,900 ha** under lease.
See [the map](https://example.com/map).

- Water
  1. wells
  2. brine
- Power

4. Permits
  by June

### Costs

| Stage | US$ |
| --- | --- |
| Wells \\| brine |  |`;

describe('structured descriptions', () => {
  test('A structured text is written in a markup that reads well as plain text, and is read back', () => {
    expect(writeStructured(document)).toBe(text);
    expect(parseStructured(text)).toEqual(document);
  });

  test('Every structured text survives being written, validated as a save does, and read', () => {
    const description = multiLine(limits.description);
    fc.assert(
      fc.property(arbitraryBlocks, (blocks) => {
        const stored = v.parse(description, writeStructured(blocks));
        expect(parseStructured(stored)).toEqual(blocks);
        expect(writeStructured(parseStructured(stored))).toBe(stored);
      }),
      { numRuns: tries(1_000) },
    );
  });

  test('Any text after the mark can be read, and reading what is written changes nothing', () => {
    fc.assert(
      fc.property(arbitraryMarkup, (markup) => {
        const blocks = parseStructured(markup);
        expect(parseStructured(writeStructured(blocks))).toEqual(blocks);
      }),
      { numRuns: tries(1_000) },
    );
  });

  test('Only a first line of three pilcrows makes a text structured', () => {
    for (const mark of [structureMark, `  ${structureMark} `, `\n${structureMark}`]) {
      expect(isStructured(`${mark}\n\n## A`)).toBe(true);
      expect(isStructured(`${mark}\r\n\r\n## A`)).toBe(true);
    }
    const plain = ['', '## A', '- one\n- two', '**bold**', '| a | b |\n| --- | --- |', 'a\tb', '¶ A', '¶¶¶¶\n\nA'];
    for (const one of [...plain, `A\n${structureMark}`, `${structureMark} A`]) expect(isStructured(one)).toBe(false);
    for (const { description, translations } of samples.filter((sample) => !isStructured(sample.description))) {
      for (const one of [description, translations.es.description, translations.zh.description])
        expect(isStructured(one)).toBe(false);
    }
  });

  test('A text without content is empty, without the mark', () => {
    expect(writeStructured([])).toBe('');
    expect(writeStructured([{ kind: 'paragraph', lines: [[{ text: ' \t' }], []] }])).toBe('');
    expect(parseStructured(structureMark)).toEqual([]);
  });

  test('A mark without its counterpart, or that is escaped, is text', () => {
    for (const plain of ['2 ** 3', '5 * 3 * 2', 'a [b', 'a ] b', '[a] (b)', '#hashtag', '# One', '#### Four', '-3 °C'])
      expect(parsed(plain)).toEqual([paragraph(plain)]);
    expect(parsed('\\## A', '1\\. B')).toEqual([
      { kind: 'paragraph', lines: [[{ text: '## A' }], [{ text: '1. B' }]] },
    ]);
    expect(parsed('\\*\\*a\\*\\* \\[b\\](https://c.example) C:\\temp')).toEqual([
      paragraph('**a** [b](https://c.example) C:\\temp'),
    ]);
  });

  test('A link is text unless it leads to a web page or a mail address', () => {
    for (const address of [
      ...[
        'javascript:alert(1)',
        'JaVaScRiPt:alert(1)',
        'data:text/html,x',
        'vbscript:x',
        'file:///etc/passwd',
        'ftp://a.b',
      ],
      ...[
        '//evil.example',
        '/path',
        'example.com',
        'https://',
        'http://user:word@example.com',
        'mailto:',
        'blob:x',
        '',
      ],
    ]) {
      expect(linkTarget(address)).toBeUndefined();
      expect(
        parsed(`[a](${address})`)
          .flatMap((block) => JSON.stringify(block))
          .join(),
      ).not.toContain('href');
    }
    expect(linkTarget(`https://example.com/${'a'.repeat(2_000)}`)).toBeUndefined();
    expect(linkTarget(' https://Example.com/a b(c)|d ')).toBe('https://example.com/a%20b%28c%29%7Cd');
    expect(linkTarget('mailto:team@example.com')).toBe('mailto:team@example.com');
  });

  test('An item with more than one level below it keeps its text on the second level', () => {
    expect(parsed('- a', '  - b', '      - c', '', '1. d', '- e')).toEqual([
      {
        kind: 'list',
        items: [
          { lines: [[{ text: 'a' }]], nested: { items: [{ lines: [[{ text: 'b' }]] }, { lines: [[{ text: 'c' }]] }] } },
        ],
      },
      { kind: 'list', firstNumber: 1, items: [{ lines: [[{ text: 'd' }]] }] },
      { kind: 'list', items: [{ lines: [[{ text: 'e' }]] }] },
    ]);
  });

  test('The rows of a table get as many cells as the longest, and the cells beyond the limit are joined', () => {
    expect(parsed('| a |', '| b | c', '|')).toEqual([
      {
        kind: 'table',
        rows: [
          [[{ text: 'a' }], []],
          [[{ text: 'b' }], [{ text: 'c' }]],
          [[], []],
        ],
      },
    ]);
    const [table] = parsed(`|${'a|'.repeat(mostColumns + 2)}`, ...Array(5_000).fill('|'));
    expect(table).toMatchObject({ kind: 'table', rows: expect.arrayContaining([expect.anything()]) });
    if (table?.kind !== 'table') return;
    expect(table.rows[0]).toHaveLength(mostColumns);
    expect(table.rows[0]?.at(-1)).toEqual([{ text: 'a a a' }]);
  });
});
