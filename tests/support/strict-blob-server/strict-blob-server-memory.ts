import { createHash } from 'node:crypto';

/** A version of a blob, valid from some time on. `body` is undefined after a deletion. */
interface Change {
  readonly at: number;
  readonly blob: Blob | undefined;
}

/** The contents of a memory at some time. */
export type MemorySnapshot = ReadonlyMap<string, ReadonlyMap<string, Change[]>>;

export interface Blob {
  readonly body: Buffer;
  readonly etag: string;
  readonly metadata: string | undefined;
}

export interface ListPage {
  readonly blobs: readonly { readonly key: string; readonly etag: string; readonly size: number }[];
  readonly directories: readonly string[];
  readonly next_cursor?: string;
}

export interface ListQuery {
  readonly prefix: string;
  readonly directories: boolean;
  readonly cursor: string | undefined;
  readonly asOf: number;
}

export type Condition = { readonly kind: 'none' | 'new' } | { readonly kind: 'match'; readonly etag: string };

/**
 * Blobs in memory, each with its recent versions so that eventual reads can return an earlier one. Every method is
 * synchronous, so a condition and its write are one atomic step.
 */
export class BlobMemory {
  readonly #stores = new Map<string, Map<string, Change[]>>();
  /** The sorted keys of each store, valid until a key is added. */
  readonly #sorted = new Map<string, readonly string[]>();
  readonly #remembered: number;
  readonly #pageSize: number;
  readonly #now: () => number;

  /** `remembered`: how long past versions are kept, in milliseconds. `now`: the clock, in milliseconds. */
  constructor(remembered: number, pageSize: number, now: () => number) {
    this.#remembered = remembered;
    this.#pageSize = pageSize;
    this.#now = now;
  }

  /** The new ETag, or `undefined` if the condition failed and nothing was written. */
  put(store: string, key: string, blob: Omit<Blob, 'etag'>, condition: Condition): string | undefined {
    const current = this.get(store, key, this.#now());
    if (condition.kind === 'new' && current) return undefined;
    if (condition.kind === 'match' && current?.etag !== condition.etag) return undefined;
    const etag = `"${createHash('md5').update(blob.body).digest('hex')}"`;
    this.#record(store, key, { ...blob, etag });
    return etag;
  }

  get(store: string, key: string, asOf: number): Blob | undefined {
    return this.#stores
      .get(store)
      ?.get(key)
      ?.findLast(({ at }) => at <= asOf)?.blob;
  }

  delete(store: string, key: string): void {
    this.#record(store, key, undefined);
  }

  deleteAll(store: string): number {
    const keys = this.#keys(store).filter((key) => this.get(store, key, this.#now()));
    for (const key of keys) this.delete(store, key);
    return keys.length;
  }

  /** Deletes everything, including past versions. */
  clear(): void {
    this.#stores.clear();
    this.#sorted.clear();
  }

  /** A snapshot of everything stored, for `reset`. */
  snapshot(): MemorySnapshot {
    return new Map([...this.#stores].map(([store, blobs]) => [store, new Map(blobs)]));
  }

  /** Restores a snapshot. */
  reset(snapshot: MemorySnapshot): void {
    this.clear();
    for (const [store, blobs] of snapshot) this.#stores.set(store, new Map(blobs));
  }

  list(store: string, { prefix, directories, cursor = '', asOf }: ListQuery): ListPage {
    const blobs: ListPage['blobs'][number][] = [];
    const folders = new Set<string>();
    for (const key of this.#keys(store)) {
      const blob = key.startsWith(prefix) ? this.get(store, key, asOf) : undefined;
      if (!blob) continue;
      if (directories && key.includes('/', prefix.length)) folders.add(folderOf(key, prefix));
      else if (key > cursor) blobs.push({ key, etag: blob.etag, size: blob.body.length });
      // One more than fits, to detect further pages. Folders come with the first page and need the whole store.
      if (blobs.length > this.#pageSize && !directories) break;
    }
    const page = blobs.slice(0, this.#pageSize);
    const last = page.at(-1);
    return {
      blobs: page,
      directories: cursor ? [] : [...folders],
      ...(last && blobs.length > page.length && { next_cursor: last.key }),
    };
  }

  storeNames(prefix: string): string[] {
    return [...this.#stores.keys()].filter((name) => name.startsWith(prefix)).sort();
  }

  #keys(store: string): readonly string[] {
    const sorted = this.#sorted.get(store) ?? [...(this.#stores.get(store)?.keys() ?? [])].sort();
    this.#sorted.set(store, sorted);
    return sorted;
  }

  #record(store: string, key: string, blob: Blob | undefined): void {
    const blobs = this.#stores.get(store) ?? new Map<string, Change[]>();
    this.#stores.set(store, blobs);
    if (!blobs.has(key)) this.#sorted.delete(store);
    const changes = blobs.get(key) ?? [];
    const visible = changes.findLastIndex(({ at }) => at <= this.#now() - this.#remembered);
    blobs.set(key, [...changes.slice(Math.max(visible, 0)), { at: this.#now(), blob }]);
  }
}

function folderOf(key: string, prefix: string): string {
  return key.slice(0, key.indexOf('/', prefix.length));
}
