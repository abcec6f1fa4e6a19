import * as v from 'valibot';
import { isOpportunityId } from '#domain/opportunity';
import { Unavailable } from '#domain/unavailable';
import { type OpportunityRecord, opportunityRecord } from './opportunity-record.ts';
import type { BlobStore, ListedKey } from './store.ts';

/** The keys of all records, deleted ones too. Netlify's local server also lists its half-written files: not these. */
export async function listRecordKeys(store: BlobStore): Promise<readonly ListedKey[]> {
  return (await store.list()).filter(({ key }) => isOpportunityId(key));
}

/**
 * One record for a list. `absent`: nothing is there (any more). `foreign`: a whole text of another shape, as a newer
 * deploy may have left it before a rollback; a list does without it rather than failing, and says so in the log.
 */
export type ListedRecord =
  | { readonly kind: 'record'; readonly record: OpportunityRecord }
  | { readonly kind: 'absent' | 'foreign' };

/** Reads one record for a list; a text that is no JSON was cut short on its way and is `Unavailable`. */
export async function readListedRecord(store: BlobStore, id: string): Promise<ListedRecord> {
  const text = await store.readText(id);
  if (text === undefined) return { kind: 'absent' };
  const parsed = v.safeParse(opportunityRecord, jsonOf(text));
  if (parsed.success) return { kind: 'record', record: parsed.output };
  console.error(`The record ${id} is not of a known shape and is left out:`, v.flatten(parsed.issues));
  return { kind: 'foreign' };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Unavailable('A record was cut short.', { cause });
  }
}
