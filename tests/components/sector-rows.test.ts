import { expect, test } from 'vitest';
import { rowsOfCards } from '../../src/components/sectors/rows.ts';

test('Twelve sector cards are in rows of two and three in turn', () => {
  expect(rowsOfCards(12)).toEqual([2, 3, 2, 3, 2]);
});

test('Any number of sector cards fills all rows', () => {
  for (let cards = 2; cards < 40; cards += 1) {
    const rows = rowsOfCards(cards);
    expect(rows.reduce((sum, row) => sum + row, 0)).toBe(cards);
    expect(
      rows.filter((row) => row !== 2 && row !== 3),
      String(cards),
    ).toEqual([]);
  }
});
