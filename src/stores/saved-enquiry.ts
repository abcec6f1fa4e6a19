import * as v from 'valibot';
import type { enquiryFields, optionalFields } from '#domain/enquiry/enquiry';

/** The form's values as typed. */
export type EnquiryValues = Readonly<
  Record<(typeof enquiryFields)[number], string> & Partial<Record<(typeof optionalFields)[number], string>>
>;

const savedEnquiry = v.object({
  values: v.record(v.string(), v.string()),
  /** Ids of the enquiry's subjects. */
  about: v.optional(v.array(v.string())),
  /** Time at which the form was first shown, in milliseconds. */
  since: v.optional(v.number()),
  /** The last attempt to send: its body and idempotency key. */
  attempt: v.optional(v.object({ key: v.string(), body: v.string() })),
});

type SavedEnquiry = v.InferOutput<typeof savedEnquiry>;

// `sessionStorage`, not `localStorage`: it holds a name and an e-mail address, and the computer may be shared.
const storageKey = 'enquiry';

// Fallback if storage is blocked or full.
let saved: SavedEnquiry = { values: {} };

function read(): SavedEnquiry {
  try {
    const stored = v.safeParse(savedEnquiry, JSON.parse(sessionStorage.getItem(storageKey) ?? ''));
    if (stored.success) saved = stored.output;
  } catch {
    // Nothing readable is stored.
  }
  return saved;
}

function write(changed: SavedEnquiry): void {
  saved = changed;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(changed));
  } catch {
    // The form itself still holds the input.
  }
}

export function savedValues(): Readonly<Record<string, string>> {
  return read().values;
}

export function saveValues(values: EnquiryValues): void {
  write({ since: Date.now(), ...read(), values });
}

/** Ids of the enquiry's subjects. */
export function savedAbout(): readonly string[] {
  return read().about ?? [];
}

export function saveAbout(ids: readonly string[]): void {
  write({ ...read(), about: [...ids] });
}

/** Whole seconds since the form was first shown; a reload or a failed attempt does not reset them. */
export function secondsOnForm(): number {
  return Math.round((Date.now() - (read().since ?? Date.now())) / 1000);
}

/** The idempotency key for a body: the same for the same body until it has arrived, otherwise a new one. */
export function keyFor(body: string): string {
  const before = read();
  if (before.attempt?.body === body) return before.attempt.key;
  const key = crypto.randomUUID();
  write({ ...before, attempt: { key, body } });
  return key;
}

/** Drops the last attempt's key, so that the next attempt gets a new one. */
export function dropKey(): void {
  const { attempt: _, ...rest } = read();
  write(rest);
}

export function dropSaved(): void {
  saved = { values: {} };
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
