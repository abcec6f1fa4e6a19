import { atom, type WritableAtom } from 'nanostores';

/** A loadable state. */
export interface Loader<State> {
  readonly $state: WritableAtom<State>;
  /** Loads, and shows the initial state until the response arrives. */
  load(): Promise<void>;
  /** Loads again, and keeps the present state until the response arrives. */
  refresh(): Promise<void>;
}

/**
 * Creates a loader with the initial state `unknown`. `fetchState` resolves to the new state, failures included, or to
 * `undefined` to leave it unchanged; it may `show` partial states before. If several requests overlap, only the latest
 * one counts.
 */
export function createLoader<State>(
  unknown: State,
  fetchState: (show: (part: State) => void) => Promise<State | undefined>,
): Loader<State> {
  const $state = atom(unknown);
  let latest = 0;

  async function refresh(): Promise<void> {
    latest += 1;
    const own = latest;
    const show = (state: State) => {
      if (own === latest) $state.set(state);
    };
    const loaded = await fetchState(show);
    if (loaded !== undefined) show(loaded);
  }

  function load(): Promise<void> {
    $state.set(unknown);
    return refresh();
  }

  return { $state, load, refresh };
}
