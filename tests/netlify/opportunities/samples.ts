import { getStore } from '@netlify/blobs';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Enquiry } from '#domain/enquiry/enquiry';
import type { SentContent } from '#domain/opportunity/content';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { Unavailable } from '#domain/unavailable';
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

/** A store as the bare client sees it, to look behind a repository or to damage what it keeps. */
export function bareStore(name: string) {
  return getStore({ name, consistency: 'strong' });
}

/** The text behind a repository, as the bare client reads it. */
export function storedText(store: string, key: string): Promise<string | null> {
  return bareStore(store).get(key, { type: 'text' });
}

/** The opportunity that an outcome carries; an outcome without one fails the test. */
export function opportunityIn(outcome: { readonly kind: string; readonly opportunity?: Opportunity }): Opportunity {
  if (!outcome.opportunity) throw new Error(`The outcome is ${outcome.kind}, without an opportunity.`);
  return outcome.opportunity;
}

/** Puts the clock forward by a minute, so that every record counts as at rest and its index entry is kept. */
export function restAllRecords(): void {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(now + 60_000);
}

/** Sets the timeouts of the store for every test of the suite. */
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
 * The outcomes of those calls that were answered. On a machine that is busy with other things some of many writers of
 * one key may run out of their three seconds: `Unavailable` is then what they have to hear, and nothing else.
 */
export async function acknowledged<Outcome>(calls: readonly Promise<Outcome>[]): Promise<Outcome[]> {
  const settled = await Promise.allSettled(calls);
  return settled.flatMap((call) => {
    if (call.status === 'fulfilled') return [call.value];
    if (call.reason instanceof Unavailable) return [];
    throw call.reason;
  });
}
