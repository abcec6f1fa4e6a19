import * as v from 'valibot';
import type { enquiryFields, optionalFields } from '#domain/enquiry/enquiry';

/** What stands in the form's fields, as typed. */
export type EnquiryValues = Readonly<
  Record<(typeof enquiryFields)[number], string> & Partial<Record<(typeof optionalFields)[number], string>>
>;

const keptEnquiry = v.object({
  values: v.record(v.string(), v.string()),
  /** The ids of the opportunities that the enquiry is about. */
  about: v.optional(v.array(v.string())),
  /** When the form was first shown, in milliseconds. */
  since: v.optional(v.number()),
  /** The last attempt to send: what was sent, and the idempotency key that it was sent under. */
  attempt: v.optional(v.object({ key: v.string(), body: v.string() })),
});

type KeptEnquiry = v.InferOutput<typeof keptEnquiry>;

// The tab's own storage, not the browser's: it holds a name and an e-mail address, and the machine may be shared.
const storageKey = 'enquiry';

// Holds what is typed where storage is blocked or full.
let kept: KeptEnquiry = { values: {} };

function read(): KeptEnquiry {
  try {
    const stored = v.safeParse(keptEnquiry, JSON.parse(sessionStorage.getItem(storageKey) ?? ''));
    if (stored.success) kept = stored.output;
  } catch {
    // Nothing is stored, or nothing that can be read.
  }
  return kept;
}

function write(changed: KeptEnquiry): void {
  kept = changed;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(changed));
  } catch {
    // The form itself still holds what was typed.
  }
}

export function keptValues(): Readonly<Record<string, string>> {
  return read().values;
}

export function keepValues(values: EnquiryValues): void {
  write({ since: Date.now(), ...read(), values });
}

/** The ids of the opportunities that the enquiry is about. */
export function keptAbout(): readonly string[] {
  return read().about ?? [];
}

export function keepAbout(ids: readonly string[]): void {
  write({ ...read(), about: [...ids] });
}

/** Whole seconds since the form was first shown: a reload or a failed attempt does not begin anew. */
export function secondsOnForm(): number {
  return Math.round((Date.now() - (read().since ?? Date.now())) / 1000);
}

/** The idempotency key to send a body under: the same for the same body until it has arrived, another for any other. */
export function keyFor(body: string): string {
  const before = read();
  if (before.attempt?.body === body) return before.attempt.key;
  const key = crypto.randomUUID();
  write({ ...before, attempt: { key, body } });
  return key;
}

/** Gives the key of the last attempt up: the next attempt gets its own. */
export function dropKey(): void {
  const { attempt: _, ...rest } = read();
  write(rest);
}

export function dropKept(): void {
  kept = { values: {} };
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
