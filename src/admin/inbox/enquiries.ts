import type { WaitingEnquiries } from '#domain/calls/enquiry-desk';
import {
  type DeskEnquiry,
  type InboxRow,
  isReadable,
  type ListedEnquiry,
  listedOf,
} from '#domain/enquiry/desk-enquiry';
import { deleteEnquiry, fetchEnquiriesAfter, fetchWaitingEnquiries } from '../../api/enquiry-desk';
import { createLoader, type Loader } from '../../api/loader';
import { ApiError } from '../../api/request';
import { createOpening, loadByPages } from '../list/list-loader';
import { type CallResult, createPart, withToken } from '../session/call';
import { $token } from '../session/session';
import { dropTypedNote } from './typed-notes';

type Enquiries =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | {
      readonly kind: 'loaded';
      readonly enquiries: readonly ListedEnquiry[];
      /** Ids of enquiries that could not be parsed. */
      readonly unreadable?: readonly string[];
      /** More pages are still loading. */
      readonly more?: true;
    };

const loader: Loader<Enquiries> = createLoader<Enquiries>({ kind: 'loading' }, load);

/** All enquiries of the inbox, newest first, as last loaded. */
export const $enquiries = loader.$state;

/** Loads the inbox and shows a loader. */
export const loadEnquiries = loader.load;

/** Reloads the inbox; the present one stays visible until then. */
export const refreshEnquiries = loader.refresh;

const opening = createOpening(loader);

/** Loads the inbox when its screen opens. */
export const openEnquiries = opening.open;

/** Starts loading before the screen is rendered, as the first step of the inbox page. */
export function beginEnquiries(): void {
  if ($token.get()) opening.begin();
}

/** Updates a changed enquiry in the loaded inbox. */
export function noteEnquiry(enquiry: DeskEnquiry): void {
  const listed = listedOf(enquiry);
  changeKnown((known) => known.map((other) => (other.id === enquiry.id ? listed : other)));
}

/** Removes an erased enquiry from the loaded inbox. */
export function noteErased(id: string): void {
  dropTypedNote(id);
  changeKnown((known) => known.filter((other) => other.id !== id));
}

/** Erases an enquiry that cannot be parsed, then reloads the inbox. */
export async function removeDamagedEnquiry(id: string): Promise<CallResult<void>> {
  const result = await withToken((token) => deleteEnquiry(token, id));
  if (result.kind === 'answered') await loadWaiting();
  return result;
}

async function load(show: (part: Enquiries) => void): Promise<Enquiries | undefined> {
  const isFirst = $enquiries.get().kind !== 'loaded';
  const result = await loadByPages(fetchEnquiriesAfter, (rows) => {
    if (isFirst) show({ ...loaded(rows), more: true });
  });
  if (result.kind === 'forbidden') return undefined;
  return result.kind === 'answered' ? loaded(result.answer) : result;
}

function loaded(rows: readonly InboxRow[]) {
  const unreadable = rows.flatMap((row) => (isReadable(row) ? [] : [row.id]));
  const enquiries = rows.filter(isReadable);
  return { kind: 'loaded', enquiries, ...(unreadable.length > 0 && { unreadable }) } as const;
}

function changeKnown(change: (known: readonly ListedEnquiry[]) => readonly ListedEnquiry[]): void {
  const list = $enquiries.get();
  if (list.kind === 'loaded') $enquiries.set({ ...list, enquiries: change(list.enquiries) });
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
    waiting.$state.set({ kind: 'loaded', answer: await fetchWaitingEnquiries(token) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
