import { persistentMap } from '@nanostores/persistent';
import type { WaitingEnquiries } from '#domain/calls/admin-enquiries';
import * as calls from '#domain/calls/admin-enquiries';
import {
  type AdminEnquiry,
  type InboxRow,
  isReadable,
  type ListedEnquiry,
  listedEnquiryOf,
} from '#domain/enquiry/admin-enquiry';
import { deleteEnquiry } from '../../api/admin-enquiries';
import { ApiError, request } from '../../api/request';
import { createList } from '../list/list-state';
import { type CallResult, createPart, withToken } from '../session/call';
import { $token } from '../session/session';

/** All enquiries of the inbox, newest first. */
export const enquiryList = createList(fetchEnquiriesAfter, (row): ListedEnquiry | undefined =>
  isReadable(row) ? row : undefined,
);

/** Starts loading before the screen is rendered, as the first step of the inbox page. */
export function beginEnquiries(): void {
  if ($token.get()) enquiryList.begin();
}

/** Updates a changed enquiry in the loaded inbox. */
export function updateListed(enquiry: AdminEnquiry): void {
  enquiryList.update(listedEnquiryOf(enquiry));
}

/** Removes an erased enquiry, and what was typed about it. */
export function removeListed(id: string): void {
  dropTyped(id);
  enquiryList.remove(id);
}

/** Erases an enquiry that cannot be parsed, then reloads the inbox. */
export async function removeDamagedEnquiry(id: string): Promise<CallResult<void>> {
  const result = await withToken((token) => deleteEnquiry(token, id));
  if (result.kind === 'succeeded') await loadWaiting();
  return result;
}

const waiting = createPart<WaitingEnquiries>(fetchWaitingEnquiries);

/** Numbers of unanswered enquiries. */
export const $waitingEnquiries = waiting.$state;

/** Reloads the numbers of unanswered enquiries; the known ones stay until then. */
export const loadWaiting = waiting.refresh;

/**
 * Loads the numbers of unanswered enquiries in the background. Failures are ignored; a refused token is reported by the
 * screen's own calls.
 */
export async function lookForWaiting(): Promise<void> {
  const token = $token.get();
  if (!token) return;
  try {
    waiting.$state.set({ kind: 'loaded', response: await fetchWaitingEnquiries(token) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** Unsaved notes by enquiry id; they survive a reload and returning to the enquiry. */
export const $typedNotes = persistentMap<Readonly<Record<string, string | undefined>>>('adminNote:', {});

export function typedNote(id: string): string {
  return $typedNotes.get()[id] ?? '';
}

export function storeTypedNote(id: string, note: string): void {
  try {
    $typedNotes.setKey(id, note.trim() === '' ? undefined : note);
  } catch {
    // Storage is full: the note stays in its field until the page is closed.
  }
}

export function dropTypedNote(id: string): void {
  storeTypedNote(id, '');
}

/** Answers that were typed for a sheet and not published, as JSON by enquiry id. */
export const $typedAnswers = persistentMap<Readonly<Record<string, string | undefined>>>('adminAnswer:', {});

/** Stores a typed answer; returns false if browser storage is full. */
export function storeTypedAnswer(id: string, typed: object | undefined): boolean {
  try {
    $typedAnswers.setKey(id, typed && JSON.stringify(typed));
    return true;
  } catch {
    return false;
  }
}

/** Drops the typed note and answer of an enquiry that is gone. */
export function dropTyped(id: string): void {
  dropTypedNote(id);
  storeTypedAnswer(id, undefined);
}

export function dropAllTyped(): void {
  $typedNotes.set({});
  $typedAnswers.set({});
}

/** Fetches a page of enquiries: those after the given id, or the newest if it is empty. An empty page is the end. */
function fetchEnquiriesAfter(token: string, id: string): Promise<InboxRow[]> {
  return request(calls.listEnquiries, { token, query: { after: id } });
}

/** Fetches the number of unanswered enquiries and the age of the oldest. */
function fetchWaitingEnquiries(token: string): Promise<calls.WaitingEnquiries> {
  return request(calls.waitingEnquiries, { token });
}
