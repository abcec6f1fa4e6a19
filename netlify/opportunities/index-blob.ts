import * as v from 'valibot';
import { openStore } from '../store/blob-store.ts';
import type { Deadline } from '../store/deadline.ts';
import type { Index, IndexEntry } from './indexes.ts';

/** A cached index, with the etag under which it can be replaced; without one where there is none yet. */
export interface KeptIndex<Entry extends IndexEntry> {
  readonly entries: readonly Entry[];
  readonly etag: string | undefined;
}

/** How often an index that is no JSON is read, because a transfer may have cut it short. */
const mostShort = 3;

/**
 * Reads the cached index. Lost or of no use, it is an empty one and every record is read again; only a store that fails
 * is `Unavailable`, because reading everything would make matters worse.
 */
export async function readIndex<Entry extends IndexEntry>(index: Index<Entry>): Promise<KeptIndex<Entry>> {
  const store = openStore('opportunity-index');
  for (let attempt = 1; ; attempt += 1) {
    const found = await store.readTextForChange(index.key);
    if (!found) return { entries: [], etag: undefined };
    const value = jsonOf(found.text);
    if (value === undefined && attempt < mostShort) continue;
    return { entries: entriesIn(value, index), etag: found.etag };
  }
}

/**
 * Replaces the index that was read, one attempt. When another reader was faster, or the store fails, it stays as it is:
 * every entry stands under the etag of its record, so an old index costs a few reads and is never wrong.
 */
export async function keepIndex<Entry extends IndexEntry>(
  { key, shape }: Index<Entry>,
  { entries, etag }: KeptIndex<Entry>,
  deadline: Deadline,
): Promise<void> {
  try {
    const condition = etag === undefined ? ({ onlyIfNew: true } as const) : { onlyIfMatch: etag };
    const store = openStore('opportunity-index', deadline);
    const outcome = await store.write(
      key,
      JSON.stringify({ entries: entries.map((entry) => ({ ...entry, shape })) }),
      condition,
    );
    if (outcome === 'unknown') throw store.unsettled('Keeping it');
  } catch (error) {
    console.warn('The index of opportunities could not be kept:', error);
  }
}

const storedIndex = v.object({ entries: v.array(v.looseObject({ shape: v.string() })) });

/** The entries of this code's shape; those that another deploy has written are left out, and their records read. */
function entriesIn<Entry extends IndexEntry>(value: unknown, { entry, shape }: Index<Entry>): Entry[] {
  const stored = v.safeParse(storedIndex, value);
  if (!stored.success) return [];
  return stored.output.entries.flatMap((one) => {
    const parsed = one.shape === shape ? v.safeParse(entry, one) : undefined;
    return parsed?.success ? [parsed.output] : [];
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
