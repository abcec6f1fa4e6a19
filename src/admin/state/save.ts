import { differingKeys, type SentContent } from '#domain/opportunity/content';
import type { Opportunity } from '#domain/opportunity/opportunity';
import type { FieldProblems } from '#domain/text';
import { fetchOpportunity, saveOpportunity } from '../../api/admin-opportunities';
import type { ApiError } from '../../api/request';
import { withToken } from './call';
import { contentSent, formContentOf } from './form-values';
import type { UnsavedChanges } from './unsaved';

/** What a form saves on top of: nothing yet, or a record in the version that the form began from. */
export type Base =
  | { readonly kind: 'new'; readonly key: string }
  | { readonly kind: 'record'; readonly record: Opportunity; readonly version: number };

/** What a form begins from: the record, in the version that its unsaved changes were typed on, or nothing yet. */
export function baseFor(record: Opportunity | undefined, changes: UnsavedChanges | undefined): Base {
  if (record) return { kind: 'record', record, version: changes?.version ?? record.version };
  return changes?.key ? { kind: 'new', key: changes.key } : newBase();
}

export function newBase(): Base {
  return { kind: 'new', key: crypto.randomUUID() };
}

/** The names of the images that the record has, none for a new one. */
export function imagesOfBase(base: Base): readonly string[] {
  return base.kind === 'record' ? base.record.imageURL : [];
}

/** A record as it stands, as what to save on top of. */
export function onTopOf(record: Opportunity): Base {
  return { kind: 'record', record, version: record.version };
}

export type SaveOutcome =
  /** `isUnchanged`: it said that already, so that there is no new version. */
  | { readonly kind: 'saved'; readonly opportunity: Opportunity; readonly isUnchanged?: true }
  | { readonly kind: 'conflict'; readonly theirs: Opportunity }
  | { readonly kind: 'gone' }
  | { readonly kind: 'invalid'; readonly fields: FieldProblems }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** Saves checked fields on top of their base, and tells what became of it; nothing newer is ever overwritten. */
export function sendSave(base: Base, fields: SentContent): Promise<SaveOutcome> {
  return base.kind === 'new' ? create(base.key, fields) : update(base.record, base.version, fields);
}

async function create(key: string, fields: SentContent): Promise<SaveOutcome> {
  const result = await withToken((token) => saveOpportunity(token, fields, key));
  if (result.kind === 'answered') return { kind: 'saved', opportunity: result.answer };
  if (result.kind === 'forbidden') return result;
  if (result.error.status === 409) return earlierSave(key, fields);
  return refusal(result.error);
}

/** An attempt whose answer was lost has been saved under this key, with other contents than the form has now. */
async function earlierSave(key: string, fields: SentContent): Promise<SaveOutcome> {
  const result = await withToken((token) => fetchOpportunity(token, key));
  if (result.kind === 'answered') return conflict(result.answer, fields);
  return result.kind === 'forbidden' ? result : refusal(result.error);
}

async function update(record: Opportunity, version: number, fields: SentContent): Promise<SaveOutcome> {
  const save = { ...fields, id: record.id, version };
  const result = await withToken((token) => saveOpportunity(token, save));
  if (result.kind === 'answered') {
    const isUnchanged = result.answer.version === version;
    return { kind: 'saved', opportunity: result.answer, ...(isUnchanged && { isUnchanged }) };
  }
  if (result.kind === 'forbidden') return result;
  const current = result.error.refusal?.current;
  return current ? conflict(current, fields) : refusal(result.error);
}

/** The same contents under a newer version are this very save, whose answer was lost. */
function conflict(theirs: Opportunity, fields: SentContent): SaveOutcome {
  const differs = differingKeys(formContentOf(contentSent(fields)), formContentOf(theirs)).length > 0;
  return differs ? { kind: 'conflict', theirs } : { kind: 'saved', opportunity: theirs };
}

function refusal(error: ApiError): SaveOutcome {
  if (error.status === 404) return { kind: 'gone' };
  const fields = error.refusal?.fields;
  return fields ? { kind: 'invalid', fields } : { kind: 'failed', error };
}
