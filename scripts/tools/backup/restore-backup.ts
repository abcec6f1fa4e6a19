import * as v from 'valibot';
import { isLive, storedEnquiry } from '../../../netlify/enquiries/record.ts';
import { claimOf } from '../../../netlify/enquiries/reference.ts';
import { isClaimedMark } from '../../../netlify/opportunities/pending-deletions.ts';
import { Failure } from '../failure.ts';
import { type BlobName, blobNameOf, isDamagedPath, type Manifest, sha256 } from './archive-format.ts';
import { type ArchivedBlob, archivedBlobs, proveWhole } from './read-archive.ts';
import { type BackedUp, backedUp, DamagedBlob, type SiteStores } from './site-stores.ts';

export interface Restored {
  readonly manifest: Manifest;
  /** Number of blobs added. */
  readonly added: number;
  /** Number of blobs that the site had already. */
  readonly same: number;
  /** With `merge`: blobs of which the site has another version, as `store/key`. They are not overwritten. */
  readonly kept: readonly string[];
  /** Paths of damaged blobs in the archive, which are not restored. */
  readonly damaged: readonly string[];
}

interface Options {
  /** Whether to add to a site with other data, which is never changed. */
  readonly merge: boolean;
}

type BlobState = 'absent' | 'same' | 'other';

/** Images before the records that refer to them, so that no reference is ever broken. */
const order: readonly BackedUp[] = ['images', 'opportunities', 'enquiries', 'people'];

/**
 * Restores an archive, which is verified before anything is written. Nothing is overwritten: a site with other data is
 * refused, or with `merge` keeps its data and gets the missing blobs. An interrupted restore can be run again.
 */
export async function restoreBackup(stores: SiteStores, file: string, { merge }: Options): Promise<Restored> {
  const manifest = await proveWhole(file).catch((error) => {
    throw error instanceof Failure ? new Failure(`${error.message} Nothing was restored.`) : error;
  });
  const states = await statesOf(stores, manifest);
  if (!merge) await refuseOthers(stores, states);
  for (const store of order) {
    for await (const blob of archivedBlobs(file, manifest)) {
      if (blob.store !== store) continue;
      const state = states.get(nameOf(blob));
      if (state === 'absent') await add(stores, blob);
      if (store === 'enquiries' && state !== 'other') await claim(stores, blob);
    }
  }
  await verifyRestored(stores, states);
  const damaged = manifest.entries.map(({ path }) => path).filter(isDamagedPath);
  const namesWith = (state: BlobState) => [...states].filter(([, found]) => found === state).map(([name]) => name);
  return {
    manifest,
    added: namesWith('absent').length,
    same: namesWith('same').length,
    kept: namesWith('other'),
    damaged,
  };
}

/** The state of each blob of the archive in the site's store. */
async function statesOf(stores: SiteStores, { entries }: Manifest): Promise<ReadonlyMap<string, BlobState>> {
  const existing = await namesIn(stores);
  const states = new Map<string, BlobState>();
  for (const entry of entries) {
    const blob = blobNameOf(entry.path);
    if (!blob) continue;
    const state = existing.has(nameOf(blob)) ? await stateOf(stores, blob, entry.sha256) : 'absent';
    states.set(nameOf(blob), state);
  }
  return states;
}

async function stateOf(stores: SiteStores, { store, key }: BlobName, digest: string): Promise<BlobState> {
  try {
    const bytes = await stores[store].read(key);
    if (!bytes) return 'absent';
    return sha256(bytes) === digest ? 'same' : 'other';
  } catch (error) {
    // Damaged in the store: not overwritten, and not equal.
    if (error instanceof DamagedBlob) return 'other';
    throw error;
  }
}

async function refuseOthers(stores: SiteStores, states: ReadonlyMap<string, BlobState>): Promise<void> {
  const others = [...(await namesIn(stores))].filter((name) => (states.get(name) ?? 'other') === 'other');
  if (others.length === 0) return;
  throw new Failure(
    `The site has something else already (${others.length}, such as ${others[0]}). Restore into an empty one, or with --merge, which adds what the site lacks and leaves what it has as it is. Nothing was restored.`,
  );
}

/** Adds a blob and reads it back, to detect a concurrent write and a lost one. */
async function add(stores: SiteStores, { store, key, bytes }: ArchivedBlob): Promise<void> {
  await stores[store].add(key, bytes);
  if ((await stateOf(stores, { store, key }, sha256(bytes))) !== 'same')
    throw unfinished(`${store}/${key} was not stored as it is in the backup`);
}

/** Stores the reference of an enquiry, unless it was erased. */
async function claim({ enquiryReferences }: SiteStores, { key, bytes }: ArchivedBlob): Promise<void> {
  const read = v.safeParse(storedEnquiry, JSON.parse(new TextDecoder().decode(bytes)));
  const record = read.success ? read.output : undefined;
  if (!isLive(record)) return;
  const value = JSON.stringify(claimOf(key));
  await enquiryReferences.add(record.reference, new TextEncoder().encode(value));
}

/**
 * Checks that every blob exists. A sweep may be deleting a restored image, if it searched for references before the record
 * was restored. The sweep's claim is read before the image, because a sweep with a claim searches for references again,
 * then deletes the image, then the claim (pending-deletions.ts).
 */
async function verifyRestored(stores: SiteStores, states: ReadonlyMap<string, BlobState>): Promise<void> {
  for (const name of states.keys()) {
    const [store, key = ''] = name.split('/');
    if (store === 'images' && (await isBeingDeleted(stores, key))) throw unfinished(`a sweep is deleting ${name}`);
  }
  const existing = await namesIn(stores);
  for (const name of states.keys()) if (!existing.has(name)) throw unfinished(`${name} went away again`);
}

/**
 * A damaged mark is not a claim: the next sweep replaces it, or removes it if a record refers to the image
 * (docs/decisions/0018). A mark that cannot be read may be a claim.
 */
async function isBeingDeleted({ pendingDeletions }: SiteStores, image: string): Promise<boolean> {
  const mark = await pendingDeletions.read(image).catch((error) => {
    if (error instanceof DamagedBlob) return undefined;
    const reason = error instanceof Error ? error.message : String(error);
    throw unfinished(`whether a sweep is deleting images/${image} could not be read (${reason})`);
  });
  return mark !== undefined && isClaimedMark(new TextDecoder().decode(mark), new Date());
}

async function namesIn(stores: SiteStores): Promise<ReadonlySet<string>> {
  const names = backedUp.map(async (store) => (await stores[store].keys()).map((key) => nameOf({ store, key })));
  return new Set((await Promise.all(names)).flat());
}

const nameOf = ({ store, key }: BlobName): string => `${store}/${key}`;

const unfinished = (why: string): Failure => new Failure(`The restore is not finished: ${why}. Run it again.`);
