import type { Loader } from '../../api/loader';

/** How a screen comes by the list that it shows. */
interface Opening {
  /** Asks for the list before there is a screen that shows it. */
  begin(): void;
  /** Asks for the list: behind the one at hand, where there is one. What has been begun is waited for. */
  open(): Promise<void>;
}

/** The opening of a list that a loader asks for. */
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
