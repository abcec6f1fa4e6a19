import * as v from 'valibot';
import { imagesReferencedBy, opportunityRecord } from '../../../netlify/opportunities/record.ts';
import { storedPeople } from '../../../netlify/people/record.ts';
import { Failure } from '../failure.ts';
import { damagedPathOf, isDamagedPath, type Manifest, pathOf } from './archive-format.ts';
import { type BackedUp, backedUp, DamagedBlob, type SiteStore, type SiteStores } from './site-stores.ts';
import { type NewEntry, writeArchive } from './write-archive.ts';

export interface Backup {
  readonly manifest: Manifest;
  /** Messages for the operator. */
  readonly warnings: readonly string[];
}

interface Options {
  /** Whether people keep their passwords and invitations: a reader of the archive can try to guess the passwords. */
  readonly passwords: boolean;
}

/** Concurrent reads; they bound the memory. */
const atOnce = 8;

/**
 * Backs up a site in use. Each record is one blob and so consistent. Images are read after all records, and the site
 * keeps an image for an hour after its last reference is gone, so the archive has every referenced image. Damaged blobs
 * are archived in a separate folder, with a warning. People are archived without what lets them log in, unless asked.
 */
export async function takeBackup(
  stores: SiteStores,
  file: string,
  from: string,
  options: Options = { passwords: false },
): Promise<Backup> {
  const referenced = new Set<string>();
  const warnings: string[] = [];
  const manifest = await writeArchive(file, entriesOf(stores, referenced, warnings, options), from);
  const archived = new Set(manifest.entries.map(({ path }) => path));
  const missing = [...referenced].filter((name) => !archived.has(`images/${name}`));
  if (missing.length > 0) warnings.push(`Records name images that the site does not have: ${missing.join(', ')}.`);
  return { manifest, warnings };
}

async function* entriesOf(
  stores: SiteStores,
  referenced: Set<string>,
  warnings: string[],
  { passwords }: Options,
): AsyncGenerator<NewEntry> {
  let count = 0;
  for (const store of backedUp) {
    for await (const entry of storeEntries(stores, store, warnings)) {
      if (store === 'opportunities' && !isDamagedPath(entry.path)) noteImages(entry, referenced, warnings);
      const archived = store === 'people' && !passwords ? withoutPasswords(entry, warnings) : entry;
      if (!archived) continue;
      if (isDamagedPath(archived.path)) warnings.push(damageMessage(archived));
      count += 1;
      yield archived;
    }
  }
  if (count === 0) throw new Failure('There is nothing to back up: the store is empty.');
}

async function* storeEntries(stores: SiteStores, store: BackedUp, warnings: string[]): AsyncGenerator<NewEntry> {
  const entries: { readonly key: string; readonly path: string }[] = [];
  for (const key of await stores[store].keys()) {
    const path = pathOf({ store, key });
    if (path) entries.push({ key, path });
    else warnings.push(`Left out, because it is not the site’s own: ${store}/${key}.`);
  }
  for (let next = 0; next < entries.length; next += atOnce) {
    const read = entries.slice(next, next + atOnce).map(({ key, path }) => readEntry(stores[store], key, path));
    yield* (await Promise.all(read)).flat();
  }
}

/** An entry of the archive; undefined if the blob was deleted in the meantime. */
async function readEntry(store: SiteStore, key: string, path: string): Promise<NewEntry[]> {
  try {
    const bytes = await store.read(key);
    return bytes ? [{ path, bytes }] : [];
  } catch (error) {
    if (!(error instanceof DamagedBlob)) throw error;
    return [{ path: damagedPathOf(path), bytes: error.bytes }];
  }
}

/** The people without passwords, sessions and invitations; undefined if the record cannot be read. */
function withoutPasswords({ path, bytes }: NewEntry, warnings: string[]): NewEntry | undefined {
  try {
    const stored = v.parse(storedPeople, JSON.parse(new TextDecoder().decode(bytes)));
    const people = stored.people.map(({ passwordHash: _, invitation: __, ...rest }) => ({ ...rest, session: '' }));
    return { path, bytes: new TextEncoder().encode(JSON.stringify({ ...stored, people })) };
  } catch {
    warnings.push(`Left out, because it cannot be read, and may contain passwords: ${path}.`);
    return undefined;
  }
}

function damageMessage({ path, bytes }: NewEntry): string {
  return `Damaged in the store, ${bytes.byteLength} bytes: it is in the backup as ${path}, and a restore leaves it out.`;
}

function noteImages({ path, bytes }: NewEntry, referenced: Set<string>, warnings: string[]): void {
  try {
    const record = v.parse(opportunityRecord, JSON.parse(new TextDecoder().decode(bytes)));
    for (const name of imagesReferencedBy(record)) referenced.add(name);
  } catch {
    warnings.push(`${path} cannot be read by this version of the site; it is in the backup as it is.`);
  }
}
