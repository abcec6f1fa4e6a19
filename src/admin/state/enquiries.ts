import {
  type DeskEnquiry,
  type InboxRow,
  isReadable,
  type ListedEnquiry,
  listedOf,
} from '#domain/enquiry/desk-enquiry';
import { deleteEnquiry, fetchEnquiriesAfter } from '../../api/enquiry-desk';
import { createLoader, type Loader } from '../../api/loader';
import type { ApiError } from '../../api/request';
import { type CallResult, withToken } from './call';
import { loadWaiting } from './dashboard';
import { loadByPages } from './load-by-pages';
import { createOpening } from './opening';
import { $token } from './session';
import { dropTypedNote } from './typed-notes';

export type Enquiries =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | {
      readonly kind: 'loaded';
      readonly enquiries: readonly ListedEnquiry[];
      /** Ids of those that came and could not be read. */
      readonly unreadable?: readonly string[];
      /** Others are still on their way. */
      readonly more?: true;
    };

const loader: Loader<Enquiries> = createLoader<Enquiries>({ kind: 'loading' }, load);

/** Every enquiry as the inbox lists it, newest first, as they stood when they were last asked for. */
export const $enquiries = loader.$state;

/** Asks for the inbox, showing the loader meanwhile. */
export const loadEnquiries = loader.load;

/** Asks for the inbox again, showing the one at hand until the answer is there. */
export const refreshEnquiries = loader.refresh;

const opening = createOpening(loader);

/** Asks for the inbox when its screen opens. */
export const openEnquiries = opening.open;

/** Asks for the inbox before there is a screen that shows it: the first thing that the page of the inbox does. */
export function beginEnquiries(): void {
  if ($token.get()) opening.begin();
}

/** Puts an enquiry as it stands now into the inbox at hand. */
export function noteEnquiry(enquiry: DeskEnquiry): void {
  const listed = listedOf(enquiry);
  changeKnown((known) => known.map((other) => (other.id === enquiry.id ? listed : other)));
}

/** Takes an enquiry that was erased out of the inbox at hand. */
export function noteErased(id: string): void {
  dropTypedNote(id);
  changeKnown((known) => known.filter((other) => other.id !== id));
}

/** Erases an enquiry that cannot be read; the list of them is asked for again. */
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
