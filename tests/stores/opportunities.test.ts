import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { summary } from '../support/opportunity-summary.ts';

const opportunity = summary({ title: 'Lithium' });

const responses = vi.fn<() => Promise<Response>>();
const list = () => Promise.resolve(Response.json([opportunity]));
const refusal = () => Promise.resolve(Response.json({ error: 'unavailable', message: 'No store.' }, { status: 503 }));

/** The store of a freshly opened page. */
const openPage = async () => {
  vi.resetModules();
  return await import('../../src/stores/opportunities.ts');
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', responses);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  responses.mockReset();
});

describe('loading the opportunities', () => {
  test('The list is in the state “loading” until it has arrived', async () => {
    responses.mockImplementation(list);
    const { $opportunities, loadOpportunities } = await openPage();
    const stop = loadOpportunities('en');
    expect($opportunities.get()).toEqual({ kind: 'loading' });
    await vi.advanceTimersByTimeAsync(0);
    expect($opportunities.get()).toEqual({ kind: 'loaded', opportunities: [opportunity] });
    stop();
  });

  test.each([
    ['a refusal', refusal],
    ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an answer that is no list', () => Promise.resolve(Response.json({ opportunities: [] }))],
    ['a page of HTML', () => Promise.resolve(new Response('<!doctype html>'))],
  ])('The list reports a failure after %s and is requested again after five seconds', async (_, response) => {
    responses.mockImplementationOnce(response).mockImplementation(list);
    const { $opportunities, loadOpportunities } = await openPage();
    loadOpportunities('en');
    await vi.advanceTimersByTimeAsync(4_999);
    expect($opportunities.get()).toEqual({ kind: 'failed' });
    expect(responses).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect($opportunities.get().kind).toBe('loaded');
  });

  test('An opportunity with an unknown sector is left out, and the others are kept', async () => {
    responses.mockImplementation(() =>
      Promise.resolve(Response.json([{ ...opportunity, sector: 'gold' }, opportunity])),
    );
    const { $opportunities, loadOpportunities } = await openPage();
    loadOpportunities('en');
    await vi.advanceTimersByTimeAsync(1);
    expect($opportunities.get()).toEqual({ kind: 'loaded', opportunities: [opportunity] });
  });

  test('The list is retried while it fails and stays in the state “failed”', async () => {
    responses.mockImplementation(refusal);
    const { $opportunities, loadOpportunities } = await openPage();
    const seen: string[] = [];
    $opportunities.subscribe(({ kind }) => seen.push(kind));
    loadOpportunities('en');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(responses).toHaveBeenCalledTimes(5);
    expect(new Set(seen.slice(1))).toEqual(new Set(['failed']));
  });

  test('A manual retry requests the list at once and restarts the five-second delay', async () => {
    responses.mockImplementation(refusal);
    const { loadOpportunities, tryAgain } = await openPage();
    loadOpportunities('en');
    await vi.advanceTimersByTimeAsync(3_000);
    tryAgain();
    await vi.advanceTimersByTimeAsync(0);
    expect(responses).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(responses).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(responses).toHaveBeenCalledTimes(3);
  });

  test('Repeated retries send a single request while one is pending', async () => {
    responses.mockImplementation(() => new Promise(() => undefined));
    const { loadOpportunities, tryAgain } = await openPage();
    loadOpportunities('en');
    tryAgain();
    tryAgain();
    await vi.advanceTimersByTimeAsync(0);
    expect(responses).toHaveBeenCalledTimes(1);
  });

  test('Retries stop when no component uses the list any more', async () => {
    responses.mockImplementation(refusal);
    const { loadOpportunities } = await openPage();
    const stop = loadOpportunities('en');
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(responses).toHaveBeenCalledTimes(1);
  });
});
