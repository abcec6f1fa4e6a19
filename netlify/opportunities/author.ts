import * as v from 'valibot';
import { type Author, author } from '#domain/people';

/**
 * The author of a write. `of` is its token: code from before copies the unknown key into its own writes, which have other
 * tokens and no author. One of another shape makes no record damaged.
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
