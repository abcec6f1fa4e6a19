import * as v from 'valibot';
import { openStore } from './blob-store.ts';
import type { Deadline } from './deadline.ts';
import type { DerivedIndex, IndexEntry } from './derived-index.ts';

/** The content of one blob of an index, with the etag for replacing it; without one when there is no blob. */
export interface IndexBlob<Entry extends IndexEntry> {
  readonly blob: string;
  readonly entries: readonly Entry[];
  readonly etag: string | undefined;
}

/** Reads of an index that is not JSON, because a transfer may have been truncated. */
const mostShort = 3;

/**
 * Reads one blob of an index. A missing or invalid one counts as empty and its records are read again; only a failing
 * store is `Unavailable`, because reading everything would make matters worse.
 */
export async function readIndex<Stored, Entry extends IndexEntry>(
  index: DerivedIndex<Stored, Entry>,
  blob: string,
): Promise<IndexBlob<Entry>> {
  const store = openStore(index.store);
  const known = index.understood.get(blob);
  for (let attempt = 1; ; attempt += 1) {
    const found = await store.readTextForChange(blob, known?.found);
    if (!found) return { blob, entries: [], etag: undefined };
    if (known && known.found.text === found.text) return { blob, entries: known.entries, etag: found.etag };
    const value = jsonOf(found.text);
    if (value === undefined && attempt < mostShort) continue;
    const entries = entriesIn(value, index);
    if (value !== undefined) index.understood.set(blob, { found, entries });
    return { blob, entries, etag: found.etag };
  }
}

/**
 * Replaces the blob that was read, in one attempt. When another request was faster, or the store fails, it stays:
 * every entry is valid only for its record’s etag, so an old index costs a few reads and is never wrong.
 */
export async function saveIndex<Stored, Entry extends IndexEntry>(
  { store: purpose, shape }: DerivedIndex<Stored, Entry>,
  { blob, entries, etag }: IndexBlob<Entry>,
  deadline: Deadline,
): Promise<void> {
  try {
    const condition = etag === undefined ? ({ onlyIfNew: true } as const) : { onlyIfMatch: etag };
    const store = openStore(purpose, deadline);
    const outcome = await store.write(
      blob,
      JSON.stringify({ entries: entries.map((entry) => ({ ...entry, shape })) }),
      condition,
    );
    if (outcome === 'unknown') throw store.unsettled('Saving the index');
  } catch (error) {
    console.warn(`The index ${purpose}/${blob} could not be saved:`, error);
  }
}

const storedIndex = v.object({ entries: v.array(v.looseObject({ shape: v.string() })) });

/** The entries with this code’s shape; those of another deploy are left out, and their records read. */
function entriesIn<Stored, Entry extends IndexEntry>(
  value: unknown,
  { entry, shape }: DerivedIndex<Stored, Entry>,
): Entry[] {
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
