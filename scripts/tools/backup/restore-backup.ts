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
  /** Blobs that the site did not have. */
  readonly added: number;
  /** Blobs that it had, the very same. */
  readonly same: number;
  /** With `merge`: what it had otherwise and keeps, as `store/key`. */
  readonly kept: readonly string[];
  /** What the archive holds damaged, by its paths there: left out. */
  readonly damaged: readonly string[];
}

interface Options {
  /** Whether to add to a site that has something else; what it has always stays as it is. */
  readonly merge: boolean;
}

/** What a site has of a blob of the archive. */
type Standing = 'absent' | 'same' | 'other';

/** Images before the records that refer to them, so that no reference is broken on the way. */
const order: readonly BackedUp[] = ['images', 'opportunities', 'enquiries'];

/**
 * Brings an archive back. It is proved whole before anything is written, and nothing is ever overwritten: a site that
 * has anything but the archive's own blobs is refused, or with `merge` keeps what it has and gets what it lacks. Ended
 * on the way, it is simply run again.
 */
export async function restoreBackup(stores: SiteStores, file: string, { merge }: Options): Promise<Restored> {
  const manifest = await proveWhole(file).catch((error) => {
    throw error instanceof Failure ? new Failure(`${error.message} Nothing was restored.`) : error;
  });
  const standings = await standingsOf(stores, manifest);
  if (!merge) await refuseOthers(stores, standings);
  for (const store of order) {
    for await (const blob of archivedBlobs(file, manifest)) {
      if (blob.store !== store) continue;
      const standing = standings.get(nameOf(blob));
      if (standing === 'absent') await add(stores, blob);
      if (store === 'enquiries' && standing !== 'other') await claim(stores, blob);
    }
  }
  await proveThere(stores, standings);
  const damaged = manifest.entries.map(({ path }) => path).filter(isDamagedPath);
  const having = (standing: Standing) => [...standings].filter(([, found]) => found === standing).map(([name]) => name);
  return { manifest, added: having('absent').length, same: having('same').length, kept: having('other'), damaged };
}

/** What the site has of each blob of the archive, by its name. */
async function standingsOf(stores: SiteStores, { entries }: Manifest): Promise<ReadonlyMap<string, Standing>> {
  const there = await namesIn(stores);
  const standings = new Map<string, Standing>();
  for (const entry of entries) {
    const blob = blobNameOf(entry.path);
    if (!blob) continue;
    const standing = there.has(nameOf(blob)) ? await standingOf(stores, blob, entry.sha256) : 'absent';
    standings.set(nameOf(blob), standing);
  }
  return standings;
}

async function standingOf(stores: SiteStores, { store, key }: BlobName, digest: string): Promise<Standing> {
  try {
    const bytes = await stores[store].read(key);
    if (!bytes) return 'absent';
    return sha256(bytes) === digest ? 'same' : 'other';
  } catch (error) {
    // Damaged there: nothing is overwritten, and nobody takes it for the same.
    if (error instanceof DamagedBlob) return 'other';
    throw error;
  }
}

async function refuseOthers(stores: SiteStores, standings: ReadonlyMap<string, Standing>): Promise<void> {
  const others = [...(await namesIn(stores))].filter((name) => (standings.get(name) ?? 'other') === 'other');
  if (others.length === 0) return;
  throw new Failure(
    `The site has something else already (${others.length}, such as ${others[0]}). Restore into an empty one, or with --merge, which adds what the site lacks and leaves what it has as it is. Nothing was restored.`,
  );
}

/** Adds a blob and looks at it: whoever wrote there in the meantime, or a write that was lost, must not pass for it. */
async function add(stores: SiteStores, { store, key, bytes }: ArchivedBlob): Promise<void> {
  await stores[store].add(key, bytes);
  if ((await standingOf(stores, { store, key }, sha256(bytes))) !== 'same')
    throw unfinished(`${store}/${key} was not stored as it is in the backup`);
}

/** Lets an enquiry's reference lead to it again. */
async function claim({ enquiryReferences }: SiteStores, { key, bytes }: ArchivedBlob): Promise<void> {
  const read = v.safeParse(storedEnquiry, JSON.parse(new TextDecoder().decode(bytes)));
  const record = read.success ? read.output : undefined;
  if (!isLive(record)) return;
  const value = JSON.stringify(claimOf(key));
  await enquiryReferences.add(record.reference, new TextEncoder().encode(value));
}

/**
 * A sweep may have met an image before the record that refers to it. Its claim is looked for before the image: a sweep
 * with a claim looks for references once more, then deletes the image, and the claim after it (pending-deletions.ts).
 */
async function proveThere(stores: SiteStores, standings: ReadonlyMap<string, Standing>): Promise<void> {
  for (const name of standings.keys()) {
    const [store, key = ''] = name.split('/');
    if (store === 'images' && (await isBeingDeleted(stores, key))) throw unfinished(`a sweep is deleting ${name}`);
  }
  const there = await namesIn(stores);
  for (const name of standings.keys()) if (!there.has(name)) throw unfinished(`${name} went away again`);
}

/**
 * A damaged mark is no claim, as for the site itself: the next sweep begins it anew, and withdraws it where a record
 * refers to the image (docs/decisions/0018). A mark that cannot be read may be one.
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
