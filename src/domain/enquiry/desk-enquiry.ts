import * as v from 'valibot';
import { horizons, sizes, suspicions } from '#domain/enquiry/enquiry';
import { languages } from '#domain/language';
import { limits } from '#domain/limits';
import { multiLine, oneLine, problem, required } from '#domain/text';

/** Where an enquiry stands. `quarantined` looks like spam; `waiting` waits for the investor; the last two are ends. */
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

/** Whether a text can be an enquiry's id. */
export const isEnquiryId = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** One thing that was done with an enquiry. Times are ISO 8601, in UTC. */
const deskEvent = v.object({
  at: v.string(),
  state: v.exactOptional(v.picklist(enquiryStates)),
  /** Empty where nobody is any longer. */
  assignee: v.exactOptional(v.string()),
  /** A follow-up was sent. */
  followedUp: v.exactOptional(v.literal(true)),
});

/** What the desk knows of an enquiry beside what was sent. */
const deskParts = {
  /** 64 hexadecimal digits. */
  id: v.string(),
  /** `INV-7F3K2Q`; of before 2026-11-23, `IA-7K3M-Q9XD`. */
  reference: v.string(),
  receivedAt: v.string(),
  /** Until when an answer is promised (content/business-hours.json). */
  answerBy: v.string(),
  state: v.picklist(enquiryStates),
  /** Counts from 1; every change makes it one more. */
  version: v.number(),
  /** Why it was quarantined; it stays when somebody finds it genuine. */
  heldFor: v.exactOptional(v.array(v.picklist(suspicions))),
  assignee: v.exactOptional(v.string()),
  /** When it was first answered. */
  answeredAt: v.exactOptional(v.string()),
  /** When follow-ups were sent, in their order. */
  followedUpAt: v.array(v.string()),
};

/**
 * What was sent, as it is answered: by its shape alone, without the form's rules. A record that was accepted stays
 * readable when a rule is tightened, a country ceases to exist or a sector is given up.
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

/** An enquiry as the desk sees it, in full. */
export const deskEnquiry = v.object({
  ...deskParts,
  enquiry: v.object({ ...sentParts, message: v.string() }),
  notes: v.array(v.object({ at: v.string(), text: v.string() })),
  /** Its history, oldest first; the receipt is not in it. */
  events: v.array(deskEvent),
});

export type DeskEnquiry = v.InferOutput<typeof deskEnquiry>;

/** The first characters of the message, which the list shows and searches. */
export const messageStart = 160;

/** An enquiry as the inbox lists it: the message only by its start, no notes, no history. */
export const listedEnquiry = v.object({
  ...deskParts,
  enquiry: v.object(sentParts),
  messageStart: v.string(),
});

export type ListedEnquiry = v.InferOutput<typeof listedEnquiry>;

/** An enquiry in an answer that this code cannot read, as a newer deploy may send it: only its id is known. */
const unreadableEnquiry = v.pipe(
  v.object({ id: v.string() }),
  v.transform(({ id }) => ({ id, isUnreadable: true as const })),
);

/** A row of the inbox: one that cannot be read costs itself and no other. */
export const inboxRow = v.union([listedEnquiry, unreadableEnquiry]);

export type InboxRow = v.InferOutput<typeof inboxRow>;

/** Whether a row of the inbox could be read. */
export const isReadable = (row: InboxRow): row is ListedEnquiry => !('isUnreadable' in row);

/** What the inbox lists of an enquiry. */
export function listedOf({ notes: _notes, events: _events, enquiry, ...parts }: DeskEnquiry): ListedEnquiry {
  const { message, ...sent } = enquiry;
  return { ...parts, enquiry: sent, messageStart: message.slice(0, messageStart) };
}

/** A change of an enquiry: what is left out stays as it is. Without `version` it is made to whatever stands. */
export const enquiryUpdate = v.object({
  version: v.exactOptional(v.pipe(v.number(problem('wrong-type')), v.integer(problem('number')))),
  /** `answered` notes the time of the first answer. */
  state: v.exactOptional(v.picklist(enquiryStates, problem('unknown'))),
  /** Empty: nobody. */
  assignee: v.exactOptional(oneLine(limits.assignee)),
  note: v.exactOptional(required(multiLine(limits.note))),
  followedUp: v.exactOptional(v.literal(true, problem('wrong-type'))),
});

export type EnquiryUpdate = v.InferOutput<typeof enquiryUpdate>;

/** Days after the first answer on which to write again. */
export const followUpDays = [3, 10, 30] as const;
