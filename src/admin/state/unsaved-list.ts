import { atom, computed, onMount } from 'nanostores';
import { $drafts, type Draft, subjectOf } from './unsaved';
import { heldDrafts, whenReleased, whenTaken } from './unsaved-lock';

/** A draft as the lists of them show it. */
export interface ListedDraft {
  readonly name: string;
  /** `newDraft`, or the id of the opportunity that it is an edit of. */
  readonly subject: string;
  readonly draft: Draft;
  /** Whether a living tab has it open, be it this one. */
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
    const held = await heldDrafts();
    if (end.signal.aborted) return;
    $held.set(held);
    for (const name of held) void watch(name);
  }

  const unbind = $drafts.listen(() => void refresh());
  whenTaken(() => void refresh(), end.signal);
  void refresh();
  return () => {
    end.abort();
    unbind();
  };
});

/** Every draft, the one changed last first; none until it is known which of them are open. */
export const $listedDrafts = computed([$drafts, $held], (drafts, held): readonly ListedDraft[] => {
  if (!held) return [];
  return Object.entries(drafts)
    .flatMap(([name, draft]) => (draft ? [{ name, subject: subjectOf(name), draft, isOpen: held.has(name) }] : []))
    .sort((one, other) => (other.draft.changedAt ?? 0) - (one.draft.changedAt ?? 0));
});
