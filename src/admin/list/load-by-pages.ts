import { type CallResult, withToken } from '../session/call';

/**
 * Loads all pages of a list; each request names the id of the last item, and an empty page is the end. Calls `show` with
 * the items so far while more pages are loading.
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

/** Lets React render the shown items before the next request: parsing thousands of items blocks the page. */
const drawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
