import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useMemo } from 'react';
import type { ListedEnquiry } from '#domain/enquiry/desk-enquiry';
import { type InboxEntry, type InboxPage, inboxEntry, inboxPage } from '#domain/enquiry/inbox-list';
import { type InboxQuery, readInboxQuery, searchOfInboxQuery } from '#domain/enquiry/inbox-query';
import { countryName } from './enquiry-messages';
import { adminPaths, open, redirect } from './router';
import { $waitingEnquiries } from './state/dashboard';
import { $enquiries } from './state/enquiries';
import { $language } from './state/language';
import { rememberInboxSearch } from './state/way-back';
import { type Texts, useTexts } from './texts';
import { useAsked } from './use-asked';
import { useNow } from './use-now';

/** What the address asks of the inbox. */
export function useInboxQuery(): InboxQuery {
  const { isHere, asked } = useAsked('enquiries');
  const query = useMemo(() => readInboxQuery(asked), [asked]);
  useEffect(() => {
    if (isHere) rememberInboxSearch(searchOfInboxQuery(query));
  }, [isHere, query]);
  return query;
}

/** The address of a query. */
export function inboxAddress(query: InboxQuery): string {
  return adminPaths.enquiries + searchOfInboxQuery(query);
}

/** Asks for something else, with an entry in the history; `typed` for every key of a word makes none. */
export function askInbox(query: InboxQuery, { typed = false } = {}): void {
  const go = typed ? redirect : open;
  go(inboxAddress(query));
}

/** The enquiries as the inbox searches them, in the reader's words. What has come stays as it was made. */
export function useInboxEntries(enquiries: readonly ListedEnquiry[]): readonly InboxEntry[] {
  const { enquirySectors: sectors } = useTexts();
  const made = useMemo(() => ({ sectors, known: new WeakMap<ListedEnquiry, InboxEntry>() }), [sectors]);
  return useMemo(() => enquiries.map((enquiry) => entryOf(enquiry, made)), [enquiries, made]);
}

interface Made {
  readonly sectors: Texts['enquirySectors'];
  readonly known: WeakMap<ListedEnquiry, InboxEntry>;
}

function entryOf(enquiry: ListedEnquiry, { sectors, known }: Made): InboxEntry {
  const before = known.get(enquiry);
  if (before) return before;
  const entry = inboxEntry(enquiry, { sectors, countryName });
  known.set(enquiry, entry);
  return entry;
}

/** The whole inbox, once all of it is there. */
export function useWholeInbox(): readonly InboxEntry[] | undefined {
  const list = useStore($enquiries);
  const entries = useInboxEntries(list.kind === 'loaded' ? list.enquiries : none);
  return list.kind === 'loaded' && !list.more ? entries : undefined;
}

const none: readonly ListedEnquiry[] = [];

/** Months after which an enquiry is deleted by itself, once that is known. */
export function useMonths(): number | undefined {
  const waiting = useStore($waitingEnquiries);
  return waiting.kind === 'loaded' ? waiting.answer.months : undefined;
}

/** The page of the inbox that is asked for; while somebody types, the one before stays until there is time for it. */
export function useInboxPage(entries: readonly InboxEntry[], query: InboxQuery): InboxPage {
  const language = useStore($language);
  const asked = useDeferredValue(query);
  const now = useNow();
  const months = useMonths();
  return useMemo(() => inboxPage(entries, asked, { now, months }, language), [entries, asked, now, months, language]);
}
