import * as v from 'valibot';
import type { AdminEnquiry } from '#domain/enquiry/admin-enquiry';
import { adminEnquiryOf, isLive, type StoredEnquiry, storedEnquiry } from '../../../netlify/enquiries/record.ts';
import { DamagedBlob, type SiteStore } from '../backup/site-stores.ts';

export interface Enquiries {
  /** Oldest first. */
  readonly read: readonly AdminEnquiry[];
  /** Keys of records that this version of the site cannot read. */
  readonly unreadable: readonly string[];
}

const atOnce = 16;

/** All enquiries of a site, without the remains of erased ones. */
export async function readEnquiries(store: SiteStore): Promise<Enquiries> {
  const read: AdminEnquiry[] = [];
  const unreadable: string[] = [];
  const keys = await store.keys();
  for (let next = 0; next < keys.length; next += atOnce) {
    const some = keys.slice(next, next + atOnce);
    const found = await Promise.all(some.map(async (key) => ({ key, record: parsed(await wholeOf(store, key)) })));
    for (const { key, record } of found) {
      if (isLive(record)) read.push(adminEnquiryOf(key, record));
      else if (!record) unreadable.push(key);
    }
  }
  return { read: read.sort((one, other) => one.receivedAt.localeCompare(other.receivedAt)), unreadable };
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
