import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type DeskEnquiry, type EnquiryState, enquiryStates } from '#domain/enquiry/desk-enquiry';
import { type Enquiry, enquiryFields, horizons, type Suspicion, sizes, suspicions } from '#domain/enquiry/enquiry';
import { isLanguage } from '#domain/language';
import { storedTime } from '../store/listed-records.ts';
import { promisedBy } from './promise.ts';

// Keys and words that this code does not know are read and written back: a newer deploy may have put them there, and this
// one may be its rollback (docs/decisions/0026). No limits of length: what was once accepted stays readable.

/** What every enquiry says of its sender. */
export const sender = {
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  company: v.string(),
  sector: v.string(),
  country: v.string(),
};

/** What was sent. */
const sent = v.looseObject({
  ...sender,
  message: v.string(),
  opportunities: v.exactOptional(v.array(v.string())),
  phone: v.exactOptional(v.string()),
  wechat: v.exactOptional(v.string()),
  horizon: v.exactOptional(v.string()),
  size: v.exactOptional(v.string()),
  language: v.exactOptional(v.string()),
});

/** Random, or the client's key: by it a change whose outcome was unknown is recognised; `of` is a digest of the change. */
const token = v.string();

const note = v.looseObject({ at: storedTime, text: v.string(), token, of: v.exactOptional(v.string()) });

const event = v.looseObject({
  at: storedTime,
  state: v.exactOptional(v.string()),
  assignee: v.exactOptional(v.string()),
  followedUp: v.exactOptional(v.literal(true)),
  token,
  of: v.exactOptional(v.string()),
});

/** An enquiry as it is kept. What is optional is absent in records of schema 1, of before 2026-11-23. */
export const storedEnquiry = v.looseObject({
  /** The number of the shape that it was written in: this code writes 2, and leaves a higher one as it is. */
  schema: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  reference: v.string(),
  receivedAt: storedTime,
  /** Of what was sent; empty once it is erased. */
  fingerprint: v.string(),
  /** Random: by it an enquiry whose storing had an unknown outcome is recognised. */
  writeToken: v.string(),
  /** Why it is kept apart from the others; absent for most. */
  held: v.exactOptional(v.array(v.string())),
  /** Absent once it is erased. */
  enquiry: v.exactOptional(sent),
  answerBy: v.exactOptional(storedTime),
  state: v.exactOptional(v.string()),
  version: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
  updatedAt: v.exactOptional(storedTime),
  assignee: v.exactOptional(v.string()),
  answeredAt: v.exactOptional(storedTime),
  followedUpAt: v.exactOptional(v.array(storedTime)),
  notes: v.exactOptional(v.array(note)),
  events: v.exactOptional(v.array(event)),
  /** Since when nothing is left of what was sent; a day later the record is removed. */
  erasedAt: v.exactOptional(storedTime),
});

export type StoredEnquiry = v.InferOutput<typeof storedEnquiry>;

/** A stored enquiry that has not been erased. */
export type LiveEnquiry = StoredEnquiry & { readonly enquiry: NonNullable<StoredEnquiry['enquiry']> };

/** The number of the shape that this code writes. */
const schema = 2;

/** The number under which a record is written back: a newer deploy's stays. */
export const schemaOf = (record: StoredEnquiry): number => Math.max(record.schema, schema);

/** The key that an enquiry is kept under, which is its id: a digest of the Idempotency-Key. */
export function enquiryIdOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** A new record. One that is suspected of being spam is quarantined. */
export function newStoredEnquiry(
  enquiry: Enquiry,
  reference: string,
  suspectedOf: readonly Suspicion[],
  now: Date = new Date(),
): StoredEnquiry {
  const receivedAt = now.toISOString();
  return {
    schema,
    reference,
    receivedAt,
    fingerprint: fingerprintOf(enquiry),
    writeToken: crypto.randomUUID(),
    ...(suspectedOf.length > 0 && { held: [...suspectedOf] }),
    enquiry,
    answerBy: promisedBy(receivedAt),
    version: 1,
    followedUpAt: [],
    notes: [],
    events: [],
    state: suspectedOf.length > 0 ? 'quarantined' : 'new',
  };
}

/** Whether a record still has what was sent. */
export function isLive(record: StoredEnquiry | undefined): record is LiveEnquiry {
  return record?.enquiry !== undefined && record.erasedAt === undefined;
}

/** What remains of an erased enquiry for a day: that it was, so that a late request does not bring it back. */
export function erasedEnquiry(record: StoredEnquiry, now: Date): StoredEnquiry {
  const { reference, receivedAt, writeToken } = record;
  return {
    schema: schemaOf(record),
    reference,
    receivedAt,
    fingerprint: '',
    writeToken,
    erasedAt: now.toISOString(),
  };
}

/** Until when an answer is promised; a record of schema 1 does not say it. */
export const answerByOf = ({ answerBy, receivedAt }: StoredEnquiry): string => answerBy ?? promisedBy(receivedAt);

/**
 * Where an enquiry stands. A record of schema 1 says only whether it is held; a word of a newer deploy counts as new, so
 * that somebody looks at it.
 */
export function stateOf({ state, held = [] }: StoredEnquiry): EnquiryState {
  if (state === undefined) return held.length > 0 ? 'quarantined' : 'new';
  return known(enquiryStates, state) ?? 'new';
}

export const versionOf = ({ version = 1 }: StoredEnquiry): number => version;

/** When the record was last written, in milliseconds, by the clock of whoever wrote it. */
export function lastWrittenAt({ erasedAt, updatedAt, receivedAt }: StoredEnquiry): number {
  return Date.parse(erasedAt ?? updatedAt ?? receivedAt);
}

/** An enquiry as the desk sees it: of what is stored, that which this code understands. */
export function deskEnquiryOf(id: string, record: LiveEnquiry): DeskEnquiry {
  const { reference, receivedAt, held, assignee, answeredAt, followedUpAt = [], notes = [], events = [] } = record;
  return {
    id,
    reference,
    receivedAt,
    answerBy: answerByOf(record),
    state: stateOf(record),
    version: versionOf(record),
    ...(held && { heldFor: held.flatMap((reason) => known(suspicions, reason) ?? []) }),
    ...(assignee !== undefined && { assignee }),
    ...(answeredAt !== undefined && { answeredAt }),
    followedUpAt,
    enquiry: enquiryIn(record),
    notes: notes.map(({ at, text }) => ({ at, text })),
    events: events.map(eventIn),
  };
}

function eventIn({ at, state, assignee, followedUp }: v.InferOutput<typeof event>): DeskEnquiry['events'][number] {
  const knownState = known(enquiryStates, state);
  return {
    at,
    ...(knownState && { state: knownState }),
    ...(assignee !== undefined && { assignee }),
    ...(followedUp && { followedUp }),
  };
}

function enquiryIn({ enquiry }: LiveEnquiry): DeskEnquiry['enquiry'] {
  const { firstName, lastName, email, company, sector, country, message, opportunities, phone, wechat } = enquiry;
  const [horizon, size] = [known(horizons, enquiry.horizon), known(sizes, enquiry.size)];
  const { language } = enquiry;
  return {
    firstName,
    lastName,
    email,
    company,
    sector,
    country,
    message,
    ...(opportunities && { opportunities }),
    ...(phone !== undefined && { phone }),
    ...(wechat !== undefined && { wechat }),
    ...(horizon && { horizon }),
    ...(size && { size }),
    ...(language !== undefined && isLanguage(language) && { language }),
  };
}

function known<Word extends string>(words: readonly Word[], word: string | undefined): Word | undefined {
  return words.find((one) => one === word);
}

/** The optional fields that came after the first enquiries. */
const laterDigested = ['phone', 'wechat', 'horizon', 'size', 'language'] as const satisfies readonly (keyof Enquiry)[];

/** A digest of what was sent: equal for equal enquiries. One without the later fields has the digest of before them. */
export function fingerprintOf(enquiry: Enquiry): string {
  const first = [...enquiryFields.map((field) => enquiry[field]), ...(enquiry.opportunities ?? [])];
  const later = laterDigested.flatMap((key) => (enquiry[key] === undefined ? [] : [[key, enquiry[key]]]));
  return createHash('sha256')
    .update(JSON.stringify([...first, ...later]))
    .digest('hex');
}
