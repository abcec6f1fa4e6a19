/** What a backup holds. All else that the site stores is derived from it, or forgotten within a day. */
export const backedUp = ['opportunities', 'images', 'enquiries'] as const;

export type BackedUp = (typeof backedUp)[number];

/** A blob that is cut in the store itself, or cannot be what it has to be: no JSON, no bytes at all. */
export class DamagedBlob extends Error {
  override readonly name = 'DamagedBlob';
  /** What is there, however often it is asked for. */
  readonly bytes: Uint8Array;

  constructor(name: string, bytes: Uint8Array) {
    super(`${name} is damaged: ${bytes.byteLength} bytes are there.`);
    this.bytes = bytes;
  }
}

/** One of the site's stores, as backup and restore see it: bytes under keys, never changed and never removed. */
export interface SiteStore {
  keys(): Promise<readonly string[]>;
  /** What is stored now; `undefined` when nothing is, a DamagedBlob thrown when it is damaged. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** Stores bytes under a key at which nothing is stored; leaves alone what is. */
  add(key: string, bytes: Uint8Array): Promise<void>;
}

/** The stores of one site: the local one, a production site by token, or a test's. */
export type SiteStores = Readonly<Record<BackedUp, SiteStore>> & {
  /** What says that an image is to be deleted, by the image's name. */
  readonly pendingDeletions: Pick<SiteStore, 'read'>;
  /** What an enquiry is found by, derived from the enquiries and put back with them. */
  readonly enquiryReferences: Pick<SiteStore, 'add'>;
};
