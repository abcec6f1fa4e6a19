import { type Block, type Line, tidyBlocks } from '#domain/opportunity/structured-text';
import { fc } from '../properties.ts';

/** Pieces that are markup, or nearly, in some place. */
const signs = [
  ...['**', '*', '[', ']', '](', '](https://a.example)', '|', '\\', '\\*', '#', '##', '## ', '- ', '-', '1. ', '2.'],
  ...[
    '¶¶¶',
    '<b>',
    '&amp;',
    '"',
    "'",
    ' ',
    '  ',
    '\t',
    '\u00a0',
    '\u3000',
    '\u2028',
    'e\u0301',
    '\u200b',
    '💡',
    '锂矿',
  ],
] as const;

const words = fc.constantFrom('Lithium', 'in Salta', '盐湖', 'US$ 3.5', '100 %', 'a', '2026', '…');

/** A short text of words and signs, as nasty as one can be typed. */
const text = fc
  .array(fc.oneof({ weight: 3, arbitrary: words }, fc.constantFrom(...signs), fc.string({ maxLength: 3 })), {
    minLength: 1,
    maxLength: 5,
  })
  .map((pieces) => pieces.join(''));

const href = fc.constantFrom(
  'https://example.com/',
  'https://example.com/a(b)?q=**&x=[1]|2#é',
  'http://例子.example/%28',
  'mailto:team@example.com?subject=A%20(b)',
);

const run = fc
  .tuple(text, fc.boolean(), fc.option(href, { nil: undefined, freq: 4 }))
  .map(([said, isBold, to]) => ({ text: said, ...(isBold && { isBold: true as const }), ...(to && { href: to }) }));

const line: fc.Arbitrary<Line> = fc.array(run, { minLength: 1, maxLength: 4 });
const lines = fc.array(line, { minLength: 1, maxLength: 3 });
const firstNumber = fc.constantFrom({}, { firstNumber: 1 }, { firstNumber: 0 }, { firstNumber: 98 });

const listOf = <Item>(item: fc.Arbitrary<Item>) =>
  fc
    .tuple(firstNumber, fc.array(item, { minLength: 1, maxLength: 4 }))
    .map(([number, items]) => ({ ...number, items }));

const item = fc
  .tuple(lines, fc.option(listOf(fc.record({ lines })), { nil: undefined }))
  .map(([own, nested]) => ({ lines: own, ...(nested && { nested }) }));

const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ kind: fc.constant('heading'), level: fc.constantFrom(2, 3), line }),
  fc.record({ kind: fc.constant('paragraph'), lines }),
  listOf(item).map((list) => ({ kind: 'list', ...list }) as const),
  fc.record({
    kind: fc.constant('table'),
    rows: fc.array(fc.array(fc.oneof(line, fc.constant([])), { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 4,
    }),
  }),
);

/** Structured texts in stored form. */
export const arbitraryBlocks: fc.Arbitrary<readonly Block[]> = fc.array(block, { maxLength: 6 }).map(tidyBlocks);

/** Texts that look like markup: random lines of signs, words and line beginnings. */
export const arbitraryMarkup: fc.Arbitrary<string> = fc
  .array(
    fc
      .tuple(
        fc.constantFrom('', '', '## ', '### ', '- ', '  - ', '1. ', '   2. ', '| ', '|', '  ', '\\'),
        fc.array(
          fc.oneof(
            fc.constantFrom(...signs),
            fc.constantFrom('[x](javascript:alert(1))', '[y](data:text/html,<b>)', '[z](https://a.example/"onclick=)'),
            fc.constantFrom(
              '<script>',
              '</p>',
              'onerror=',
              '](//evil.example)',
              '](JAVASCRIPT:x)',
              '| --- |',
              '[',
              ' | ',
            ),
            words,
          ),
          { maxLength: 8 },
        ),
      )
      .map(([start, pieces]) => start + pieces.join('')),
    { maxLength: 12 },
  )
  .map((all) => ['¶¶¶', ...all].join('\n'));
