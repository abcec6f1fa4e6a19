import { onMount, type WritableAtom } from 'nanostores';
import { createLoader, type Loader } from '../../api/loader';
import type { ApiError } from '../../api/request';
import { type CallResult, withToken } from '../session/call';

interface Identified {
  readonly id: string;
}

/** State of a list that is loaded completely, page by page. */
type ListState<Item> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | {
      readonly kind: 'loaded';
      readonly items: readonly Item[];
      /** Ids of rows that could not be parsed. */
      readonly unreadable?: readonly string[];
      /** More pages are still loading. */
      readonly more?: true;
      /** Why the last reload failed; the items are those of the last successful one. */
      readonly stale?: ApiError;
    };

/** Pauses before a failed reload is repeated, in milliseconds. The last one is used from then on. */
const pauses = [5, 10, 20, 40, 60].map((seconds) => seconds * 1_000);

/** The pause before the next attempt; no shorter than the server asks for. */
function pauseBefore(attempt: number, { retryAfter = 0 }: Pick<ApiError, 'retryAfter'>): number {
  return Math.max(pauses[Math.min(attempt, pauses.length - 1)] ?? 0, retryAfter * 1_000);
}

interface ListStore<Item extends Identified> {
  /** All items, as last loaded. */
  readonly $list: WritableAtom<ListState<Item>>;
  /** Loads the list and shows a loader. */
  load(): Promise<void>;
  /** Reloads the list; the present one stays visible until then. */
  refresh(): Promise<void>;
  /** Starts loading before the list's screen is rendered. */
  begin(): void;
  /**
   * Loads the list when its screen opens, in the background if one is already loaded. Waits for a request that `begin`
   * has started.
   */
  open(): Promise<void>;
  /** Updates a changed item in the loaded list. */
  update(item: Item): void;
  /** Removes a deleted item from the loaded list. */
  remove(id: string): void;
}

/**
 * Creates the state of a list. `fetchAfter` requests the page after an id, `read` returns the item of a row, or
 * `undefined` if it could not be parsed.
 */
export function createList<Item extends Identified, Row extends Identified>(
  fetchAfter: (token: string, id: string) => Promise<Row[]>,
  read: (row: Row) => Item | undefined,
): ListStore<Item> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isShown = false;

  const { $state, load, refresh }: Loader<ListState<Item>> = createLoader<ListState<Item>>(
    { kind: 'loading' },
    async (show): Promise<ListState<Item> | undefined> => {
      clearTimeout(timer);
      const isFirst = $state.get().kind !== 'loaded';
      const result = await loadByPages(fetchAfter, (rows) => {
        if (isFirst) show({ ...loaded(rows, read), more: true });
      });
      if (result.kind === 'forbidden') return undefined;
      if (result.kind === 'succeeded') {
        failures = 0;
        return loaded(result.response, read);
      }
      const shown: ListState<Item> = $state.get();
      if (shown.kind !== 'loaded' || shown.more) return result;
      repeatLater(result.error);
      return { ...shown, stale: result.error };
    },
  );
  let begun: Promise<void> | undefined;

  // Repeated only while a screen shows the list: it is loaded again when one opens.
  onMount($state, () => {
    isShown = true;
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  });

  function repeatLater(error: ApiError): void {
    if (!isShown) return;
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), pauseBefore(failures, error));
    failures += 1;
  }

  /** A load that somebody asked for: the pauses begin again. */
  function restart(loading: () => Promise<void>): Promise<void> {
    failures = 0;
    return loading();
  }

  function change(items: (known: readonly Item[]) => readonly Item[]): void {
    const list = $state.get();
    if (list.kind === 'loaded') $state.set({ ...list, items: items(list.items) });
  }

  return {
    $list: $state,
    load: () => restart(load),
    refresh: () => restart(refresh),
    begin() {
      begun = load();
    },
    async open() {
      const first = begun;
      begun = undefined;
      await first;
      if (first && $state.get().kind !== 'loading') return;
      await restart($state.get().kind === 'loaded' ? refresh : load);
    },
    update: (item) => change((known) => known.map((other) => (other.id === item.id ? item : other))),
    remove: (id) => change((known) => known.filter((other) => other.id !== id)),
  };
}

function loaded<Item, Row extends Identified>(rows: readonly Row[], read: (row: Row) => Item | undefined) {
  const items: Item[] = [];
  const unreadable: string[] = [];
  for (const row of rows) {
    const item = read(row);
    if (item === undefined) unreadable.push(row.id);
    else items.push(item);
  }
  return { kind: 'loaded', items, ...(unreadable.length > 0 && { unreadable }) } as const;
}

/**
 * Loads all pages of a list; each request names the id of the last row, and an empty page is the end. Calls `show` with
 * the rows so far while more pages are loading.
 */
async function loadByPages<Row extends Identified>(
  fetchAfter: (token: string, id: string) => Promise<Row[]>,
  show: (rows: readonly Row[]) => void,
): Promise<CallResult<readonly Row[]>> {
  let rows: readonly Row[] = [];
  for (;;) {
    const last = rows.at(-1)?.id ?? '';
    const result = await withToken((token) => fetchAfter(token, last));
    if (result.kind !== 'succeeded') return result;
    if (result.response.length === 0) return { kind: 'succeeded', response: rows };
    rows = [...rows, ...result.response];
    show(rows);
    await rendered();
  }
}

/** Lets React render the shown rows before the next request: parsing thousands of rows blocks the page. */
const rendered = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
