import { createHash } from 'node:crypto';
import type { AdminEnquiry, EnquiryState, EnquiryUpdate } from '#domain/enquiry/admin-enquiry';
import { nextFollowUp } from '#domain/enquiry/deadlines';
import { limits } from '#domain/limits';
import type { Author } from '#domain/people';
import { openStore } from '../store/blob-store.ts';
import { compareAndSwap, done, type Step } from '../store/compare-and-swap.ts';
import {
  adminEnquiryOf,
  assigneeIdOf,
  isLive,
  type LiveEnquiry,
  type StoredEnquiry,
  schemaOf,
  stateOf,
  storedEnquiry,
  versionOf,
} from './record.ts';

/** `found-genuine`: it left the quarantine, so that the team must be notified. */
type UpdateOutcome =
  | { readonly kind: 'updated' | 'found-genuine'; readonly enquiry: AdminEnquiry }
  | { readonly kind: 'conflict'; readonly current: AdminEnquiry }
  | { readonly kind: 'missing' | 'too-many-notes' | 'too-many-attached' | 'key-reused' };

/** A change, with its author and, if it assigns one, the account. */
interface Change extends Omit<EnquiryUpdate, 'assigneeId'> {
  readonly by?: Author | undefined;
  /** Its name is the `assignee`. */
  readonly assigned?: Author | undefined;
}

/** Number of events that the history keeps. */
const mostEvents = 500;

/**
 * Changes an enquiry. With `version`, another version is a `conflict` and nothing is overwritten. A change that
 * changes nothing is `updated` without a new version; so is the same change made under this key before (the
 * Idempotency-Key); another change under it is `key-reused`.
 */
export function updateEnquiry(id: string, update: Change, key: string): Promise<UpdateOutcome> {
  const now = new Date().toISOString();
  return compareAndSwap(openStore('enquiries'), id, storedEnquiry, (current): Step<StoredEnquiry, UpdateOutcome> => {
    if (!isLive(current)) return done({ kind: 'missing' });
    const kind = update.state === 'new' && wasQuarantined(current, key) ? 'found-genuine' : 'updated';
    const made = madeUnder(current, key);
    if (made) {
      // Changes from before 2026-11-28 have no digest.
      const isSame = made.of === undefined || made.of === digestOf(update);
      return done(isSame ? { kind, enquiry: adminEnquiryOf(id, current) } : { kind: 'key-reused' });
    }
    if (update.version !== undefined && update.version !== versionOf(current)) {
      return done({ kind: 'conflict', current: adminEnquiryOf(id, current) });
    }
    const value = updated(current, update, key, now);
    if (!value) return done({ kind: 'updated', enquiry: adminEnquiryOf(id, current) });
    if ((value.notes?.length ?? 0) > limits.notesPerEnquiry) return done({ kind: 'too-many-notes' });
    if ((value.attached?.length ?? 0) > limits.shortlist) return done({ kind: 'too-many-attached' });
    return { kind: 'write', value, result: { kind, enquiry: adminEnquiryOf(id, value) } };
  });
}

/** The record after a change; `undefined` when nothing changes. */
function updated(record: LiveEnquiry, update: Change, key: string, at: string): LiveEnquiry | undefined {
  const { note, by, assigned } = update;
  const made = { token: key, of: digestOf(update), ...(by && { by: { id: by.id, name: by.name } }) };
  const state = update.state === stateOf(record) ? undefined : update.state;
  const isSame = update.assignee === (record.assignee ?? '') && assigned?.id === assigneeIdOf(record);
  const assignee = isSame ? undefined : update.assignee;
  const answeredAt = answeredAfter(record, state, at);
  const followUp = followUpAfter(record, { ...update, state: state ?? stateOf(record), answeredAt }, at);
  const attachment = attachedAfter(record, update);
  const said = {
    ...(state !== undefined && { state }),
    ...(assignee !== undefined && { assignee }),
    ...followUp?.said,
    ...attachment?.said,
  };
  const isEvent = Object.keys(said).length > 0;
  if (!isEvent && note === undefined) return undefined;
  const { notes = [], events = [], followedUpAt = [], held = [] } = record;
  const { assignee: before, assigned: assignedBefore, answeredAt: _, attached: __, ...rest } = record;
  const stays = assignee ?? before ?? '';
  const account = assignee === undefined ? assignedBefore : assigned;
  const attached = attachment?.attached ?? record.attached ?? [];
  return {
    ...rest,
    schema: schemaOf(record),
    version: versionOf(record) + 1,
    updatedAt: at,
    held,
    state: state ?? record.state ?? stateOf(record),
    ...(stays !== '' && { assignee: stays }),
    ...(account !== undefined && { assigned: account }),
    ...(answeredAt !== undefined && { answeredAt }),
    followedUpAt: followUp?.followedUpAt ?? followedUpAt,
    ...(attached.length > 0 && { attached }),
    notes: note === undefined ? notes : [...notes, { at, text: note, ...made }],
    events: (isEvent ? [...events, { at, ...said, ...made }] : events).slice(-mostEvents),
  };
}

/**
 * The time of the first answer. Reset when the state returns to one before an answer without a follow-up: the answer
 * was marked by mistake.
 */
function answeredAfter(
  { answeredAt, followedUpAt = [] }: LiveEnquiry,
  state: EnquiryState | undefined,
  at: string,
): string | undefined {
  if (state === 'answered') return answeredAt ?? at;
  const isBack = state === 'new' || state === 'assigned' || state === 'quarantined';
  return isBack && followedUpAt.length === 0 ? undefined : answeredAt;
}

/**
 * The follow-ups after a change, and its entry in the history; `undefined` when they stay. One is added only while
 * another one is planned, so that repeating the change does not add more and more.
 */
function followUpAfter(
  { followedUpAt = [] }: LiveEnquiry,
  update: Pick<EnquiryUpdate, 'followedUp'> & { readonly state: EnquiryState; readonly answeredAt: string | undefined },
  at: string,
) {
  const { followedUp, state, answeredAt } = update;
  if (followedUp === undefined) return undefined;
  if (!followedUp) {
    if (followedUpAt.length === 0) return undefined;
    return { followedUpAt: followedUpAt.slice(0, -1), said: { followUpUndone: true as const } };
  }
  const next = nextFollowUp({ state, followedUpAt, ...(answeredAt !== undefined && { answeredAt }) });
  if (next === undefined) return undefined;
  return { followedUpAt: [...followedUpAt, at], said: { followedUp: true as const } };
}

/** The attached opportunities after a change, and its entry in the history; `undefined` when they stay. */
function attachedAfter({ enquiry, attached = [] }: LiveEnquiry, { attach, detach }: EnquiryUpdate) {
  const isNew = attach !== undefined && !attached.includes(attach) && !enquiry.opportunities?.includes(attach);
  const isGone = detach !== undefined && attached.includes(detach);
  if (!isNew && !isGone) return undefined;
  return {
    attached: [...attached.filter((id) => !isGone || id !== detach), ...(isNew ? [attach] : [])],
    said: { ...(isNew && { attached: attach }), ...(isGone && { detached: detach }) },
  };
}

/** The note or event that a change with this key has added. */
function madeUnder({ notes = [], events = [] }: StoredEnquiry, key: string) {
  return [...notes, ...events].find(({ token }) => token === key);
}

/** A digest of the change, without the version that it was based on. */
function digestOf({ state, assignee, note, followedUp, attach, detach }: Change): string {
  // Equal to that of earlier code for a change that it knew.
  const later = attach === undefined && detach === undefined ? [] : [attach, detach];
  const said = JSON.stringify([state, assignee, note, followedUp, ...later].map((part) => part ?? null));
  return createHash('sha256').update(said).digest('base64url').slice(0, 16);
}

/** Whether an enquiry is quarantined, or was until the change with this key. */
function wasQuarantined(record: StoredEnquiry, key: string): boolean {
  const { events = [], held = [] } = record;
  const made = events.findIndex(({ token }) => token === key);
  if (made < 0) return stateOf(record) === 'quarantined';
  const before = events.slice(0, made).findLast(({ state }) => state !== undefined);
  return before ? before.state === 'quarantined' : held.length > 0;
}
