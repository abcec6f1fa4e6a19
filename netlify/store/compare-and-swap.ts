import * as v from 'valibot';
import { Unavailable } from '#domain/unavailable';
import type { BlobStore, FoundText } from './blob-store.ts';

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

/** How often a text has to be read, the same under the same etag, before it is believed that no transfer cut it short. */
const readsOfDamage = 3;

/** A blob that is not of its shape however often it is read: cut, empty, no JSON, or left there by another version. */
export class Damaged extends Unavailable {
  /** What is stored, as a text. */
  readonly found: FoundText;

  constructor(key: string, found: FoundText, cause: unknown) {
    super(`What is stored under ${key} is not of the shape that it has to be.`, { cause });
    this.found = found;
  }
}

/**
 * The stored value under a key; `undefined` when there is none. One that was cut short on its way is read again; one that
 * is damaged in the store is what the schema falls back on, else `Damaged`.
 */
export async function readStored<Schema extends v.GenericSchema>(
  store: BlobStore,
  key: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const text = await store.readText(key);
  if (text === undefined) return undefined;
  const parsed = parse(schema, text);
  return parsed.success ? parsed.output : (await readForChange(store, key, schema))?.value;
}

/** Like `readStored`, with the etag under which the value can be replaced. */
async function readForChange<Schema extends v.GenericSchema>(
  store: BlobStore,
  key: string,
  schema: Schema,
): Promise<{ readonly value: v.InferOutput<Schema>; readonly etag: string } | undefined> {
  let before: FoundText | undefined;
  for (let same = 1; store.deadline.left > 0; ) {
    const found = await store.readTextForChange(key);
    if (!found) return undefined;
    const parsed = parse(schema, found.text);
    if (parsed.success) return { value: parsed.output, etag: found.etag };
    same = before?.etag === found.etag && before.text === found.text ? same + 1 : 1;
    if (same === readsOfDamage) return { value: fallbackOf(schema, key, found, parsed.cause), etag: found.etag };
    before = found;
    await store.deadline.backOff(same, 50);
  }
  throw store.unsettled('Reading a whole blob');
}

function fallbackOf<Schema extends v.GenericSchema>(
  schema: Schema,
  key: string,
  found: FoundText,
  cause: unknown,
): v.InferOutput<Schema> {
  const fallback = v.safeParse(schema, undefined);
  if (!fallback.success) throw new Damaged(key, found, cause);
  console.error(`What is stored under ${key} is damaged and begins anew:`, cause);
  return fallback.output;
}

// Texts from a form have neither half characters nor control characters; a restore or another writer may bring them. No
// XML can have them, and `encodeURIComponent` throws. JSON always writes them as escapes.
const unusual = /\\u(?:d[89a-f]|00[01])/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const unprintable = /\p{Surrogate}|[\u0000-\u0008\u000B\u000C\u000E-\u001F]/gu;

const withWholeText = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(unprintable, '\uFFFD') : value;

type Parsed<Value> =
  | { readonly success: true; readonly output: Value }
  | { readonly success: false; readonly cause: unknown };

function parse<Schema extends v.GenericSchema>(schema: Schema, text: string): Parsed<v.InferOutput<Schema>> {
  try {
    return { success: true, output: v.parse(schema, JSON.parse(text, unusual.test(text) ? withWholeText : undefined)) };
  } catch (cause) {
    return { success: false, cause };
  }
}

/**
 * Reads, decides, writes under the condition that nothing changed since, and starts again from a fresh read when it did
 * or when it is not known whether the write landed. `step` therefore has to recognise its own earlier write (by a token
 * in the value). Gives up with `Unavailable` at the store's deadline, or sooner when writes do not get through: then the
 * write may have landed or not, and a repeat of the call recognises it in the same way.
 */
export async function compareAndSwap<Schema extends v.GenericSchema, Result>(
  store: BlobStore,
  key: string,
  schema: Schema,
  step: (current: v.InferOutput<Schema> | undefined) => Step<v.InferOutput<Schema>, Result>,
): Promise<Result> {
  let unknown = 0;
  for (let attempt = 0; store.deadline.left > 0; attempt += 1) {
    const found = await readForChange(store, key, schema);
    const next = step(found?.value);
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
