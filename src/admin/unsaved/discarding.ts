import { atom, type ReadableAtom } from 'nanostores';
import { imagesOf } from '../form-values/form-values';
import { discardImages } from '../session/call';
import { dropUnsaved, readUnsaved, storeUnsaved, type UnsavedChanges } from './unsaved';
import { lockUnsaved } from './unsaved-lock';

/** Discarded unsaved changes that can still be restored. */
export interface Discarded {
  readonly name: string;
  readonly changes: UnsavedChanges;
}

export interface Discarding {
  /** The unsaved changes that were discarded last. */
  readonly $discarded: ReadableAtom<Discarded | undefined>;
  /** Does nothing if a live tab has the unsaved changes open. */
  discard(name: string): Promise<void>;
  /** Restores the unsaved changes that were discarded last; returns their name. */
  undo(): string | undefined;
  /** Ends the time in which they can be restored: deletes their uploads. */
  forget(): void;
}

/** Discards unsaved changes until undone. `stored` names images that a stored opportunity has. */
export function createDiscarding(stored: () => readonly string[] = () => []): Discarding {
  const $discarded = atom<Discarded | undefined>(undefined);

  function forget(): void {
    const discarded = $discarded.get();
    $discarded.set(undefined);
    if (discarded) void discardImages(imagesOf(discarded.changes).filter((name) => !stored().includes(name)));
  }

  return {
    $discarded,
    forget,
    async discard(name) {
      const hold = await lockUnsaved(name);
      if (!hold) return;
      forget();
      const changes = readUnsaved(name);
      dropUnsaved(name);
      hold.release();
      if (changes) $discarded.set({ name, changes });
    },
    undo() {
      const discarded = $discarded.get();
      if (!discarded) return undefined;
      $discarded.set(undefined);
      storeUnsaved(discarded.name, discarded.changes);
      return discarded.name;
    },
  };
}
