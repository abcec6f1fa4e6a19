import { getStore } from '@netlify/blobs';
import { afterEach, beforeEach, vi } from 'vitest';
import { Unavailable } from '#domain/calls/errors';
import type { Enquiry } from '#domain/enquiry/enquiry';
import type { SentContent } from '#domain/opportunity/content';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { timeouts } from '../../../netlify/store/deadline.ts';

export function fieldsWith(changes: Partial<SentContent> = {}): SentContent {
  return {
    title: 'Lithium brine in Salta',
    subtitle: 'Exploration stage, 12,000 hectares',
    sector: 'mining',
    description: 'Two salt flats at 3,800 m.',
    imageURL: [],
    ...changes,
  };
}

export function enquiryWith(changes: Partial<Enquiry> = {}): Enquiry {
  return {
    firstName: 'Wei',
    lastName: 'Zhang',
    email: 'wei@example.com',
    company: 'Example Capital',
    sector: 'agribusiness',
    country: 'CN',
    message: 'We look for soybean storage.',
    ...changes,
  };
}

/** A store through the bare client, to inspect or damage what a repository stores. */
export function bareStore(name: string) {
  return getStore({ name, consistency: 'strong' });
}

/** The stored text, read through the bare client. */
export function storedText(store: string, key: string): Promise<string | null> {
  return bareStore(store).get(key, { type: 'text' });
}

/** The opportunity of an outcome; throws when there is none. */
export function opportunityIn(outcome: { readonly kind: string; readonly opportunity?: Opportunity }): Opportunity {
  if (!outcome.opportunity) throw new Error(`The outcome is ${outcome.kind}, without an opportunity.`);
  return outcome.opportunity;
}

/** Moves the clock forward by a minute, so that every record is old enough to be indexed. */
export function restAllRecords(): void {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(now + 60_000);
}

/** Sets the store’s timeouts for each test of the suite. */
export function useTimeouts(wanted: Partial<typeof timeouts>): void {
  const usual = { ...timeouts };
  beforeEach(() => {
    Object.assign(timeouts, wanted);
  });
  afterEach(() => {
    Object.assign(timeouts, usual);
  });
}

/**
 * The results of the successful calls. On a busy machine some of many writers of one key may exceed their three
 * seconds: these must reject with `Unavailable`, and any other error is rethrown.
 */
export async function acknowledged<Outcome>(calls: readonly Promise<Outcome>[]): Promise<Outcome[]> {
  const settled = await Promise.allSettled(calls);
  return settled.flatMap((call) => {
    if (call.status === 'fulfilled') return [call.value];
    if (call.reason instanceof Unavailable) return [];
    throw call.reason;
  });
}
