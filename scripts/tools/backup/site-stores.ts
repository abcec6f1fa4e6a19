/** The stores of a backup. Other stores are derived from them or expire within a day. */
export const backedUp = ['opportunities', 'images', 'enquiries', 'people'] as const;

export type BackedUp = (typeof backedUp)[number];

/** A blob that is truncated, empty or invalid JSON in the store. */
export class DamagedBlob extends Error {
  override readonly name = 'DamagedBlob';
  /** The stored bytes. */
  readonly bytes: Uint8Array;

  constructor(name: string, bytes: Uint8Array) {
    super(`${name} is damaged: ${bytes.byteLength} bytes are there.`);
    this.bytes = bytes;
  }
}

/** A store for backup and restore: bytes by key, without changes and deletions. */
export interface SiteStore {
  keys(): Promise<readonly string[]>;
  /** `undefined` if nothing is stored; throws a DamagedBlob. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** Stores bytes unless the key exists. */
  add(key: string, bytes: Uint8Array): Promise<void>;
}

/** The stores of the local site, a production site or a test. */
export type SiteStores = Readonly<Record<BackedUp, SiteStore>> & {
  /** Pending deletions by the name of the image. */
  readonly pendingDeletions: Pick<SiteStore, 'read'>;
  /** References of enquiries; derived from the enquiries when they are restored. */
  readonly enquiryReferences: Pick<SiteStore, 'add'>;
};
