import type { MapStore, ReadableAtom } from 'nanostores';
import { sentContent } from '#domain/opportunity/content';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { validate } from '#domain/validate';
import { discardImages } from './call';
import type { FormImages } from './form-images';
import { assemble, contentOf, type FormParts, type FormState, follow, namesIn, newBase } from './form-parts';
import { problemsOf } from './form-problems';
import { emptyValues, type FormValues, valuesOf } from './form-values';
import { type Base, onTopOf, sendSave } from './save';
import { dropUnsaved } from './unsaved';

export type { FormState } from './form-parts';

export interface OpportunityForm {
  /** Whether it is for a new opportunity, not for one that is stored. */
  readonly isNew: boolean;
  readonly $values: MapStore<FormValues>;
  readonly $state: ReadableAtom<FormState>;
  /** Whether the form shows unsaved changes that was restored. */
  readonly $restored: ReadableAtom<boolean>;
  /** Whether what is typed is kept beyond this page. */
  readonly $isKept: ReadableAtom<boolean>;
  /** Files that were chosen before the form was restored, and did not become images. */
  readonly $lostFiles: ReadableAtom<readonly string[]>;
  readonly images: FormImages;
  addImages(files: readonly File[]): void;
  forgetLostFiles(): void;
  save(): Promise<FormState>;
  /** After a conflict: saves what was typed on top of the other version. */
  keepMine(): Promise<FormState>;
  /** After a conflict: gives up what was typed for the other version. A new opportunity's form becomes empty. */
  takeTheirs(): void;
  /** Saves what was typed as an opportunity of its own. */
  saveAsNew(): Promise<FormState>;
  removeImage(key: string): void;
  close(): void;
}

/**
 * The form of a new opportunity, or of one that is stored. What is typed is kept as the unsaved changes of this name; such that
 * is there is restored.
 */
export function createOpportunityForm(record: Opportunity | undefined, unsavedName: string): OpportunityForm {
  const parts = assemble(record, unsavedName);
  const { $values, $state, $restored, $isKept, $lostFiles, images } = parts;
  const unbind = follow(parts);
  return {
    isNew: record === undefined,
    $values,
    $state,
    $restored,
    $isKept,
    $lostFiles,
    images,
    addImages(files) {
      const chosen = files.map(({ name }) => name);
      $lostFiles.set($lostFiles.get().filter((name) => !chosen.includes(name)));
      images.add(files);
    },
    forgetLostFiles: () => $lostFiles.set([]),
    save: () => save(parts, parts.base),
    keepMine() {
      const state = $state.get();
      return save(parts, state.kind === 'conflict' ? onTopOf(state.theirs) : parts.base);
    },
    takeTheirs() {
      const state = $state.get();
      if (state.kind === 'conflict') abandon(parts, record ? onTopOf(state.theirs) : newBase());
    },
    saveAsNew: () => save(parts, parts.fresh),
    removeImage(key) {
      const removed = images.remove(key);
      const isSaved = removed?.kind !== 'stored' || namesIn(parts.base).includes(removed.name);
      if (!isSaved) void discardImages([removed.name]);
    },
    close() {
      for (const stop of unbind) stop();
      images.close();
    },
  };
}

/** Shows a stored record, or an empty form, in place of what was typed. */
function show(parts: FormParts, base: Base): void {
  parts.base = base;
  parts.$values.set(valuesOf(base.kind === 'record' ? base.record : emptyValues));
  parts.images.replace(namesIn(base));
  parts.$restored.set(false);
  parts.$lostFiles.set([]);
  dropUnsaved(parts.unsavedName);
}

function abandon(parts: FormParts, base: Base): void {
  const uploaded = contentOf(parts).imageURL.filter((name) => !namesIn(base).includes(name));
  show(parts, base);
  parts.$state.set({ kind: 'editing' });
  void discardImages(uploaded);
}

async function save(parts: FormParts, base: Base): Promise<FormState> {
  const before = parts.$state.get();
  if (before.kind === 'saving') return before;
  const state = problemsOf(contentOf(parts)) ?? (await send(parts, base));
  parts.$state.set(state);
  return state;
}

async function send(parts: FormParts, base: Base): Promise<FormState> {
  parts.$state.set({ kind: 'saving' });
  if (!(await parts.images.settle())) return { kind: 'images-failed' };
  const checked = validate(sentContent, contentOf(parts));
  if (checked.kind === 'invalid') return checked;
  const outcome = await sendSave(base, checked.value);
  if (outcome.kind === 'forbidden') return { kind: 'editing' };
  if (outcome.kind === 'saved') showSaved(parts, outcome.opportunity);
  return outcome;
}

function showSaved(parts: FormParts, opportunity: Opportunity): void {
  show(parts, parts.record ? onTopOf(opportunity) : newBase());
  parts.fresh = newBase();
}
