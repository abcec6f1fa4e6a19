import { expect, test } from 'vitest';
import { markedWords } from '../../../src/admin/comparison/marked-words.ts';
import { fc } from '../../support/properties.ts';

const marked = (text: string, other: string) =>
  markedWords(text, other)
    .map((piece) => (piece.isChanged ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['From the brine', 'From brine', 'From [the ]brine'],
  ['From brine', 'From the brine', 'From brine'],
  ['盐湖提取锂', '盐湖提锂', '盐湖提[取]锂'],
  ['One\n\nTwo', 'One', 'One[\n\nTwo]'],
  ['The same', 'The same', 'The same'],
  ['A store (new title)', 'A store for fruit', 'A store [(new title)]'],
])('The changed words are marked in “%s” next to “%s”', (text, other, expected) => {
  expect(marked(text, other)).toBe(expected);
});

test('The marked pieces together give the text', () => {
  const text = fc.array(fc.constantFrom('salt', 'flat', '盐湖', '\n', '  ', 'é', '🌎')).map((words) => words.join(' '));
  fc.assert(
    fc.property(text, text, (one, other) => {
      const pieces = markedWords(one, other);
      expect(pieces.map((piece) => piece.text).join('')).toBe(one);
      expect(pieces.some(({ isChanged }) => isChanged) || one.length <= other.length).toBe(true);
    }),
  );
});

test('Whole paragraphs are marked in texts that have almost nothing in common', () => {
  const words = (letter: string) => Array.from({ length: 900 }, (_, index) => `${letter}${index}`).join(' ');
  const [one, other] = [`Kept\n${words('a')}\nKept too`, `Kept\n${words('b')}\nKept too`];
  expect(markedWords(one, other)).toEqual([
    { text: 'Kept\n', isChanged: false },
    { text: `${words('a')}\n`, isChanged: true },
    { text: 'Kept too', isChanged: false },
  ]);
});
