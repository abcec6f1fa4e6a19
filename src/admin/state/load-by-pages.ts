import { type CallResult, withToken } from './call';

/**
 * All items of a list that is answered by pages, each page being asked for by the id of the last item before it; an empty
 * one is the end. `show` is given what has come as long as the rest is on its way.
 */
export async function loadByPages<Item extends { readonly id: string }>(
  fetchAfter: (token: string, id: string) => Promise<Item[]>,
  show: (items: readonly Item[]) => void,
): Promise<CallResult<readonly Item[]>> {
  let items: readonly Item[] = [];
  for (;;) {
    const last = items.at(-1)?.id ?? '';
    const result = await withToken((token) => fetchAfter(token, last));
    if (result.kind !== 'answered') return result;
    if (result.answer.length === 0) return { kind: 'answered', answer: items };
    items = [...items, ...result.answer];
    show(items);
    await drawn();
  }
}

/** After what has been shown is drawn, and before the rest is asked for: to read thousands of items takes longer. */
const drawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
