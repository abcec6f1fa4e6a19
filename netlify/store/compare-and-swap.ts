import * as v from 'valibot';
import { Unavailable } from '#domain/calls/errors';
import type { BlobStore, FoundText } from './blob-store.ts';

/** The decision of a change on the stored value: to write another one, or to stop. */
export type Step<Value, Result> =
  | { readonly kind: 'write'; readonly value: Value; readonly result: Result }
  | { readonly kind: 'done'; readonly result: Result };

/** The step of a change that is done. */
export function done<Result>(result: Result): { readonly kind: 'done'; readonly result: Result } {
  return { kind: 'done', result };
}

/** Rounds after which a write of unknown outcome is given up; each made four attempts and was read back. */
const mostUnknown = 2;

/** Equal reads under the same etag that rule out a truncated transfer. */
const readsOfDamage = 3;

/** A blob that does not match its schema on any read: truncated, empty, not JSON, or written by another version. */
export class Damaged extends Unavailable {
  // Private, because a log prints all public properties of an error.
  readonly #found: FoundText;

  constructor(key: string, found: FoundText, cause: unknown) {
    super(`What is stored under ${key} is not of the shape that it has to be.`, { cause });
    this.#found = found;
  }

  /** The stored text. */
  get found(): FoundText {
    return this.#found;
  }
}

/**
 * The stored value of a key; `undefined` when there is none. A truncated transfer is read again; a blob damaged in the
 * store becomes the schema’s fallback, otherwise `Damaged`.
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

/** Like `readStored`, with the etag for replacing the value. */
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
  console.error(`The blob ${key} is damaged and is reset:`, cause);
  return fallback.output;
}

// Texts from a form contain neither lone surrogates nor control characters; a restored backup or another writer may
// contain them. XML does not allow them, and `encodeURIComponent` throws. JSON always escapes them.
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
  } catch (error) {
    return { success: false, cause: damageIn(error) };
  }
}

/** What is wrong with a stored text, for the log: fields and expectations, never values, which may be personal data. */
function damageIn(error: unknown): string {
  if (!v.isValiError(error)) return 'It is not JSON.';
  return error.issues
    .slice(0, 10)
    .map((issue) => `${v.getDotPath(issue) ?? 'all of it'}: expected ${issue.expected ?? issue.type}`)
    .join('; ');
}

/**
 * Reads, decides, writes under the condition that nothing changed since, and starts again from a new read when
 * something did or when the outcome of the write is unknown. `step` must therefore recognise its own earlier write (by
 * a token in the value). Gives up with `Unavailable` at the store’s deadline, or sooner when writes fail: then the
 * write may or may not be stored, and a repeated call recognises it in the same way.
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
