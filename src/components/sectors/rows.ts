/** Splits cards into alternating rows of two and three; uses the other size where a single card would remain. */
export function rowsOfCards(cards: number): readonly number[] {
  const rows: number[] = [];
  for (let remaining = cards; remaining > 0; remaining -= rows.at(-1) ?? remaining) {
    const next = rows.at(-1) === 2 ? 3 : 2;
    const other = next === 3 ? 2 : 3;
    rows.push(Math.min(remaining, remaining - next === 1 ? other : next));
  }
  return rows;
}
