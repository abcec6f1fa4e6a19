import { atom, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import {
  type AdminEnquiry,
  adminEnquiry,
  type EnquiryUpdate,
  isEnquiryId,
  opportunitiesOf,
} from '#domain/enquiry/admin-enquiry';
import type { Opportunity } from '#domain/opportunity/opportunity';
import type { FieldProblem } from '#domain/text';
import { fetchEnquiry } from '../../api/admin-enquiries';
import { fetchOpportunity } from '../../api/admin-opportunities';
import { createLoader } from '../../api/loader';
import type { ApiError } from '../../api/request';
import { change, type EnquiryText } from '../inbox/enquiry-actions';
import { dropTyped, dropTypedNote, updateListed } from '../inbox/enquiry-list';
import { type CallResult, withToken } from '../session/call';

export type OpenEnquiry =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | { readonly kind: 'missing' }
  | { readonly kind: 'found'; readonly enquiry: AdminEnquiry };

/** Result of the last change. */
export type EnquiryChange =
  | { readonly kind: 'none' }
  | { readonly kind: 'under-way' }
  | {
      readonly kind: 'done';
      readonly update: EnquiryUpdate;
      readonly before: AdminEnquiry;
      readonly after: AdminEnquiry;
    }
  /** Somebody else has changed the enquiry: `before` is the version shown until now; the newer one is now displayed. */
  | { readonly kind: 'conflict'; readonly before: AdminEnquiry; readonly again: () => Promise<boolean> }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly error: ApiError; readonly again: () => Promise<boolean> };

/** The server's validation error for a text of the last change. */
export function refusedText(change: EnquiryChange, place: EnquiryText): FieldProblem | undefined {
  return change.kind === 'failed' ? change.error.refusal?.fields?.[place] : undefined;
}

export interface EnquiryOf {
  readonly $enquiry: ReadableAtom<OpenEnquiry>;
  readonly $change: ReadableAtom<EnquiryChange>;
  load(): Promise<void>;
  /** Changes the shown version; resolves to whether that succeeded. */
  update(update: EnquiryUpdate): Promise<boolean>;
  /** Dismisses the result of the last change. */
  close(): void;
}

/** Loads and changes one enquiry. */
export function createEnquiry(id: string): EnquiryOf {
  const { $state, load } = createLoader<OpenEnquiry>({ kind: 'loading' }, () => request(id));
  const $change = atom<EnquiryChange>({ kind: 'none' });

  async function send(update: EnquiryUpdate, key: string): Promise<boolean> {
    const shown = $state.get();
    if (shown.kind !== 'found' || $change.get().kind === 'under-way') return false;
    const before = shown.enquiry;
    $change.set({ kind: 'under-way' });
    const result = await change(id, { ...update, version: before.version }, key);
    if (result.kind === 'succeeded') {
      $state.set({ kind: 'found', enquiry: result.response });
      $change.set({ kind: 'done', update, before, after: result.response });
      if (update.note !== undefined) dropTypedNote(id);
      return true;
    }
    $change.set(refused(result, before, update, key));
    return false;
  }

  function refused(
    result: Exclude<CallResult<AdminEnquiry>, { readonly kind: 'succeeded' }>,
    before: AdminEnquiry,
    update: EnquiryUpdate,
    key: string,
  ): EnquiryChange {
    if (result.kind === 'forbidden') return { kind: 'none' };
    const { error } = result;
    if (error.status === 404) return { kind: 'gone' };
    const theirs = v.safeParse(adminEnquiry, error.refusal?.currentEnquiry);
    if (!theirs.success) return { kind: 'failed', error, again: () => send(update, key) };
    $state.set({ kind: 'found', enquiry: theirs.output });
    updateListed(theirs.output);
    return { kind: 'conflict', before, again: () => send(update, crypto.randomUUID()) };
  }

  return {
    $enquiry: $state,
    $change,
    load,
    update: (update) => send(update, crypto.randomUUID()),
    close: () => $change.set({ kind: 'none' }),
  };
}

async function request(id: string): Promise<OpenEnquiry | undefined> {
  // Not a valid id: no request is needed.
  if (!isEnquiryId(id)) return { kind: 'missing' };
  const result = await withToken((token) => fetchEnquiry(token, id));
  if (result.kind === 'succeeded') return { kind: 'found', enquiry: result.response };
  if (result.kind === 'forbidden') return undefined;
  if (result.error.status !== 404) return result;
  dropTyped(id);
  return { kind: 'missing' };
}

/** An opportunity that an enquiry mentions. Only the id remains if the opportunity no longer exists. */
interface RequestedOpportunity {
  readonly id: string;
  readonly opportunity: Opportunity | undefined;
}

export type RequestedOpportunities =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | { readonly kind: 'loaded'; readonly requested: readonly RequestedOpportunity[] };

/** Ids of the opportunities that an enquiry is about, or that its history names. */
export function mentionedIn(enquiry: AdminEnquiry): string[] {
  const named = enquiry.events.flatMap(({ attached, detached }) => [attached, detached]);
  return [...new Set([...opportunitiesOf(enquiry), ...named])].filter((id) => id !== undefined);
}

/** Loads the opportunities that the shown enquiry mentions. */
export function createRequestedOpportunities({ $enquiry }: Pick<EnquiryOf, '$enquiry'>) {
  return createLoader<RequestedOpportunities>({ kind: 'loading' }, async () => {
    const shown = $enquiry.get();
    const requested: RequestedOpportunity[] = [];
    for (const id of shown.kind === 'found' ? mentionedIn(shown.enquiry) : []) {
      const result = await withToken((token) => fetchOpportunity(token, id));
      if (result.kind === 'forbidden') return undefined;
      if (result.kind === 'succeeded') requested.push({ id, opportunity: result.response });
      else if (result.error.status === 404) requested.push({ id, opportunity: undefined });
      else return result;
    }
    return { kind: 'loaded', requested };
  });
}
