import { atom, type MapStore, map, type ReadableAtom } from 'nanostores';
import { type Opportunity, opportunityFields } from '#domain/opportunity';
import type { FieldProblems } from '#domain/text';
import { validate } from '#domain/validate';
import { giveUpImages } from './admin-call';
import { type Draft, dropDraft, keepDraft, newDraft, readDraft } from './admin-drafts';
import { differingFields, emptyValues, type FormValues, picturesOf, valuesOf } from './admin-form-values';
import { createPictures, type Pictures, storedNames } from './admin-pictures';
import { type Base, type SaveOutcome, sendSave } from './admin-save';

export type FormState =
  | { readonly kind: 'editing' }
  | { readonly kind: 'saving' }
  /** A field that must be filled is not. */
  | { readonly kind: 'incomplete'; readonly fields: FieldProblems }
  | { readonly kind: 'pictures-failed' }
  | Exclude<SaveOutcome, { kind: 'forbidden' }>;

export interface OpportunityForm {
  readonly $values: MapStore<FormValues>;
  readonly $state: ReadableAtom<FormState>;
  /** Whether the form shows a draft that was restored. */
  readonly $restored: ReadableAtom<boolean>;
  readonly pictures: Pictures;
  save(): Promise<FormState>;
  /** After a conflict: saves what was typed on top of the other version. */
  keepMine(): Promise<FormState>;
  /** After a conflict: shows the other version, to be edited on. */
  takeTheirs(): void;
  /** Saves what was typed as an opportunity of its own. */
  saveAsNew(): Promise<FormState>;
  removePicture(key: string): void;
  discardDraft(): void;
  close(): void;
}

const newBase = (): Base => ({ kind: 'new', key: crypto.randomUUID() });

const namesIn = (base: Base): readonly string[] => (base.kind === 'record' ? base.record.imageURL : []);

function baseFor(record: Opportunity | undefined, draft: Draft | undefined): Base {
  if (record) return { kind: 'record', record, version: draft?.version ?? record.version };
  return draft?.key ? { kind: 'new', key: draft.key } : newBase();
}

/** The form of a new opportunity, or of one that is stored; a draft of it is restored. What is typed is kept as a draft. */
export function createOpportunityForm(record?: Opportunity): OpportunityForm {
  const draftName = record?.id ?? newDraft;
  const draft = readDraft(draftName);
  let base = baseFor(record, draft);
  const $values = map<FormValues>(valuesOf(draft ?? record ?? emptyValues));
  const $state = atom<FormState>({ kind: 'editing' });
  const $restored = atom(draft !== undefined);
  const pictures = createPictures(draft ? picturesOf(draft) : namesIn(base));
  const content = () => ({ ...$values.get(), imageURL: storedNames(pictures.$pictures.get()) });

  function keep(): void {
    const saved = base.kind === 'record' ? base.record : { ...emptyValues, imageURL: [] };
    const mark = base.kind === 'record' ? { version: base.version } : { key: base.key };
    if (differingFields(content(), saved).length > 0) keepDraft(draftName, { ...content(), ...mark });
    else dropDraft(draftName);
  }
  const unbind = [$values.listen(keep), pictures.$pictures.listen(keep)];

  /** Shows a stored record, or an empty form, instead of what was typed. */
  function show(next: Base): void {
    base = next;
    $values.set(valuesOf(base.kind === 'record' ? base.record : emptyValues));
    pictures.replace(namesIn(base));
    $restored.set(false);
    dropDraft(draftName);
  }

  function abandon(next: Base): void {
    const uploaded = content().imageURL.filter((name) => !namesIn(next).includes(name));
    show(next);
    $state.set({ kind: 'editing' });
    void giveUpImages(uploaded);
  }

  function settle(outcome: SaveOutcome): FormState {
    if (outcome.kind === 'saved') {
      const dropped = namesIn(base).filter((name) => !outcome.opportunity.imageURL.includes(name));
      const { opportunity } = outcome;
      show(record ? { kind: 'record', record: opportunity, version: opportunity.version } : newBase());
      void giveUpImages(dropped);
    }
    const state: FormState = outcome.kind === 'forbidden' ? { kind: 'editing' } : outcome;
    $state.set(state);
    return state;
  }

  async function save(): Promise<FormState> {
    const before = $state.get();
    if (before.kind === 'saving') return before;
    const problem = problemOf(content());
    $state.set(problem ?? { kind: 'saving' });
    if (problem) return problem;
    if (!(await pictures.settle())) {
      $state.set({ kind: 'pictures-failed' });
      return $state.get();
    }
    const checked = validate(opportunityFields, content());
    return settle(checked.kind === 'valid' ? await sendSave(base, checked.value) : checked);
  }

  return {
    $values,
    $state,
    $restored,
    pictures,
    save,
    keepMine() {
      const state = $state.get();
      if (state.kind === 'conflict') base = { kind: 'record', record: state.theirs, version: state.theirs.version };
      return save();
    },
    takeTheirs() {
      const state = $state.get();
      if (state.kind !== 'conflict') return;
      abandon({ kind: 'record', record: state.theirs, version: state.theirs.version });
    },
    saveAsNew() {
      base = newBase();
      return save();
    },
    removePicture(key) {
      const removed = pictures.remove(key);
      if (removed?.kind === 'stored' && !namesIn(base).includes(removed.name)) void giveUpImages([removed.name]);
    },
    discardDraft: () => abandon(base.kind === 'record' ? base : newBase()),
    close() {
      for (const stop of unbind) stop();
      pictures.close();
    },
  };
}

function problemOf(content: FormValues): FormState | undefined {
  const checked = validate(opportunityFields, content);
  if (checked.kind === 'valid') return undefined;
  const incomplete = Object.values(checked.fields).includes('required');
  return { kind: incomplete ? 'incomplete' : 'invalid', fields: checked.fields };
}
