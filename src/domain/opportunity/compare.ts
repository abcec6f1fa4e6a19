/** Most opportunities in a comparison. */
export const mostCompared = 4;

/** The compared opportunities in the shown order: the chosen ones, or the first ones without a choice. */
export function comparedOf(shown: readonly string[], chosen: readonly string[] | undefined): readonly string[] {
  const wanted = chosen ? shown.filter((id) => chosen.includes(id)) : shown;
  return wanted.slice(0, mostCompared);
}

/**
 * Which cells of a row differ: those unlike the majority; all if no text is the most frequent one. Unknown cells
 * (`undefined`) neither differ nor agree.
 */
export function differing(cells: readonly (string | undefined)[]): readonly boolean[] {
  const counts = new Map<string, number>();
  for (const text of cells) if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1);
  if (counts.size < 2) return cells.map(() => false);
  const most = Math.max(...counts.values());
  const usual = [...counts].filter(([, count]) => count === most).map(([text]) => text);
  return cells.map((text) => text !== undefined && !(usual.length === 1 && text === usual[0]));
}
