import { atom, type ReadableAtom } from 'nanostores';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { $unfinished } from '../navigation/leaving';
import { discardImages } from '../session/call';
import { imagesOf } from '../unsaved/form-values';
import {
  dropUnsaved,
  freshName,
  newSubject,
  readUnsaved,
  rememberedUnsaved,
  rememberUnsaved,
  storeUnsaved,
  type UnsavedChanges,
} from '../unsaved/unsaved';
import { type Hold, lockFreshUnsaved, lockUnsaved } from '../unsaved/unsaved-lock';
import { OpportunityForm } from './form';
import { unfinishedFiles } from './images/form-image';

export type OpenedForm =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly name: string; readonly form: OpportunityForm };

/** Discarded unsaved changes that can still be restored. */
export interface Discarded {
  readonly name: string;
  readonly changes: UnsavedChanges;
  /** Whether this tab had them open. */
  readonly wasOpen: boolean;
}

/**
 * The form that this tab has open, for a new or a stored opportunity. No other live tab can open the same unsaved
 * changes.
 */
export interface FormInTab {
  readonly $opened: ReadableAtom<OpenedForm>;
  readonly $discarded: ReadableAtom<Discarded | undefined>;
  open(): Promise<void>;
  /** Opens other unsaved changes and keeps the present ones unsaved. Does nothing if another live tab has them open. */
  continueWith(name: string): Promise<void>;
  discard(name: string): Promise<void>;
  undoDiscard(): Promise<void>;
  /** Discards the form's content and shows another version of the opportunity. */
  takeTheirs(theirs: Opportunity): Promise<void>;
  close(): void;
}

/** Opens the form that this tab had open before, or else an empty one. */
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
      storeUnsaved(discarded.name, discarded.changes);
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

/** Holds the one open form and its lock on the unsaved changes. */
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

/** Images in unsaved changes that the stored opportunity does not have. */
function uploadsOf(changes: UnsavedChanges, record: Opportunity | undefined): string[] {
  return imagesOf(changes).filter((name) => !record?.imageURL.includes(name));
}
