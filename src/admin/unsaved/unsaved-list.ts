import { atom, computed, onMount } from 'nanostores';
import { $unsaved, subjectOf, type UnsavedChanges } from './unsaved';
import { lockedUnsaved, whenReleased, whenTaken } from './unsaved-lock';

/** An entry in a list of unsaved changes. */
export interface ListedUnsaved {
  readonly name: string;
  /** `newSubject`, or the id of the edited opportunity. */
  readonly subject: string;
  readonly changes: UnsavedChanges;
  /** Whether any live tab has them open, including this one. */
  readonly isOpen: boolean;
}

const $held = atom<ReadonlySet<string> | undefined>(undefined);

onMount($held, () => {
  const end = new AbortController();
  const watched = new Set<string>();

  async function watch(name: string): Promise<void> {
    if (watched.has(name)) return;
    watched.add(name);
    const released = await whenReleased(name, end.signal);
    watched.delete(name);
    if (released) await refresh();
  }

  async function refresh(): Promise<void> {
    const held = await lockedUnsaved();
    if (end.signal.aborted) return;
    $held.set(held);
    for (const name of held) void watch(name);
  }

  const namesIn = (all: object = {}) => Object.keys(all).join();
  const unbind = $unsaved.listen((all, before) => {
    if (namesIn(all) !== namesIn(before)) void refresh();
  });
  whenTaken(() => void refresh(), end.signal);
  void refresh();
  return () => {
    end.abort();
    unbind();
  };
});

/** All unsaved changes, latest first; empty until it is known which are open. */
export const $listedUnsaved = computed([$unsaved, $held], (all, held): readonly ListedUnsaved[] => {
  if (!held) return [];
  return Object.entries(all)
    .flatMap(([name, changes]) =>
      changes ? [{ name, subject: subjectOf(name), changes, isOpen: held.has(name) }] : [],
    )
    .sort((one, other) => (other.changes.changedAt ?? 0) - (one.changes.changedAt ?? 0));
});
