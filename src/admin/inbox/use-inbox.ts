import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useMemo } from 'react';
import type { ListedEnquiry } from '#domain/enquiry/desk-enquiry';
import { type InboxEntry, type InboxPage, inboxEntry, inboxPage } from '#domain/enquiry/inbox-list';
import { type InboxQuery, readInboxQuery, searchOfInboxQuery } from '#domain/enquiry/inbox-query';
import { $language } from '../i18n/language';
import { type Texts, useTexts } from '../i18n/texts';
import { useAsked } from '../list/use-asked';
import { open, pathTo, redirect } from '../navigation/router';
import { rememberInboxSearch } from '../navigation/way-back';
import { useNow } from '../ui/use-now';
import { $enquiries, $waitingEnquiries } from './enquiries';
import { countryName } from './enquiry-messages';

/** The inbox query, read from the URL. */
export function useInboxQuery(): InboxQuery {
  const { isHere, asked } = useAsked('enquiries');
  const query = useMemo(() => readInboxQuery(asked), [asked]);
  useEffect(() => {
    if (isHere) rememberInboxSearch(searchOfInboxQuery(query));
  }, [isHere, query]);
  return query;
}

/** The URL path of a query. */
export function inboxAddress(query: InboxQuery): string {
  return pathTo('enquiries') + searchOfInboxQuery(query);
}

/**
 * Changes the query and adds a history entry; `typed` replaces the current entry instead, so that typing adds none per
 * key.
 */
export function askInbox(query: InboxQuery, { typed = false } = {}): void {
  const go = typed ? redirect : open;
  go(inboxAddress(query));
}

/**
 * Search entries of the enquiries, with labels in the reader's language. Entries already made are reused as more
 * enquiries arrive.
 */
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

/** All entries of the inbox; `undefined` until everything is loaded. */
export function useWholeInbox(): readonly InboxEntry[] | undefined {
  const list = useStore($enquiries);
  const entries = useInboxEntries(list.kind === 'loaded' ? list.enquiries : none);
  return list.kind === 'loaded' && !list.more ? entries : undefined;
}

const none: readonly ListedEnquiry[] = [];

/** Months until an enquiry is deleted automatically; `undefined` until loaded. */
export function useMonths(): number | undefined {
  const waiting = useStore($waitingEnquiries);
  return waiting.kind === 'loaded' ? waiting.answer.months : undefined;
}

/** The requested page of the inbox. Deferred: while the user types, the previous page stays until React has time. */
export function useInboxPage(entries: readonly InboxEntry[], query: InboxQuery): InboxPage {
  const language = useStore($language);
  const asked = useDeferredValue(query);
  const now = useNow();
  const months = useMonths();
  return useMemo(() => inboxPage(entries, asked, { now, months }, language), [entries, asked, now, months, language]);
}
