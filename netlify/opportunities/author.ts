import * as v from 'valibot';
import { type Author, author } from '#domain/people';

/**
 * The author of a write. `of` is the token of that write: a deploy from before authors existed copies this key into its own
 * writes, and the other token shows that the author did not make them. A signature of another shape is ignored.
 */
const signature = v.object({ ...author.entries, of: v.string() });

/** One write: its random token, its time and its author. */
export interface Write {
  readonly token: string;
  readonly at: string;
  readonly by?: Author | undefined;
}

/** A write that begins now. */
export const newWrite = (by?: Author): Write => ({ token: crypto.randomUUID(), at: new Date().toISOString(), by });

/** The stored author of a write, if it has one. */
export const signed = ({ token, by }: Write) => by && { id: by.id, name: by.name, of: token };

/** The author of the write with this token. */
export function authorIn(stored: unknown, token: string | undefined): Author | undefined {
  const read = v.safeParse(signature, stored);
  return read.success && read.output.of === token ? { id: read.output.id, name: read.output.name } : undefined;
}
