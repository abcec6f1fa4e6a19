import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $followed, askForEnquiry, recheckFollowed, referenceInHash } from '../../src/stores/followed-enquiry.ts';

const typed = { reference: ' inv-7f3k2q ', email: ' ana@example.com ' };

const server = vi.fn<(path: string, request: RequestInit) => Promise<Response>>();
const refused = (status: number, error: string, headers: Record<string, string> = {}) =>
  Response.json({ error, message: '' }, { status, headers });

beforeEach(() => {
  vi.stubGlobal('fetch', server);
  $followed.set({ kind: 'writing' });
});

afterEach(() => {
  vi.unstubAllGlobals();
  server.mockReset();
});

describe('following an enquiry', () => {
  test('asks once while it is under way, for what was typed without blanks around it', async () => {
    const answered = Promise.withResolvers<Response>();
    server.mockReturnValue(answered.promise);
    const asking = askForEnquiry(typed);
    expect($followed.get()).toEqual({ kind: 'asking' });
    await askForEnquiry(typed);
    answered.resolve(Response.json({ state: 'answered' }));
    await asking;
    expect($followed.get()).toEqual({ kind: 'found', reference: 'INV-7F3K2Q', state: 'answered' });
    expect(server).toHaveBeenCalledTimes(1);
    const body = JSON.parse(String(server.mock.calls[0]?.[1].body));
    expect(body).toEqual({ reference: 'INV-7F3K2Q', email: 'ana@example.com' });
  });

  test('does not ask while something is empty, and notices when it is filled in', async () => {
    await askForEnquiry({ reference: ' ', email: '' });
    expect($followed.get()).toEqual({ kind: 'incomplete', empty: ['reference', 'email'], filled: [] });
    recheckFollowed({ reference: 'I', email: '' });
    expect($followed.get()).toMatchObject({ empty: ['reference', 'email'], filled: ['reference'] });
    recheckFollowed({ reference: '', email: '' });
    expect($followed.get()).toMatchObject({ filled: [] });
    expect(server).not.toHaveBeenCalled();
  });

  test('tells nothing of what was mistaken', async () => {
    for (const refusal of [refused(404, 'not-found'), refused(400, 'invalid')]) {
      server.mockResolvedValueOnce(refusal);
      await askForEnquiry(typed);
      expect($followed.get()).toEqual({ kind: 'none' });
    }
  });

  test('knows how long to wait where it was asked too often', async () => {
    for (const [seconds, minutes] of [
      ['0', 1],
      ['60', 1],
      ['61', 2],
      ['600', 10],
    ] as const) {
      server.mockResolvedValueOnce(refused(429, 'too-many-requests', { 'Retry-After': seconds }));
      await askForEnquiry(typed);
      expect($followed.get()).toEqual({ kind: 'tooMany', minutes });
    }
  });

  test('says of a broken line and of a broken server that it failed', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await askForEnquiry(typed);
    expect($followed.get()).toEqual({ kind: 'failed', reason: 'timedOut' });
    server.mockResolvedValueOnce(refused(503, 'unavailable'));
    await askForEnquiry(typed);
    expect($followed.get()).toEqual({ kind: 'failed', reason: 'failed' });
  });
});

test('a link names a reference behind its #, and nothing else is taken for one', () => {
  expect(referenceInHash('#INV-7F3K2Q')).toBe('INV-7F3K2Q');
  expect(referenceInHash('#IA-7K3M-Q9XD')).toBe('IA-7K3M-Q9XD');
  for (const other of ['', '#', '#main', '#INV-', '#INV-7F3K2Q<b>', `#INV-${'A'.repeat(40)}`]) {
    expect(referenceInHash(other)).toBe('');
  }
});
