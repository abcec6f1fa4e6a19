import * as v from 'valibot';
import { opportunitySummary } from '#domain/opportunity';
import type { BlobStore } from './store.ts';

/**
 * What the index remembers of one record, as it was under one etag: enough for the public list, and every picture that
 * the record names. A deleted record has no summary.
 */
const indexEntry = v.object({
  id: v.string(),
  etag: v.string(),
  createdAt: v.string(),
  images: v.array(v.string()),
  summary: v.exactOptional(opportunitySummary),
});

const index = v.object({ schema: v.literal(1), entries: v.array(indexEntry) });

export type IndexEntry = v.InferOutput<typeof indexEntry>;

const key = 'index';

/**
 * Reads the cached index. Lost or of no use, it is an empty one and every record is read again; only a store that fails
 * is `Unavailable`, because reading everything would make matters worse.
 */
export async function readIndex(store: BlobStore): Promise<readonly IndexEntry[]> {
  const text = await store.readText(key);
  if (text === undefined) return [];
  const parsed = v.safeParse(index, jsonOf(text));
  return parsed.success ? parsed.output.entries : [];
}

/**
 * Writes the index back, one attempt. When another reader was faster, or the store fails, it stays as it is: every entry
 * stands under the etag of its record, so an old index costs a few reads and is never wrong.
 */
export async function keepIndex(store: BlobStore, entries: readonly IndexEntry[]): Promise<void> {
  try {
    const etag = await store.currentEtag(key);
    const text = JSON.stringify({ schema: 1, entries: [...entries] } satisfies v.InferOutput<typeof index>);
    await store.write(key, text, etag ? { onlyIfMatch: etag } : { onlyIfNew: true });
  } catch (error) {
    console.warn('The index of opportunities could not be kept:', error);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
