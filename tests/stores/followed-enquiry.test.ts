import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $followed, recheckFollowed, referenceInHash, requestEnquiry } from '../../src/stores/followed-enquiry.ts';

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
  test('A follow request trims its values and is sent once while it is pending', async () => {
    const answered = Promise.withResolvers<Response>();
    server.mockReturnValue(answered.promise);
    const asking = requestEnquiry(typed);
    expect($followed.get()).toEqual({ kind: 'loading' });
    await requestEnquiry(typed);
    answered.resolve(Response.json({ state: 'answered' }));
    await asking;
    expect($followed.get()).toEqual({ kind: 'found', reference: 'INV-7F3K2Q', state: 'answered' });
    expect(server).toHaveBeenCalledTimes(1);
    const body = JSON.parse(String(server.mock.calls[0]?.[1].body));
    expect(body).toEqual({ reference: 'INV-7F3K2Q', email: 'ana@example.com' });
  });

  test('A follow request with empty fields is not sent, and each field is marked once it is filled in', async () => {
    await requestEnquiry({ reference: ' ', email: '' });
    expect($followed.get()).toEqual({ kind: 'incomplete', empty: ['reference', 'email'], filled: [] });
    recheckFollowed({ reference: 'I', email: '' });
    expect($followed.get()).toMatchObject({ empty: ['reference', 'email'], filled: ['reference'] });
    recheckFollowed({ reference: '', email: '' });
    expect($followed.get()).toMatchObject({ filled: [] });
    expect(server).not.toHaveBeenCalled();
  });

  test('A wrong reference and a wrong e-mail address give the same result', async () => {
    for (const refusal of [refused(404, 'not-found'), refused(400, 'invalid')]) {
      server.mockResolvedValueOnce(refusal);
      await requestEnquiry(typed);
      expect($followed.get()).toEqual({ kind: 'none' });
    }
  });

  test('A follow request over the rate limit gives the waiting time in minutes', async () => {
    for (const [seconds, minutes] of [
      ['0', 1],
      ['60', 1],
      ['61', 2],
      ['600', 10],
    ] as const) {
      server.mockResolvedValueOnce(refused(429, 'too-many-requests', { 'Retry-After': seconds }));
      await requestEnquiry(typed);
      expect($followed.get()).toEqual({ kind: 'tooMany', minutes });
    }
  });

  test('A network failure and a server failure give different reasons', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await requestEnquiry(typed);
    expect($followed.get()).toEqual({ kind: 'failed', reason: 'timedOut' });
    server.mockResolvedValueOnce(refused(503, 'unavailable'));
    await requestEnquiry(typed);
    expect($followed.get()).toEqual({ kind: 'failed', reason: 'failed' });
  });
});

test('A reference is read from the fragment of a link, and other fragments are ignored', () => {
  expect(referenceInHash('#INV-7F3K2Q')).toBe('INV-7F3K2Q');
  expect(referenceInHash('#IA-7K3M-Q9XD')).toBe('IA-7K3M-Q9XD');
  for (const other of ['', '#', '#main', '#INV-', '#INV-7F3K2Q<b>', `#INV-${'A'.repeat(40)}`]) {
    expect(referenceInHash(other)).toBe('');
  }
});
