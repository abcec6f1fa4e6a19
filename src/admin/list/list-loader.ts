import type { Loader } from '../../api/loader';
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

/** Loads the list of a screen, possibly before the screen is rendered. */
interface Opening {
  /** Starts loading before the screen is rendered. */
  begin(): void;
  /**
   * Loads the list when the screen opens, in the background if one is already loaded. Waits for a request that `begin`
   * has started.
   */
  open(): Promise<void>;
}

/** Creates the opening of a loader's list. */
export function createOpening({ $state, load, refresh }: Loader<{ readonly kind: string }>): Opening {
  let begun: Promise<void> | undefined;
  return {
    begin() {
      begun = load();
    },
    async open() {
      const first = begun;
      begun = undefined;
      await first;
      if (first && $state.get().kind !== 'loading') return;
      await ($state.get().kind === 'loaded' ? refresh() : load());
    },
  };
}
