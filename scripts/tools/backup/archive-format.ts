import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { isImageName } from '#domain/ids';
import { isOpportunityId } from '#domain/opportunity/opportunity';
import { peopleKey } from '../../../netlify/people/record.ts';
import { type BackedUp, backedUp } from './site-stores.ts';

/** The last entry of an archive; an archive without it is incomplete. */
export const manifestPath = 'manifest.json';

/** Largest entry accepted, in bytes. The site stores no blob over a few megabytes. */
export const largestEntry = 64 * 1024 * 1024;

const formatName = 'invest-argentina-backup';
/** An archive with people has version 2, which earlier code refuses instead of calling it damaged. */
const [formatVersion, versionWithPeople] = [1, 2] as const;

/** Parsed first, to distinguish an archive of a later version from another file. */
export const anyManifest = v.object({ format: v.literal(formatName), version: v.number() });

export const manifest = v.object({
  format: v.literal(formatName),
  version: v.picklist([formatVersion, versionWithPeople]),
  createdAt: v.string(),
  /** The name of the site, for information. */
  from: v.string(),
  /** Blobs that can be restored. */
  counts: v.object({ opportunities: v.number(), images: v.number(), enquiries: v.number() }),
  entries: v.array(v.object({ path: v.string(), bytes: v.number(), sha256: v.string() })),
});

export type Manifest = v.InferOutput<typeof manifest>;
export type ManifestEntry = Manifest['entries'][number];

/** The store and key of a blob. */
export interface BlobName {
  readonly store: BackedUp;
  readonly key: string;
}

const isKey: Readonly<Record<BackedUp, (key: string) => boolean>> = {
  opportunities: isOpportunityId,
  images: isImageName,
  enquiries: (key) => /^[0-9a-f]{64}$/.test(key),
  people: (key) => key === peopleKey,
};

/**
 * The path of a blob in an archive, with a file extension; `undefined` for a key that the site does not write.
 */
export function pathOf({ store, key }: BlobName): string | undefined {
  if (!isKey[store](key)) return undefined;
  return store === 'images' ? `images/${key}` : `${store}/${key}.json`;
}

/** The reverse of `pathOf`; `undefined` for any other path. */
export function blobNameOf(path: string): BlobName | undefined {
  const [folder, file = ''] = path.split('/');
  const store = backedUp.find((one) => one === folder);
  if (!store) return undefined;
  const name = { store, key: store === 'images' ? file : file.replace(/\.json$/, '') };
  return pathOf(name) === path ? name : undefined;
}

const damagedFolder = 'damaged/';

/** The path of a damaged blob: archived for repair by hand, never restored. */
export function damagedPathOf(path: string): string {
  return `${damagedFolder}${path}`;
}

export function isDamagedPath(path: string): boolean {
  return path.startsWith(damagedFolder) && blobNameOf(path.slice(damagedFolder.length)) !== undefined;
}

export function manifestOf(entries: readonly ManifestEntry[], from: string, createdAt: string): Manifest {
  const count = (store: BackedUp) => entries.filter(({ path }) => blobNameOf(path)?.store === store).length;
  const counts = { opportunities: count('opportunities'), images: count('images'), enquiries: count('enquiries') };
  const version = count('people') > 0 ? versionWithPeople : formatVersion;
  return { format: formatName, version, createdAt, from, counts, entries: [...entries] };
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
