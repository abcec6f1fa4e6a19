import { atom, type ReadableAtom } from 'nanostores';
import { isOpportunityId, type Opportunity } from '#domain/opportunity/opportunity';
import { fetchOpportunity } from '../../api/admin-opportunities';
import { createLoader } from '../../api/loader';
import type { ApiError } from '../../api/request';
import { $unfinished } from '../navigation/router';
import { withToken } from '../session/call';
import { createDiscarding, type Discarded } from '../unsaved/discarding';
import { freshName, newSubject, readUnsaved, rememberedUnsaved, rememberUnsaved, subjectOf } from '../unsaved/unsaved';
import { type Hold, lockFreshUnsaved, lockUnsaved } from '../unsaved/unsaved-lock';
import { FormStore } from './form-store';
import { unfinishedFiles } from './images/form-image';

export type OpenedForm =
  | { readonly kind: 'opening' }
  | {
      readonly kind: 'open';
      /** Name of its unsaved changes: another one once a new opportunity has been stored. */
      readonly name: string;
      /** Constant while the form is open. */
      readonly key: string;
      readonly form: FormStore;
    };

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
  /** Replaces an untouched duplicate by an empty form. */
  leaveDuplicate(): void;
  close(): void;
}

/** Opens the form that this tab had open before, or else an empty one. */
export function createFormInTab(record?: Opportunity): FormInTab {
  let stored = record;
  const subject = () => stored?.id ?? newSubject;
  const slot = createSlot(
    () => stored,
    (saved) => {
      stored = saved;
    },
  );
  const discarding = createDiscarding(() => stored?.imageURL ?? []);
  /** Name of the discarded changes that this tab had open. */
  let openBefore: string | undefined;

  function openFresh(): void {
    const name = freshName(subject());
    slot.put(name, lockFreshUnsaved(name));
  }

  async function continueWith(name: string): Promise<void> {
    const hold = await lockUnsaved(name);
    if (hold) slot.put(name, Promise.resolve(hold));
  }

  async function discard(name: string): Promise<void> {
    const wasOpen = slot.isAt(name);
    if (wasOpen) openFresh();
    await discarding.discard(name);
    if (discarding.$discarded.get()?.name === name) openBefore = wasOpen ? name : undefined;
  }

  return {
    $opened: slot.$opened,
    $discarded: discarding.$discarded,
    async open() {
      const before = rememberedUnsaved(subject());
      if (before) await continueWith(before);
      if (slot.$opened.get().kind === 'opening') openFresh();
    },
    continueWith,
    discard,
    async undoDiscard() {
      const name = discarding.undo();
      if (name === undefined || name !== openBefore) return;
      // A new opportunity may have been stored since: the next new form continues them.
      if (subjectOf(name) === subject()) await continueWith(name);
      else rememberUnsaved(name);
    },
    async takeTheirs(theirs) {
      const opened = slot.$opened.get();
      stored = theirs;
      if (opened.kind === 'open') await discard(opened.name);
    },
    leaveDuplicate() {
      const opened = slot.$opened.get();
      if (opened.kind === 'open' && readUnsaved(opened.name)?.untouched) openFresh();
    },
    close() {
      slot.close();
      discarding.forget();
    },
  };
}

/** Holds the one open form and its lock on the unsaved changes. `follow` gets each record that the form has stored. */
function createSlot(stored: () => Opportunity | undefined, follow: (saved: Opportunity) => void) {
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
    const form = new FormStore(stored(), name);
    let held = { name, holding };

    /** A form that has stored another opportunity goes on under that one's name. */
    function goOnWith(saved: Opportunity | undefined): void {
      if (!saved) return;
      follow(saved);
      if (subjectOf(held.name) === saved.id) return;
      const before = held.holding;
      const own = freshName(saved.id);
      held = { name: own, holding: lockFreshUnsaved(own) };
      rememberUnsaved(own);
      form.rename(own);
      void release(before);
      $opened.set({ kind: 'open', name: own, key: name, form });
    }

    const unbind = [
      form.images.$images.subscribe((images) => $unfinished.set(unfinishedFiles(images))),
      form.$record.listen(goOnWith),
    ];
    leaveForm = () => {
      for (const stop of unbind) stop();
      $unfinished.set([]);
      form.close();
      void release(held.holding);
    };
    $opened.set({ kind: 'open', name, key: name, form });
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

type Edited =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | { readonly kind: 'missing' }
  | { readonly kind: 'found'; readonly opportunity: Opportunity };

interface EditedOpportunity {
  readonly $edited: ReadableAtom<Edited>;
  load(): Promise<void>;
}

/** Loads the current stored version of the opportunity to edit. */
export function createEditedOpportunity(id: string): EditedOpportunity {
  const { $state, load } = createLoader<Edited>({ kind: 'loading' }, async () => {
    // Not a valid id: no request is needed.
    if (!isOpportunityId(id)) return { kind: 'missing' };
    const result = await withToken((token) => fetchOpportunity(token, id));
    if (result.kind === 'succeeded') return { kind: 'found', opportunity: result.response };
    if (result.kind === 'failed') return result.error.status === 404 ? { kind: 'missing' } : result;
    return undefined;
  });
  return { $edited: $state, load };
}
