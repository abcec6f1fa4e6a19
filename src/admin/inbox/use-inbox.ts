import { useStore } from '@nanostores/react';
import { useDeferredValue, useMemo } from 'react';
import type { ListedEnquiry } from '#domain/enquiry/admin-enquiry';
import { inboxEntry, inboxPage } from '#domain/enquiry/inbox-list';
import { type InboxQuery, inboxQueries } from '#domain/enquiry/inbox-query';
import type { FoundPage } from '#domain/list/pagination';
import type { SearchEntry } from '#domain/list/search';
import { $language } from '../i18n/language';
import { type Texts, useTexts } from '../i18n/texts';
import { createListUrl } from '../list/list-url';
import { $account } from '../session/session';
import { useNow } from '../ui/use-now';
import { $waitingEnquiries, enquiryList } from './enquiry-list';
import { countryName } from './enquiry-messages';

export const enquiryListUrl = createListUrl('enquiries', inboxQueries);

/**
 * Search entries of the enquiries, with labels in the reader's language. Entries already made are reused as more
 * enquiries arrive.
 */
export function useInboxEntries(enquiries: readonly ListedEnquiry[]): readonly SearchEntry<ListedEnquiry>[] {
  const { enquirySectors: sectors } = useTexts();
  const cache = useMemo(
    () => ({ sectors, known: new WeakMap<ListedEnquiry, SearchEntry<ListedEnquiry>>() }),
    [sectors],
  );
  return useMemo(() => enquiries.map((enquiry) => entryOf(enquiry, cache)), [enquiries, cache]);
}

interface EntryCache {
  readonly sectors: Texts['enquirySectors'];
  readonly known: WeakMap<ListedEnquiry, SearchEntry<ListedEnquiry>>;
}

function entryOf(enquiry: ListedEnquiry, { sectors, known }: EntryCache): SearchEntry<ListedEnquiry> {
  const before = known.get(enquiry);
  if (before) return before;
  const entry = inboxEntry(enquiry, { sectors, countryName });
  known.set(enquiry, entry);
  return entry;
}

/** All entries of the inbox; `undefined` until everything is loaded. */
export function useWholeInbox(): readonly SearchEntry<ListedEnquiry>[] | undefined {
  const list = useStore(enquiryList.$list);
  const entries = useInboxEntries(list.kind === 'loaded' ? list.items : none);
  return list.kind === 'loaded' && !list.more ? entries : undefined;
}

const none: readonly ListedEnquiry[] = [];

/** Months until an enquiry is deleted automatically; `undefined` until loaded. */
export function useMonths(): number | undefined {
  const waiting = useStore($waitingEnquiries);
  return waiting.kind === 'loaded' ? waiting.response.months : undefined;
}

/** The requested page of the inbox. Deferred: while the user types, the previous page stays until React has time. */
export function useInboxPage(
  entries: readonly SearchEntry<ListedEnquiry>[],
  query: InboxQuery,
): FoundPage<ListedEnquiry> {
  const language = useStore($language);
  const requested = useDeferredValue(query);
  const now = useNow();
  const months = useMonths();
  const me = useStore($account)?.id;
  return useMemo(
    () => inboxPage(entries, requested, { now, months, me }, language),
    [entries, requested, now, months, me, language],
  );
}
