import { atom, type MapStore, map, type WritableAtom } from 'nanostores';
import { contentKeys } from '#domain/opportunity/content';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { createFormImages, type FormImages, storedNames, unfinishedFiles } from './form-images';
import { type FormProblems, problemsAfter } from './form-problems';
import { keepForm } from './form-unsaved';
import { emptyValues, type FormContent, type FormField, type FormValues, imagesOf, valuesOf } from './form-values';
import type { Base, SaveOutcome } from './save';
import { readUnsaved, type UnsavedChanges } from './unsaved';

export type FormState =
  | { readonly kind: 'editing' }
  | { readonly kind: 'saving' }
  | FormProblems
  | { readonly kind: 'images-failed' }
  | Exclude<SaveOutcome, { readonly kind: 'forbidden' | 'invalid' }>;

/** What a form consists of, shared by all that it can do. */
export interface FormParts {
  readonly record: Opportunity | undefined;
  readonly unsavedName: string;
  base: Base;
  /** What `saveAsNew` saves on top of: one for all its attempts. */
  fresh: Base;
  readonly $values: MapStore<FormValues>;
  readonly $state: WritableAtom<FormState>;
  readonly $restored: WritableAtom<boolean>;
  readonly $isKept: WritableAtom<boolean>;
  readonly $lostFiles: WritableAtom<readonly string[]>;
  readonly images: FormImages;
}

export function assemble(record: Opportunity | undefined, unsavedName: string): FormParts {
  const changes = readUnsaved(unsavedName);
  const base = baseFor(record, changes);
  return {
    record,
    unsavedName,
    base,
    fresh: newBase(),
    $values: map<FormValues>(valuesOf({ ...(record ?? emptyValues), ...changes })),
    $state: atom<FormState>({ kind: 'editing' }),
    $restored: atom(changes !== undefined),
    $isKept: atom(true),
    $lostFiles: atom(changes?.notUploaded ?? []),
    images: createFormImages(changes ? imagesOf(changes) : namesIn(base)),
  };
}

export function newBase(): Base {
  return { kind: 'new', key: crypto.randomUUID() };
}

function baseFor(record: Opportunity | undefined, changes: UnsavedChanges | undefined): Base {
  if (record) return { kind: 'record', record, version: changes?.version ?? record.version };
  return changes?.key ? { kind: 'new', key: changes.key } : newBase();
}

export function namesIn(base: Base): readonly string[] {
  return base.kind === 'record' ? base.record.imageURL : [];
}

export function contentOf({ $values, images }: FormParts): FormContent {
  return { ...$values.get(), imageURL: storedNames(images.$images.get()) };
}

/** Keeps what is typed, and takes back what was said of a field once it is corrected. */
export function follow(parts: FormParts): readonly (() => void)[] {
  const { $values, $lostFiles, images } = parts;
  return [
    $values.listen((_, __, changed) => {
      keep(parts);
      const fields: readonly FormField[] = changed === undefined ? contentKeys : [changed];
      for (const field of fields) correct(parts, field);
    }),
    images.$images.listen(() => {
      keep(parts);
      correct(parts, 'imageURL');
    }),
    $lostFiles.listen(() => keep(parts)),
  ];
}

function keep(parts: FormParts): void {
  const { unsavedName, base, $isKept, $lostFiles, images } = parts;
  const notUploaded = [...$lostFiles.get(), ...unfinishedFiles(images.$images.get())];
  $isKept.set(keepForm(unsavedName, base, contentOf(parts), notUploaded));
}

function correct(parts: FormParts, field: FormField): void {
  const state = parts.$state.get();
  if ((state.kind !== 'incomplete' && state.kind !== 'invalid') || !state.fields[field]) return;
  parts.$state.set(problemsAfter(state, field, contentOf(parts)) ?? { kind: 'editing' });
}
