import * as v from 'valibot';
import { enquiryFields } from '#domain/enquiry/enquiry';
import { type StoredEnquiry, storedEnquiry } from '../../../netlify/enquiries/record.ts';
import { DamagedBlob, type SiteStore } from '../backup/site-stores.ts';

export interface Enquiries {
  /** Oldest first. */
  readonly read: readonly StoredEnquiry[];
  /** Keys of what this version of the site cannot read. */
  readonly unreadable: readonly string[];
}

const atOnce = 16;

/** Every enquiry that a site has. */
export async function readEnquiries(store: SiteStore): Promise<Enquiries> {
  const read: StoredEnquiry[] = [];
  const unreadable: string[] = [];
  const keys = await store.keys();
  for (let next = 0; next < keys.length; next += atOnce) {
    const some = keys.slice(next, next + atOnce);
    const found = await Promise.all(some.map(async (key) => ({ key, enquiry: parsed(await wholeOf(store, key)) })));
    for (const { key, enquiry } of found) {
      if (enquiry) read.push(enquiry);
      else unreadable.push(key);
    }
  }
  return { read: read.sort((one, other) => one.receivedAt.localeCompare(other.receivedAt)), unreadable };
}

/** Enquiries as rows of a table, the first of which names the columns. */
export function tableOf(enquiries: readonly StoredEnquiry[]): string[][] {
  const rows = enquiries.map(({ reference, receivedAt, held = [], enquiry }) => [
    reference,
    receivedAt,
    ...enquiryFields.map((field) => enquiry[field]),
    (enquiry.opportunities ?? []).join(' '),
    held.join(' '),
  ]);
  return [['reference', 'receivedAt', ...enquiryFields, 'opportunities', 'held'], ...rows];
}

async function wholeOf(store: SiteStore, key: string): Promise<Uint8Array | undefined> {
  return store.read(key).catch((error) => {
    if (error instanceof DamagedBlob) return undefined;
    throw error;
  });
}

function parsed(bytes: Uint8Array | undefined): StoredEnquiry | undefined {
  try {
    return v.parse(storedEnquiry, JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}
