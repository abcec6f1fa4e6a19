export interface ServedResponse {
  readonly status: number;
  readonly headers: string;
  readonly body: string;
}

/** Characters shown per side, and those before the first difference. */
const shown = { side: 80, before: 20 } as const;

/** One line per differing part: part, request, and both texts at the first difference. */
export function differencesOf(name: string, before: ServedResponse, after: ServedResponse): string[] {
  if (before.status !== after.status) return [`status of ${name}: ${before.status} -> ${after.status}`];
  return (['headers', 'body'] as const).flatMap((part) =>
    before[part] === after[part] ? [] : [`${part} of ${name}: ${firstDifference(before[part], after[part])}`],
  );
}

function firstDifference(before: string, after: string): string {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const from = Math.max(0, at - shown.before);
  const side = (text: string) => JSON.stringify(text.slice(from, from + shown.side));
  return `${side(before)} -> ${side(after)}`;
}
