import type { Loader } from '../../api/loader';

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
