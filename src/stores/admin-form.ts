import { atom, type MapStore, map, type ReadableAtom, type WritableAtom } from 'nanostores';
import { type Opportunity, opportunityFields } from '#domain/opportunity';
import type { FieldProblems } from '#domain/text';
import { validate } from '#domain/validate';
import { giveUpImages } from './admin-call';
import { type Draft, dropDraft, keepDraft, newDraft, readDraft } from './admin-drafts';
import { differingFields, emptyValues, type FormValues, picturesOf, valuesOf } from './admin-form-values';
import { createPictures, type Pictures, storedNames } from './admin-pictures';
import { type Base, onTopOf, type SaveOutcome, sendSave } from './admin-save';

export type FormState =
  | { readonly kind: 'editing' }
  | { readonly kind: 'saving' }
  /** A field that must be filled is not. */
  | { readonly kind: 'incomplete'; readonly fields: FieldProblems }
  | { readonly kind: 'pictures-failed' }
  | Exclude<SaveOutcome, { readonly kind: 'forbidden' }>;

export interface OpportunityForm {
  /** Whether it is for a new opportunity, not for one that is stored. */
  readonly isNew: boolean;
  readonly $values: MapStore<FormValues>;
  readonly $state: ReadableAtom<FormState>;
  /** Whether the form shows a draft that was restored. */
  readonly $restored: ReadableAtom<boolean>;
  readonly pictures: Pictures;
  save(): Promise<FormState>;
  /** After a conflict: saves what was typed on top of the other version. */
  keepMine(): Promise<FormState>;
  /** After a conflict: gives up what was typed for the other version. A new opportunity's form becomes empty. */
  takeTheirs(): void;
  /** Saves what was typed as an opportunity of its own. */
  saveAsNew(): Promise<FormState>;
  removePicture(key: string): void;
  discardDraft(): void;
  close(): void;
}

interface Parts {
  readonly record: Opportunity | undefined;
  readonly draftName: string;
  base: Base;
  /** What `saveAsNew` saves on top of: one for all its attempts. */
  fresh: Base;
  readonly $values: MapStore<FormValues>;
  readonly $state: WritableAtom<FormState>;
  readonly $restored: WritableAtom<boolean>;
  readonly pictures: Pictures;
}

/** The form of a new opportunity, or of one that is stored. A draft of it is restored; what is typed is kept as one. */
export function createOpportunityForm(record?: Opportunity): OpportunityForm {
  const parts = assemble(record);
  const { $values, $state, $restored, pictures } = parts;
  const unbind = [$values.listen(() => keep(parts)), pictures.$pictures.listen(() => keep(parts))];
  return {
    isNew: record === undefined,
    $values,
    $state,
    $restored,
    pictures,
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
    removePicture(key) {
      const removed = pictures.remove(key);
      const isSaved = removed?.kind !== 'stored' || namesIn(parts.base).includes(removed.name);
      if (!isSaved) void giveUpImages([removed.name]);
    },
    discardDraft: () => abandon(parts, record ? onTopOf(record) : newBase()),
    close() {
      for (const stop of unbind) stop();
      pictures.close();
    },
  };
}

function assemble(record: Opportunity | undefined): Parts {
  const draftName = record?.id ?? newDraft;
  const draft = readDraft(draftName);
  const base = baseFor(record, draft);
  return {
    record,
    draftName,
    base,
    fresh: newBase(),
    $values: map<FormValues>(valuesOf({ ...(record ?? emptyValues), ...draft })),
    $state: atom<FormState>({ kind: 'editing' }),
    $restored: atom(draft !== undefined),
    pictures: createPictures(draft ? picturesOf(draft) : namesIn(base)),
  };
}

function newBase(): Base {
  return { kind: 'new', key: crypto.randomUUID() };
}

function baseFor(record: Opportunity | undefined, draft: Draft | undefined): Base {
  if (record) return { kind: 'record', record, version: draft?.version ?? record.version };
  return draft?.key ? { kind: 'new', key: draft.key } : newBase();
}

function namesIn(base: Base): readonly string[] {
  return base.kind === 'record' ? base.record.imageURL : [];
}

function contentOf({ $values, pictures }: Parts) {
  return { ...$values.get(), imageURL: storedNames(pictures.$pictures.get()) };
}

function keep(parts: Parts): void {
  const { base, draftName } = parts;
  const content = contentOf(parts);
  const saved = base.kind === 'record' ? base.record : { ...emptyValues, imageURL: [] };
  const mark = base.kind === 'record' ? { version: base.version } : { key: base.key };
  if (differingFields(content, saved).length > 0) keepDraft(draftName, { ...content, ...mark });
  else dropDraft(draftName);
}

/** Shows a stored record, or an empty form, in place of what was typed. */
function show(parts: Parts, base: Base): void {
  parts.base = base;
  parts.$values.set(valuesOf(base.kind === 'record' ? base.record : emptyValues));
  parts.pictures.replace(namesIn(base));
  parts.$restored.set(false);
  dropDraft(parts.draftName);
}

function abandon(parts: Parts, base: Base): void {
  const uploaded = contentOf(parts).imageURL.filter((name) => !namesIn(base).includes(name));
  show(parts, base);
  parts.$state.set({ kind: 'editing' });
  void giveUpImages(uploaded);
}

async function save(parts: Parts, base: Base): Promise<FormState> {
  const before = parts.$state.get();
  if (before.kind === 'saving') return before;
  const state = problemOf(contentOf(parts)) ?? (await send(parts, base));
  parts.$state.set(state);
  return state;
}

async function send(parts: Parts, base: Base): Promise<FormState> {
  parts.$state.set({ kind: 'saving' });
  if (!(await parts.pictures.settle())) return { kind: 'pictures-failed' };
  const checked = validate(opportunityFields, contentOf(parts));
  if (checked.kind === 'invalid') return checked;
  const outcome = await sendSave(base, checked.value);
  if (outcome.kind === 'forbidden') return { kind: 'editing' };
  if (outcome.kind === 'saved') showSaved(parts, base, outcome.opportunity);
  return outcome;
}

function showSaved(parts: Parts, base: Base, opportunity: Opportunity): void {
  const before = [...namesIn(parts.base), ...namesIn(base)];
  show(parts, parts.record ? onTopOf(opportunity) : newBase());
  parts.fresh = newBase();
  void giveUpImages(before.filter((name) => !opportunity.imageURL.includes(name)));
}

function problemOf(content: FormValues): FormState | undefined {
  const checked = validate(opportunityFields, content);
  if (checked.kind === 'valid') return undefined;
  const incomplete = Object.values(checked.fields).includes('required');
  return { kind: incomplete ? 'incomplete' : 'invalid', fields: checked.fields };
}
