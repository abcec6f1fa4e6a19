import { getStore, type Store } from '@netlify/blobs';
import { Unavailable } from '#domain/calls/errors';
import { currentDeadline, type Deadline } from './deadline.ts';
import { retryingFetch } from './retrying-fetch.ts';
import { type StorePurpose, storeName } from './store-name.ts';

/** The condition of a write. There are no unconditional writes. */
type WriteCondition = { readonly onlyIfNew: true } | { readonly onlyIfMatch: string };

/** `refused`: the condition did not hold, or an earlier attempt of this write succeeded. `unknown`: read it back. */
type WriteOutcome = 'written' | 'refused' | 'unknown';

/** A stored text with its etag. */
export interface FoundText {
  readonly text: string;
  readonly etag: string;
}

/** A key with the etag of its blob. */
export interface ListedKey {
  readonly key: string;
  readonly etag: string;
}

/** After this many equally truncated reads a body counts as permanently damaged. */
const mostShort = 4;

/** A blob that is equally truncated on every read: the store itself has no more bytes. */
export class CutShort extends Unavailable {}

/**
 * One of the site’s stores, until a deadline. It handles the pitfalls of the client library (docs/platform.md): reads
 * are strong, unconditional writes are impossible, `{ modified: true, etag: '' }` is an unknown outcome, and every
 * failure of the store is `Unavailable` with its cause.
 */
export class BlobStore {
  readonly deadline: Deadline;
  readonly #store: Store;
  #lastFailure = 'none';

  constructor(purpose: StorePurpose, deadline: Deadline) {
    this.deadline = deadline;
    const fetch = retryingFetch(deadline, (failure) => {
      this.#lastFailure = failure;
    });
    try {
      this.#store = getStore({ name: storeName(purpose), consistency: 'strong', fetch });
    } catch (cause) {
      throw cause instanceof Unavailable ? cause : new Unavailable('No blob store is configured.', { cause });
    }
  }

  /** An error for repeated attempts that did not succeed in time, with the last failure. */
  unsettled(what: string): Unavailable {
    return new Unavailable(`${what} did not finish in time.`, { cause: this.#lastFailure });
  }

  /** The stored text; `undefined` when there is none. */
  async readText(key: string): Promise<string | undefined> {
    return (await reached(() => this.#store.get(key, { type: 'text' }))) ?? undefined;
  }

  /**
   * The stored text with an etag that is never newer than it, so that a conditional write can only be refused. A
   * `known` text is not transferred again while it is current.
   */
  async readTextForChange(key: string, known?: FoundText): Promise<FoundText | undefined> {
    const unless = known && { etag: known.etag };
    for (let attempt = 0; this.deadline.left > 0; attempt += 1) {
      const found = await reached(() => this.#store.getWithMetadata(key, { type: 'text', ...unless }));
      if (found === null) return undefined;
      // The client’s types omit the case of an unchanged blob.
      if (known && found.data === null) return known;
      if (found.etag) return { text: found.data, etag: found.etag };
      // Netlify’s local server returns etags in lists only. Etag first, then the text: in the reverse order, a write
      // in between would be overwritten. Its lists omit keys during a write to the store, hence the loop.
      const etag = await this.#listedEtag(key);
      const text = etag && (await this.readText(key));
      if (etag && text !== undefined) return { text, etag };
      await this.deadline.backOff(attempt, 100);
    }
    throw this.unsettled('Reading an etag');
  }

  /** The current etag of a key; `undefined` without a blob. */
  async currentEtag(key: string): Promise<string | undefined> {
    const found = await reached(() => this.#store.getMetadata(key));
    return found === null ? undefined : found.etag || this.#listedEtag(key);
  }

  /** The stored bytes; `undefined` when there are none. */
  async readBytes(key: string): Promise<ArrayBuffer | undefined> {
    return this.#whole(async () => {
      const found = await reached(() => this.#store.getWithMetadata(key, { type: 'arrayBuffer' }));
      // The client’s types omit the case of a missing blob.
      if (found === null) return { whole: undefined };
      const { data, metadata, etag } = found;
      if (metadata.bytes === undefined || metadata.bytes === data.byteLength) return { whole: data };
      return { short: `${data.byteLength} of ${metadata.bytes} bytes`, of: etag };
    });
  }

  async has(key: string): Promise<boolean> {
    return (await reached(() => this.#store.getMetadata(key))) !== null;
  }

  /** Writes under a condition; the number of bytes is stored with them, so that a truncated body is recognised. */
  async write(key: string, body: string | ArrayBuffer, condition: WriteCondition): Promise<WriteOutcome> {
    if ('onlyIfMatch' in condition && !condition.onlyIfMatch)
      throw new Error('A write needs the etag that it replaces.');
    const metadata = typeof body === 'string' ? {} : { metadata: { bytes: body.byteLength } };
    const { modified, etag } = await reached(() => this.#store.set(key, body, { ...condition, ...metadata }));
    if (!modified) return 'refused';
    return etag ? 'written' : 'unknown';
  }

  /** Deletes a key; can be repeated. */
  delete(key: string): Promise<void> {
    return reached(() => this.#store.delete(key));
  }

  /** All keys that begin with `prefix`, with their etags. */
  async list(prefix = ''): Promise<readonly ListedKey[]> {
    return this.#whole(async () => {
      try {
        return { whole: (await this.#store.list({ prefix })).blobs };
      } catch (cause) {
        // The client’s error for a list that is not JSON.
        if (cause instanceof SyntaxError) return { short: cause.message };
        throw notReached(cause);
      }
    });
  }

  /** Repeats a request, within the deadline, whose response is well-formed but truncated. */
  async #whole<Result>(
    ask: () => Promise<{ whole: Result } | { short: string; of?: string | undefined }>,
  ): Promise<Result> {
    const failures = new Set<string>();
    for (let attempt = 1; ; attempt += 1) {
      const result = await ask();
      if ('whole' in result) return result.whole;
      this.#lastFailure = result.short;
      failures.add(`${result.short} under ${result.of}`);
      if (attempt === mostShort && failures.size === 1 && result.of)
        throw new CutShort(`The store has ${[...failures]}.`);
      if (attempt === mostShort || this.deadline.left === 0) throw this.unsettled('Reading a complete body');
      await this.deadline.backOff(attempt, 100);
    }
  }

  /** All keys, a page at a time, so that a caller with a deadline can stop in between. */
  async *pages(): AsyncGenerator<readonly ListedKey[]> {
    const pages = this.#store.list({ paginate: true })[Symbol.asyncIterator]();
    for (;;) {
      const { value, done } = await reached(() => pages.next());
      if (done) return;
      yield value.blobs;
    }
  }

  async #listedEtag(key: string): Promise<string | undefined> {
    return (await this.list(key)).find((listed) => listed.key === key)?.etag;
  }
}

/**
 * Opens a store, by default with the deadline of the request. The environment is read at every call and not cached:
 * tests change servers, and so may the platform between two requests.
 */
export function openStore(purpose: StorePurpose, deadline: Deadline = currentDeadline()): BlobStore {
  return new BlobStore(purpose, deadline);
}

async function reached<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (cause) {
    throw notReached(cause);
  }
}

function notReached(cause: unknown): Unavailable {
  return new Unavailable('The blob store did not respond correctly.', { cause });
}
