import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { summary } from '../support/summaries.ts';

const opportunity = summary({ title: 'Lithium' });

const answers = vi.fn<() => Promise<Response>>();
const list = () => Promise.resolve(Response.json([opportunity]));
const refusal = () => Promise.resolve(Response.json({ error: 'unavailable', message: 'No store.' }, { status: 503 }));

/** The store as a freshly opened page has it. */
const openPage = async () => {
  vi.resetModules();
  return await import('../../src/stores/opportunities.ts');
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answers);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  answers.mockReset();
});

describe('loading the opportunities', () => {
  test('is under way until the list is there', async () => {
    answers.mockImplementation(list);
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
  ])('after %s says so, and tries again after five seconds', async (_, answer) => {
    answers.mockImplementationOnce(answer).mockImplementation(list);
    const { $opportunities, loadOpportunities } = await openPage();
    loadOpportunities('en');
    await vi.advanceTimersByTimeAsync(4_999);
    expect($opportunities.get()).toEqual({ kind: 'failed' });
    expect(answers).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect($opportunities.get().kind).toBe('loaded');
  });

  test('An opportunity of an unknown sector costs its own row only', async () => {
    answers.mockImplementation(() => Promise.resolve(Response.json([{ ...opportunity, sector: 'gold' }, opportunity])));
    const { $opportunities, loadOpportunities } = await openPage();
    loadOpportunities('en');
    await vi.advanceTimersByTimeAsync(1);
    expect($opportunities.get()).toEqual({ kind: 'loaded', opportunities: [opportunity] });
  });

  test('goes on for as long as it fails, and stays failed in between', async () => {
    answers.mockImplementation(refusal);
    const { $opportunities, loadOpportunities } = await openPage();
    const seen: string[] = [];
    $opportunities.subscribe(({ kind }) => seen.push(kind));
    loadOpportunities('en');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(answers).toHaveBeenCalledTimes(5);
    expect(new Set(seen.slice(1))).toEqual(new Set(['failed']));
  });

  test('is tried at once when asked to, and only then five seconds later', async () => {
    answers.mockImplementation(refusal);
    const { loadOpportunities, tryAgain } = await openPage();
    loadOpportunities('en');
    await vi.advanceTimersByTimeAsync(3_000);
    tryAgain();
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(answers).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(answers).toHaveBeenCalledTimes(3);
  });

  test('asks once, however often it is asked to try while an answer is awaited', async () => {
    answers.mockImplementation(() => new Promise(() => undefined));
    const { loadOpportunities, tryAgain } = await openPage();
    loadOpportunities('en');
    tryAgain();
    tryAgain();
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toHaveBeenCalledTimes(1);
  });

  test('ends when nobody wants the list any more', async () => {
    answers.mockImplementation(refusal);
    const { loadOpportunities } = await openPage();
    const stop = loadOpportunities('en');
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answers).toHaveBeenCalledTimes(1);
  });
});
