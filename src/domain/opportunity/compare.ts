/** How many opportunities are compared side by side at most. */
export const mostCompared = 4;

/** How many make a comparison. */
export const fewestCompared = 2;

/**
 * Which of those shown are compared, in the order shown: those that were chosen, or the first ones while nothing was.
 */
export function comparedOf(shown: readonly string[], chosen: readonly string[] | undefined): readonly string[] {
  const wanted = chosen ? shown.filter((id) => chosen.includes(id)) : shown;
  return wanted.slice(0, mostCompared);
}

/**
 * Which cells of a row say something else than the others. Where most say the same, those are the rest; where no text is
 * the most frequent one, all differ. What is not known (`undefined`) neither differs nor agrees.
 */
export function differing(cells: readonly (string | undefined)[]): readonly boolean[] {
  const counts = new Map<string, number>();
  for (const text of cells) if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1);
  if (counts.size < 2) return cells.map(() => false);
  const most = Math.max(...counts.values());
  const usual = [...counts].filter(([, count]) => count === most).map(([text]) => text);
  return cells.map((text) => text !== undefined && !(usual.length === 1 && text === usual[0]));
}
