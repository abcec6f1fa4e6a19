import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type AdminEnquiry, type EnquiryState, enquiryStates } from '#domain/enquiry/admin-enquiry';
import { type Enquiry, enquiryFields, horizons, type Suspicion, sizes, suspicions } from '#domain/enquiry/enquiry';
import { isLanguage } from '#domain/language';
import { type Author, author } from '#domain/people';
import { answerBy, parseBusinessHours } from '#domain/time/business-hours';
import content from '../../content/business-hours.json' with { type: 'json' };
import { storedTime } from '../store/listed-records.ts';

// Unknown keys and values are read and written back: a newer deploy may have written them, and this one may be its
// rollback (docs/decisions/0026). Without length limits: accepted enquiries stay readable when limits change.

/** The sender’s fields, which every enquiry has. */
export const sender = {
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  company: v.string(),
  sector: v.string(),
  country: v.string(),
};

/** The enquiry as sent. */
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

/** An author or an assigned account; absent from before 2026-11-29. One of another shape makes no record damaged. */
const storedAuthor = v.exactOptional(v.unknown());

/** Random, or the client’s key; recognises a change whose outcome was unknown. `of` is a digest of the change. */
const token = v.string();

const note = v.looseObject({
  at: storedTime,
  text: v.string(),
  by: storedAuthor,
  token,
  of: v.exactOptional(v.string()),
});

const event = v.looseObject({
  at: storedTime,
  state: v.exactOptional(v.string()),
  assignee: v.exactOptional(v.string()),
  followedUp: v.exactOptional(v.literal(true)),
  followUpUndone: v.exactOptional(v.literal(true)),
  attached: v.exactOptional(v.string()),
  detached: v.exactOptional(v.string()),
  by: storedAuthor,
  token,
  of: v.exactOptional(v.string()),
});

/** A stored enquiry. Optional keys are absent in records of schema 1, from before 2026-11-23. */
export const storedEnquiry = v.looseObject({
  /** The schema version: this code writes 2, and keeps a higher one. */
  schema: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  reference: v.string(),
  receivedAt: storedTime,
  /** Digest of the enquiry; empty once it is erased. */
  fingerprint: v.string(),
  /** Random; recognises an enquiry whose storing had an unknown outcome. */
  writeToken: v.string(),
  /** The reasons of the quarantine; absent for most. */
  held: v.exactOptional(v.array(v.string())),
  /** Absent once it is erased. */
  enquiry: v.exactOptional(sent),
  answerBy: v.exactOptional(storedTime),
  state: v.exactOptional(v.string()),
  version: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
  updatedAt: v.exactOptional(storedTime),
  assignee: v.exactOptional(v.string()),
  /** The account of the assignee, while it has the assignee’s name: code from before changes the name only. */
  assigned: storedAuthor,
  answeredAt: v.exactOptional(storedTime),
  followedUpAt: v.exactOptional(v.array(storedTime)),
  /** Ids of the opportunities that the team has attached. */
  attached: v.exactOptional(v.array(v.string())),
  notes: v.exactOptional(v.array(note)),
  events: v.exactOptional(v.array(event)),
  /** The time of the erasure; a day later the record is deleted. */
  erasedAt: v.exactOptional(storedTime),
});

export type StoredEnquiry = v.InferOutput<typeof storedEnquiry>;

/** A stored enquiry that has not been erased. */
export type LiveEnquiry = StoredEnquiry & { readonly enquiry: NonNullable<StoredEnquiry['enquiry']> };

/** The schema version that this code writes. */
const schema = 2;

/** The schema version with which a record is written back: that of a newer deploy stays. */
export const schemaOf = (record: StoredEnquiry): number => Math.max(record.schema, schema);

/** The key of an enquiry in the store, which is its id: a digest of the Idempotency-Key. */
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
    answerBy: responseDeadline(receivedAt),
    version: 1,
    followedUpAt: [],
    notes: [],
    events: [],
    state: suspectedOf.length > 0 ? 'quarantined' : 'new',
  };
}

/** Whether a record still has its content. */
export function isLive(record: StoredEnquiry | undefined): record is LiveEnquiry {
  return record?.enquiry !== undefined && record.erasedAt === undefined;
}

/** The response deadline, which a record of schema 1 does not contain. */
export const answerByOf = ({ answerBy, receivedAt }: StoredEnquiry): string => answerBy ?? responseDeadline(receivedAt);

/**
 * The state of an enquiry. In schema 1 it follows from the quarantine reasons; an unknown state of a newer deploy
 * counts as new, so that somebody looks at it.
 */
export function stateOf({ state, held = [] }: StoredEnquiry): EnquiryState {
  if (state === undefined) return held.length > 0 ? 'quarantined' : 'new';
  return known(enquiryStates, state) ?? 'new';
}

export const versionOf = ({ version = 1 }: StoredEnquiry): number => version;

/** The id of the assignee’s account; none for a name that was typed. */
export function assigneeIdOf({ assignee, assigned }: StoredEnquiry): string | undefined {
  const read = v.safeParse(author, assigned);
  return read.success && read.output.name === assignee ? read.output.id : undefined;
}

/** An enquiry for the admin area: the stored properties that this code knows. */
export function adminEnquiryOf(id: string, record: LiveEnquiry): AdminEnquiry {
  const { reference, receivedAt, held, assignee, answeredAt, followedUpAt = [], notes = [], events = [] } = record;
  const { attached = [] } = record;
  const assigneeId = assigneeIdOf(record);
  return {
    id,
    reference,
    receivedAt,
    answerBy: answerByOf(record),
    state: stateOf(record),
    version: versionOf(record),
    ...(held && { heldFor: held.flatMap((reason) => known(suspicions, reason) ?? []) }),
    ...(assignee !== undefined && { assignee }),
    ...(assigneeId !== undefined && { assigneeId }),
    ...(answeredAt !== undefined && { answeredAt }),
    followedUpAt,
    ...(attached.length > 0 && { attached }),
    enquiry: enquiryIn(record),
    notes: notes.map(({ at, text, by }) => ({ at, text, ...authorOf(by) })),
    events: events.map(eventIn),
  };
}

function authorOf(stored: unknown): { readonly by: Author } | undefined {
  const read = v.safeParse(author, stored);
  return read.success ? { by: read.output } : undefined;
}

function eventIn(stored: v.InferOutput<typeof event>): AdminEnquiry['events'][number] {
  const { at, state, assignee, followedUp, followUpUndone, attached, detached, by } = stored;
  const knownState = known(enquiryStates, state);
  return {
    at,
    ...(knownState && { state: knownState }),
    ...(assignee !== undefined && { assignee }),
    ...(followedUp && { followedUp }),
    ...(followUpUndone && { followUpUndone }),
    ...(attached !== undefined && { attached }),
    ...(detached !== undefined && { detached }),
    ...authorOf(by),
  };
}

function enquiryIn({ enquiry }: LiveEnquiry): AdminEnquiry['enquiry'] {
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

/** Optional fields that were added after the first enquiries. */
const laterDigested = ['phone', 'wechat', 'horizon', 'size', 'language'] as const satisfies readonly (keyof Enquiry)[];

/**
 * A digest of the enquiry: equal for equal enquiries. Without the later fields it equals the digest from before they
 * existed.
 */
export function fingerprintOf(enquiry: Enquiry): string {
  const first = [...enquiryFields.map((field) => enquiry[field]), ...(enquiry.opportunities ?? [])];
  const later = laterDigested.flatMap((key) => (enquiry[key] === undefined ? [] : [[key, enquiry[key]]]));
  return createHash('sha256')
    .update(JSON.stringify([...first, ...later]))
    .digest('hex');
}

const hours = parseBusinessHours(content);

/** The response deadline of an enquiry that was received at that time. Both are ISO 8601 in UTC. */
function responseDeadline(receivedAt: string): string {
  return answerBy(new Date(receivedAt), hours).toISOString();
}
