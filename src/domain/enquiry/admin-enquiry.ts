import * as v from 'valibot';
import { horizons, sizes, suspicions } from '#domain/enquiry/enquiry';
import { excerpt } from '#domain/excerpt';
import { isUuid } from '#domain/ids';
import { defaultLanguage, languages } from '#domain/language';
import { limits } from '#domain/limits';
import { author } from '#domain/people';
import { multiLine, oneLine, problem, required } from '#domain/text';

/** The states of an enquiry. `quarantined`: looks like spam; `waiting`: for the investor; the last two are final. */
export const enquiryStates = [
  'new',
  'quarantined',
  'assigned',
  'answered',
  'waiting',
  'meeting',
  'visit',
  'won',
  'lost',
] as const;

export type EnquiryState = (typeof enquiryStates)[number];

/** Whether a text is a valid enquiry id. */
export const isEnquiryId = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** An event of an enquiry’s history. Times are ISO 8601 in UTC. */
const adminEvent = v.object({
  at: v.string(),
  state: v.exactOptional(v.picklist(enquiryStates)),
  /** Empty when nobody is assigned any more. */
  assignee: v.exactOptional(v.string()),
  followedUp: v.exactOptional(v.literal(true)),
  /** The last follow-up was withdrawn. */
  followUpUndone: v.exactOptional(v.literal(true)),
  /** Ids of an opportunity that the team attached or removed. */
  attached: v.exactOptional(v.string()),
  detached: v.exactOptional(v.string()),
  by: v.exactOptional(author),
});

/** The properties of an enquiry in the admin area besides the sent fields. */
const adminParts = {
  /** 64 hexadecimal digits. */
  id: v.string(),
  /** `INV-7F3K2Q`; from before 2026-11-23 `IA-7K3M-Q9XD`. */
  reference: v.string(),
  receivedAt: v.string(),
  /** The response deadline (content/business-hours.json). */
  answerBy: v.string(),
  state: v.picklist(enquiryStates),
  /** Starts at 1; incremented by every change. */
  version: v.number(),
  /** The reasons of the quarantine; kept when the enquiry is marked as genuine. */
  heldFor: v.exactOptional(v.array(v.picklist(suspicions))),
  assignee: v.exactOptional(v.string()),
  /** The account of the assignee; absent for a name that was typed before there were accounts. */
  assigneeId: v.exactOptional(v.string()),
  /** The time of the first answer. */
  answeredAt: v.exactOptional(v.string()),
  /** The times of the follow-ups, in order. */
  followedUpAt: v.array(v.string()),
  /** Ids of the opportunities that the team has attached, besides those that the investor sent. */
  attached: v.exactOptional(v.array(v.string())),
};

/**
 * The sent fields without the form’s rules. An accepted record stays readable when a rule becomes stricter, a country
 * ceases to exist or a sector is removed.
 */
const sentParts = {
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  company: v.string(),
  sector: v.string(),
  country: v.string(),
  opportunities: v.exactOptional(v.array(v.string())),
  phone: v.exactOptional(v.string()),
  wechat: v.exactOptional(v.string()),
  horizon: v.exactOptional(v.picklist(horizons)),
  size: v.exactOptional(v.picklist(sizes)),
  language: v.exactOptional(v.picklist(languages)),
};

/** An enquiry for the admin area, in full. */
export const adminEnquiry = v.object({
  ...adminParts,
  enquiry: v.object({ ...sentParts, message: v.string() }),
  notes: v.array(v.object({ at: v.string(), text: v.string(), by: v.exactOptional(author) })),
  /** The history, oldest first, without the receipt. */
  events: v.array(adminEvent),
});

export type AdminEnquiry = v.InferOutput<typeof adminEnquiry>;

/** Most characters of the beginning of the message, which the list shows and searches. It ends at a word. */
export const messageStart = 160;

/** An enquiry in the list: with the start of the message, without notes and history. */
export const listedEnquiry = v.object({
  ...adminParts,
  enquiry: v.object(sentParts),
  messageStart: v.string(),
});

export type ListedEnquiry = v.InferOutput<typeof listedEnquiry>;

/** An enquiry that this code cannot read, as a newer deploy may send it: only its id is known. */
const unreadableEnquiry = v.pipe(
  v.object({ id: v.string() }),
  v.transform(({ id }) => ({ id, isUnreadable: true as const })),
);

/** A row of the list: an unreadable one does not affect the others. */
export const inboxRow = v.union([listedEnquiry, unreadableEnquiry]);

export type InboxRow = v.InferOutput<typeof inboxRow>;

/** Whether a row of the list could be read. */
export const isReadable = (row: InboxRow): row is ListedEnquiry => !('isUnreadable' in row);

/** An enquiry’s data for the list. */
export function listedEnquiryOf({ notes: _notes, events: _events, enquiry, ...parts }: AdminEnquiry): ListedEnquiry {
  const { message, ...sent } = enquiry;
  return { ...parts, enquiry: sent, messageStart: excerpt(message, sent.language ?? defaultLanguage, messageStart) };
}

/** Ids of all opportunities that an enquiry is about: those sent, then those attached by the team. */
export function opportunitiesOf({ enquiry, attached = [] }: Pick<ListedEnquiry, 'attached' | 'enquiry'>): string[] {
  return [...new Set([...(enquiry.opportunities ?? []), ...attached])];
}

const opportunityId = v.custom<string>(isUuid, problem('unknown'));

/** A change of an enquiry: omitted fields stay. Without `version` it applies to the current version. */
export const enquiryUpdate = v.object({
  version: v.exactOptional(v.pipe(v.number(problem('wrong-type')), v.integer(problem('number')))),
  /** `answered` records the time of the first answer. */
  state: v.exactOptional(v.picklist(enquiryStates, problem('unknown'))),
  /** A name; empty: nobody. */
  assignee: v.exactOptional(oneLine(limits.assignee)),
  /** An account, instead of a name. */
  assigneeId: v.exactOptional(v.string(problem('wrong-type'))),
  note: v.exactOptional(required(multiLine(limits.note))),
  /** Adds a follow-up if another one is planned; `false` withdraws the last one. */
  followedUp: v.exactOptional(v.boolean(problem('wrong-type'))),
  /** Ids of an opportunity to attach or remove. */
  attach: v.exactOptional(opportunityId),
  detach: v.exactOptional(opportunityId),
});

export type EnquiryUpdate = v.InferOutput<typeof enquiryUpdate>;
