import * as v from 'valibot';
import { Unavailable } from '#domain/unavailable';
import type { BlobStore } from './store.ts';

/** What a change decides on seeing the stored value: to write another one, or that nothing (more) is to be done. */
export type Step<Value, Result> =
  | { readonly kind: 'write'; readonly value: Value; readonly result: Result }
  | { readonly kind: 'done'; readonly result: Result };

/** The step of a change that has nothing (more) to do. */
export function done<Result>(result: Result): { readonly kind: 'done'; readonly result: Result } {
  return { kind: 'done', result };
}

/** Rounds after which a write of unknown outcome is given up; each has made four attempts and was read back. */
const mostUnknown = 2;

/** The value of a stored text; `Unavailable` when it is cut short or of another shape. */
export function parseStored<Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch (cause) {
    throw new Unavailable('A blob is not of the shape that it has to be.', { cause });
  }
}

/** The stored value under a key; `undefined` when there is none. */
export async function readStored<Schema extends v.GenericSchema>(
  store: BlobStore,
  key: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const text = await store.readText(key);
  return text === undefined ? undefined : parseStored(schema, text);
}

/**
 * Reads, decides, writes under the condition that nothing changed since, and starts again from a fresh read when it did
 * or when it is not known whether the write landed. `step` therefore has to recognise its own earlier write (by a token
 * in the value). Gives up with `Unavailable` at the store's deadline, or sooner when writes do not get through: then the
 * write may have landed or not, and a repeat of the caller recognises it in the same way.
 */
export async function change<Schema extends v.GenericSchema, Result>(
  store: BlobStore,
  key: string,
  schema: Schema,
  step: (current: v.InferOutput<Schema> | undefined) => Step<v.InferOutput<Schema>, Result>,
): Promise<Result> {
  let unknown = 0;
  for (let attempt = 0; store.deadline.left > 0; attempt += 1) {
    const found = await store.readTextForChange(key);
    const next = step(found && parseStored(schema, found.text));
    if (next.kind === 'done') return next.result;
    if (unknown >= mostUnknown) break;
    const condition = found ? { onlyIfMatch: found.etag } : ({ onlyIfNew: true } as const);
    const outcome = await store.write(key, JSON.stringify(next.value), condition);
    if (outcome === 'written') return next.result;
    if (outcome === 'unknown') unknown += 1;
    await store.deadline.backOff(attempt, 150);
  }
  throw store.unsettled('A write');
}
