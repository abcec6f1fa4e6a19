/** Splits cards into full rows of two and three in turn; rows of two fill up where that does not come out even. */
export function rowsOf(cards: number): readonly number[] {
  const rows: number[] = [];
  for (let left = cards; left > 0; left -= rows.at(-1) ?? left) {
    const wanted = rows.at(-1) === 2 ? 3 : 2;
    const other = wanted === 3 ? 2 : 3;
    rows.push(Math.min(left, left - wanted === 1 ? other : wanted));
  }
  return rows;
}
