import { atom, type WritableAtom } from 'nanostores';

/** What is shown of something that is asked for, and how it is asked for. */
export interface Loader<State> {
  readonly $state: WritableAtom<State>;
  /** Asks, showing meanwhile what is shown while nothing is known. */
  load(): Promise<void>;
  /** Asks again, showing what is at hand until the answer is there. */
  refresh(): Promise<void>;
}

/**
 * A loader that shows `unknown` until there is an answer. `ask` answers with what is to be shown, failures included, or
 * with `undefined` when nothing is to change; what it shows before is part of it. Of several answers the one that was
 * asked for last counts.
 */
export function createLoader<State>(
  unknown: State,
  ask: (show: (part: State) => void) => Promise<State | undefined>,
): Loader<State> {
  const $state = atom(unknown);
  let latest = 0;

  async function refresh(): Promise<void> {
    latest += 1;
    const asked = latest;
    const show = (state: State) => {
      if (asked === latest) $state.set(state);
    };
    const answer = await ask(show);
    if (answer !== undefined) show(answer);
  }

  function load(): Promise<void> {
    $state.set(unknown);
    return refresh();
  }

  return { $state, load, refresh };
}
