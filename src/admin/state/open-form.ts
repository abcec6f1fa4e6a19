import { atom, type ReadableAtom } from 'nanostores';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { discardImages } from './call';
import { OpportunityForm } from './form';
import { unfinishedFiles } from './form-image';
import { imagesOf } from './form-values';
import { $unfinished } from './leaving';
import { rememberedUnsaved, rememberUnsaved } from './tab';
import { dropUnsaved, freshName, keepUnsaved, newSubject, readUnsaved, type UnsavedChanges } from './unsaved';
import { type Hold, lockFreshUnsaved, lockUnsaved } from './unsaved-lock';

export type OpenedForm =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly name: string; readonly form: OpportunityForm };

/** Unsaved changes that were discarded, until it is too late to have them back. */
export interface Discarded {
  readonly name: string;
  readonly changes: UnsavedChanges;
  /** Whether they were those that this tab had open. */
  readonly wasOpen: boolean;
}

/** The form that this tab has open, for a new opportunity or for one that is stored; no other living tab has the same. */
export interface FormInTab {
  readonly $opened: ReadableAtom<OpenedForm>;
  readonly $discarded: ReadableAtom<Discarded | undefined>;
  open(): Promise<void>;
  /** Opens other unsaved changes instead of the present ones, which stay unsaved; unless a living tab has them. */
  continueWith(name: string): Promise<void>;
  discard(name: string): Promise<void>;
  undoDiscard(): Promise<void>;
  /** Discards what the form holds, and shows another version of its opportunity. */
  takeTheirs(theirs: Opportunity): Promise<void>;
  close(): void;
}

/** A tab's way to its own form: the one that it had open before, else an empty one. */
export function createFormInTab(record?: Opportunity): FormInTab {
  const subject = record?.id ?? newSubject;
  let stored = record;
  const slot = createSlot(() => stored);
  const $discarded = atom<Discarded | undefined>(undefined);

  function openFresh(): void {
    const name = freshName(subject);
    slot.put(name, lockFreshUnsaved(name));
  }

  async function continueWith(name: string): Promise<void> {
    const hold = await lockUnsaved(name);
    if (hold) slot.put(name, Promise.resolve(hold));
  }

  function forgetDiscarded(): void {
    const discarded = $discarded.get();
    $discarded.set(undefined);
    if (discarded) void discardImages(uploadsOf(discarded.changes, stored));
  }

  async function discard(name: string): Promise<void> {
    const wasOpen = slot.isAt(name);
    if (wasOpen) openFresh();
    const hold = await lockUnsaved(name);
    if (!hold) return;
    forgetDiscarded();
    const changes = readUnsaved(name);
    dropUnsaved(name);
    hold.release();
    if (changes) $discarded.set({ name, changes, wasOpen });
  }

  return {
    $opened: slot.$opened,
    $discarded,
    async open() {
      const before = rememberedUnsaved(subject);
      if (before) await continueWith(before);
      if (slot.$opened.get().kind === 'opening') openFresh();
    },
    continueWith,
    discard,
    async undoDiscard() {
      const discarded = $discarded.get();
      if (!discarded) return;
      $discarded.set(undefined);
      keepUnsaved(discarded.name, discarded.changes);
      if (discarded.wasOpen) await continueWith(discarded.name);
    },
    async takeTheirs(theirs) {
      const opened = slot.$opened.get();
      stored = theirs;
      if (opened.kind === 'open') await discard(opened.name);
    },
    close() {
      slot.close();
      forgetDiscarded();
    },
  };
}

/** Where one form at a time is open, with what this tab holds for it. */
function createSlot(stored: () => Opportunity | undefined) {
  const $opened = atom<OpenedForm>({ kind: 'opening' });
  let isClosed = false;
  let leaveForm = () => {};

  function put(name: string, holding: Promise<Hold | undefined>): void {
    if (isClosed) {
      void release(holding);
      return;
    }
    leaveForm();
    rememberUnsaved(name);
    const form = new OpportunityForm(stored(), name);
    const unbind = form.images.$images.subscribe((images) => $unfinished.set(unfinishedFiles(images)));
    leaveForm = () => {
      unbind();
      $unfinished.set([]);
      form.close();
      void release(holding);
    };
    $opened.set({ kind: 'open', name, form });
  }

  return {
    $opened,
    put,
    isAt(name: string): boolean {
      const opened = $opened.get();
      return opened.kind === 'open' && opened.name === name;
    },
    close(): void {
      isClosed = true;
      leaveForm();
    },
  };
}

async function release(holding: Promise<Hold | undefined>): Promise<void> {
  (await holding)?.release();
}

/** The images of unsaved changes that its opportunity does not have. */
function uploadsOf(changes: UnsavedChanges, record: Opportunity | undefined): string[] {
  return imagesOf(changes).filter((name) => !record?.imageURL.includes(name));
}
