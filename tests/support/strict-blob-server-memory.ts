import { createHash } from 'node:crypto';

/** A blob as it stood from some moment on; `body` undefined means that it was deleted. */
interface Change {
  readonly at: number;
  readonly blob: Blob | undefined;
}

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
 * Blobs in memory, each with its recent past so that an eventual read can be answered as of some time ago. Every method
 * is synchronous: a condition and its write are one step, which is what makes it atomic.
 */
export class BlobMemory {
  readonly #stores = new Map<string, Map<string, Change[]>>();
  readonly #lag: number;
  readonly #pageSize: number;

  constructor(lag: number, pageSize: number) {
    this.#lag = lag;
    this.#pageSize = pageSize;
  }

  /** The new etag, or `undefined` when the condition did not hold and nothing was written. */
  put(store: string, key: string, blob: Omit<Blob, 'etag'>, condition: Condition): string | undefined {
    const current = this.get(store, key, Date.now());
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
    const { blobs } = this.#all(store, Date.now());
    for (const { key } of blobs) this.delete(store, key);
    return blobs.length;
  }

  list(store: string, query: ListQuery): ListPage {
    const matching = this.#all(store, query.asOf).blobs.filter(({ key }) => key.startsWith(query.prefix));
    const inside = (key: string) => query.directories && key.slice(query.prefix.length).includes('/');
    const files = matching.filter(({ key }) => !inside(key) && key > (query.cursor ?? ''));
    const folders = matching.filter(({ key }) => inside(key)).map(({ key }) => folderOf(key, query.prefix));
    const blobs = files.slice(0, this.#pageSize);
    const last = blobs.at(-1);
    return {
      blobs,
      directories: query.cursor ? [] : [...new Set(folders)],
      ...(last && files.length > blobs.length && { next_cursor: last.key }),
    };
  }

  storeNames(prefix: string): string[] {
    return [...this.#stores.keys()].filter((name) => name.startsWith(prefix)).sort();
  }

  #all(store: string, asOf: number) {
    const keys = [...(this.#stores.get(store)?.keys() ?? [])].sort();
    const blobs = keys.flatMap((key) => {
      const blob = this.get(store, key, asOf);
      return blob ? [{ key, etag: blob.etag, size: blob.body.length }] : [];
    });
    return { blobs };
  }

  #record(store: string, key: string, blob: Blob | undefined): void {
    const blobs = this.#stores.get(store) ?? new Map<string, Change[]>();
    this.#stores.set(store, blobs);
    const changes = blobs.get(key) ?? [];
    const visible = changes.findLastIndex(({ at }) => at <= Date.now() - this.#lag);
    blobs.set(key, [...changes.slice(Math.max(visible, 0)), { at: Date.now(), blob }]);
  }
}

function folderOf(key: string, prefix: string): string {
  return key.slice(0, key.indexOf('/', prefix.length));
}
