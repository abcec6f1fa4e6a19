import { type ContentKey, contentKeys, type OpportunityContent, type SentContent } from '#domain/opportunity/content';
import type { Opportunity, OpportunitySave } from '#domain/opportunity/opportunity';
import type { FieldProblems } from '#domain/text';
import { fetchOpportunity, saveOpportunity } from '../../api/admin-opportunities';
import type { ApiError } from '../../api/request';
import { contentSent, emptyValues, type FormContent, formContentIn, formContentOf } from '../form-values/form-values';
import { $language, type AdminLanguage } from '../i18n/language';
import { withToken } from '../session/call';
import type { UnsavedChanges } from '../unsaved/unsaved';
import { withoutHalfDays } from './half-days';

/**
 * The base of a save: a new opportunity, written in the language of the admin area unless another one is chosen, or a
 * record in the version that the form began from.
 */
export type Base =
  | { readonly kind: 'new'; readonly key: string; readonly language: AdminLanguage }
  | { readonly kind: 'record'; readonly record: Opportunity; readonly version: number };

/** The base of a form: the record in the version on which its unsaved changes were made, or a new opportunity. */
export function baseFor(record: Opportunity | undefined, changes: UnsavedChanges | undefined): Base {
  if (record) return { kind: 'record', record, version: changes?.version ?? record.version };
  return changes?.key ? { ...newBase(), key: changes.key } : newBase();
}

export function newBase(): Extract<Base, { readonly kind: 'new' }> {
  return { kind: 'new', key: crypto.randomUUID(), language: $language.get() };
}

/** Names of the base record's images; empty for a new opportunity. */
export function imagesOfBase(base: Base): readonly string[] {
  return base.kind === 'record' ? base.record.imageURL : [];
}

/** The form content of a base without changes. */
export function contentOfBase(base: Base): FormContent {
  return base.kind === 'record'
    ? formContentOf(base.record)
    : { ...emptyValues, language: base.language, imageURL: [] };
}

/** A base that overwrites the record's current version. */
export function onTopOf(record: Opportunity): Base {
  return { kind: 'record', record, version: record.version };
}

/**
 * What a save does besides storing the content. `finish`, the button “Save”, keeps the status and ends the form. The
 * others stay in it: `continue` keeps the status of a stored record and makes a new one a draft; `publishAt` sets or, if
 * empty, removes the time at which a draft is published.
 */
export type SaveAction = 'finish' | 'continue' | 'publish' | 'unpublish' | { readonly publishAt: string };

/** The form's content with the status and the time of publication that an action gives it. */
export function withStatusAfter(action: SaveAction, base: Base, form: FormContent): FormContent {
  if (typeof action === 'object') return { ...form, status: 'draft', ...action };
  if (action === 'publish') return { ...form, status: 'published', publishAt: '' };
  if (action === 'unpublish') return { ...form, status: 'draft', publishAt: '' };
  if (base.kind === 'record') return { ...form, ...statusOf(base.record) };
  return action === 'finish' ? form : { ...form, status: 'draft' };
}

/** The form values that only actions change, never typing. */
export function statusOf({ status, publishAt = '' }: Pick<OpportunityContent, 'status' | 'publishAt'>) {
  return { status, publishAt };
}

export type SaveResult =
  /** `isUnchanged`: the stored content was already the same, so no new version was created. */
  | { readonly kind: 'saved'; readonly opportunity: Opportunity; readonly isUnchanged?: true }
  | { readonly kind: 'conflict'; readonly theirs: Opportunity }
  | { readonly kind: 'gone' }
  | { readonly kind: 'invalid'; readonly fields: FieldProblems }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** Validated content, and the originals that unchanged translations were checked against. */
type SentOpportunity = SentContent & Pick<OpportunitySave, 'translatedFrom'>;

/** Saves validated fields with optimistic locking: a newer version is never overwritten. */
export function sendSave(base: Base, fields: SentOpportunity): Promise<SaveResult> {
  return base.kind === 'new' ? create(base.key, fields) : update(base.record, base.version, fields);
}

async function create(key: string, fields: SentOpportunity): Promise<SaveResult> {
  const result = await withToken((token) => saveOpportunity(token, fields, key));
  if (result.kind === 'succeeded') return { kind: 'saved', opportunity: result.response };
  if (result.kind === 'forbidden') return result;
  if (result.error.status === 409) return earlierSave(key, fields);
  return refusal(result.error);
}

/** An earlier attempt, whose response was lost, was saved under this key with different content. */
async function earlierSave(key: string, fields: SentContent): Promise<SaveResult> {
  const result = await withToken((token) => fetchOpportunity(token, key));
  if (result.kind === 'succeeded') return conflict(result.response, fields);
  return result.kind === 'forbidden' ? result : refusal(result.error);
}

async function update(record: Opportunity, version: number, fields: SentOpportunity): Promise<SaveResult> {
  const save = { ...fields, id: record.id, version };
  const result = await withToken((token) => saveOpportunity(token, save));
  if (result.kind === 'succeeded') {
    const isUnchanged = result.response.version === version;
    return { kind: 'saved', opportunity: result.response, ...(isUnchanged && { isUnchanged }) };
  }
  if (result.kind === 'forbidden') return result;
  const current = result.error.refusal?.current;
  return current ? conflict(current, fields) : refusal(result.error);
}

/** A newer version with the same content is this very save: its response was lost. */
function conflict(theirs: Opportunity, fields: SentContent): SaveResult {
  const differs = differingKeys(formContentOf(contentSent(fields)), formContentOf(theirs)).length > 0;
  return differs ? { kind: 'conflict', theirs } : { kind: 'saved', opportunity: theirs };
}

function refusal(error: ApiError): SaveResult {
  if (error.status === 404) return { kind: 'gone' };
  const fields = error.refusal?.fields;
  return fields ? { kind: 'invalid', fields } : { kind: 'failed', error };
}

/** The form's content as unsaved changes; `undefined` if it does not differ from the saved content. */
export function unsavedChanges(
  base: Base,
  saved: FormContent,
  form: FormContent,
  notUploaded: readonly string[],
): UnsavedChanges | undefined {
  const content = formContentIn(withoutHalfDays(form, saved));
  const isChanged = differingKeys(content, saved).length > 0 || Object.keys(form.checked).length > 0;
  if (!isChanged && notUploaded.length === 0) return undefined;
  return {
    ...content,
    imageURL: [...content.imageURL],
    ...(base.kind === 'record' ? { version: base.version } : { key: base.key }),
    ...(notUploaded.length > 0 && { notUploaded: [...notUploaded] }),
    changedAt: Date.now(),
  };
}

/** The fields in which two contents differ, in the order of the form. The contents may be form values. */
function differingKeys(
  one: Readonly<Record<ContentKey, unknown>>,
  other: Readonly<Record<ContentKey, unknown>>,
): readonly ContentKey[] {
  return contentKeys.filter((key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]));
}
