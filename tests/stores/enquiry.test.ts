import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { idempotencyHeader } from '#domain/calls/call';
import { honeypotField, secondsHeader } from '#domain/enquiry/enquiry';

const typed = {
  firstName: 'Ana',
  lastName: 'García',
  email: 'ana@example.com',
  company: 'Río SA',
  sector: 'energy',
  country: 'AR',
  message: 'Hello',
};

const answerBy = '2026-11-26T17:30:00.000Z';
const beside = { language: 'en', honeypot: '' } as const;

const server = vi.fn<(path: string, request: RequestInit) => Promise<Response>>();
const accepted = async () => Response.json({ reference: 'IA-7', answerBy }, { status: 201 });
const refused = (status: number, body: object) => async () => Response.json({ message: '', ...body }, { status });
const keysSent = () => server.mock.calls.map(([, request]) => new Headers(request.headers).get(idempotencyHeader));

/** A stand-in for the session storage of a tab. */
function tabStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

/** The stores of a freshly opened page. The tab's storage survives from page to page. */
async function openPage() {
  vi.resetModules();
  const kept = await import('../../src/stores/saved-enquiry.ts');
  return { ...kept, ...(await import('../../src/stores/enquiry.ts')) };
}

beforeEach(() => {
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('sessionStorage', tabStorage());
});

afterEach(() => {
  vi.unstubAllGlobals();
  server.mockReset();
});

describe('sending an enquiry', () => {
  test('An enquiry is in the state “sending”, then “sent” with its reference', async () => {
    server.mockImplementation(accepted);
    const { $enquiry, submitEnquiry } = await openPage();
    const sending = submitEnquiry(typed, beside);
    expect($enquiry.get()).toEqual({ kind: 'sending' });
    await sending;
    expect($enquiry.get()).toEqual({ kind: 'sent', reference: 'IA-7', answerBy });
    expect(JSON.parse(String(server.mock.calls[0]?.[1].body))).toEqual({ ...typed, language: 'en' });
  });

  test('An enquiry with invalid fields is not sent, and every problem is named', async () => {
    const { $enquiry, submitEnquiry } = await openPage();
    await submitEnquiry({ ...typed, firstName: ' ', email: 'ana', country: '' }, beside);
    expect($enquiry.get()).toEqual({
      kind: 'invalid',
      problems: { firstName: 'required', email: 'email', country: 'required' },
      corrected: [],
    });
    expect(server).not.toHaveBeenCalled();
  });

  test('An enquiry is sent once when the visitor submits it several times', async () => {
    server.mockImplementation(accepted);
    const { submitEnquiry } = await openPage();
    await Promise.all([submitEnquiry(typed, beside), submitEnquiry(typed, beside), submitEnquiry(typed, beside)]);
    expect(server).toHaveBeenCalledTimes(1);
  });

  test('An enquiry that the server refuses shows the invalid fields', async () => {
    server.mockImplementation(refused(400, { error: 'invalid', fields: { company: 'too-long', body: 'unknown' } }));
    const { $enquiry, submitEnquiry } = await openPage();
    await submitEnquiry(typed, beside);
    expect($enquiry.get()).toEqual({ kind: 'invalid', problems: { company: 'too-long' }, corrected: [] });
  });

  test('After a refusal, corrected fields are marked as corrected until they become invalid again', async () => {
    const { $enquiry, submitEnquiry, recheckField } = await openPage();
    const wrong = { ...typed, firstName: '', email: 'ana' };
    await submitEnquiry(wrong, beside);
    const problems = { firstName: 'required', email: 'email' };
    expect($enquiry.get()).toEqual({ kind: 'invalid', problems, corrected: [] });
    recheckField('firstName', { ...wrong, firstName: 'A' });
    recheckField('email', { ...wrong, firstName: 'A', email: 'ana@' });
    recheckField('company', { ...wrong, firstName: 'A', company: '' });
    expect($enquiry.get()).toEqual({ kind: 'invalid', problems, corrected: ['firstName'] });
    recheckField('email', typed);
    expect($enquiry.get()).toMatchObject({ corrected: ['firstName', 'email'] });
    recheckField('firstName', { ...typed, firstName: '' });
    expect($enquiry.get()).toMatchObject({ problems, corrected: ['email'] });
  });

  test.each([
    ['tooMany', refused(429, { error: 'too-many-requests' })],
    ['tooMany', async () => new Response('Too many requests', { status: 429 })],
    ['failed', refused(400, { error: 'malformed' })],
    ['failed', refused(400, { error: 'invalid', fields: { body: 'wrong-type' } })],
    ['failed', refused(403, { error: 'cross-site' })],
    ['failed', refused(503, { error: 'unavailable' })],
    ['failed', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['failed', async () => Response.json({ thanks: true }, { status: 201 })],
    ['timedOut', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['timedOut', () => Promise.reject(new DOMException('', 'TimeoutError'))],
  ] as const)('An enquiry that fails gives the reason “%s” and keeps the typed values', async (reason, response) => {
    server.mockImplementation(response);
    const { $enquiry, submitEnquiry, saveValues, savedValues } = await openPage();
    saveValues(typed);
    await submitEnquiry(typed, beside);
    expect($enquiry.get()).toEqual({ kind: 'failed', reason });
    expect(savedValues()).toEqual(typed);
  });
});

describe('the idempotency key of an enquiry', () => {
  test('The idempotency key stays the same while the same message is retried, even after a reload', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'));
    const first = await openPage();
    await first.submitEnquiry(typed, beside);
    await first.submitEnquiry(typed, beside);
    const reloaded = await openPage();
    await reloaded.submitEnquiry({ ...typed, firstName: ' Ana ' }, beside);
    const keys = keysSent();
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  });

  test('A changed message gets a new idempotency key', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'));
    const { submitEnquiry } = await openPage();
    await submitEnquiry(typed, beside);
    await submitEnquiry({ ...typed, message: 'Hello again' }, beside);
    expect(new Set(keysSent()).size).toBe(2);
  });

  test('The next message gets a new idempotency key, even with the same words', async () => {
    server.mockImplementation(accepted);
    const { submitEnquiry, writeAnother } = await openPage();
    await submitEnquiry(typed, beside);
    writeAnother();
    await submitEnquiry(typed, beside);
    expect(new Set(keysSent()).size).toBe(2);
  });

  test('The idempotency key is replaced when the server reports a conflict with another message', async () => {
    server.mockImplementationOnce(refused(409, { error: 'conflict' })).mockImplementation(accepted);
    const { $enquiry, submitEnquiry } = await openPage();
    await submitEnquiry(typed, beside);
    expect($enquiry.get()).toEqual({ kind: 'failed', reason: 'failed' });
    await submitEnquiry(typed, beside);
    expect($enquiry.get().kind).toBe('sent');
    expect(new Set(keysSent()).size).toBe(2);
  });
});

describe('typed values of the contact form', () => {
  test('Typed values survive a reload', async () => {
    (await openPage()).saveValues(typed);
    expect((await openPage()).savedValues()).toEqual(typed);
  });

  test('Typed values are deleted once the enquiry has been sent', async () => {
    server.mockImplementation(accepted);
    const { saveValues, submitEnquiry } = await openPage();
    saveValues(typed);
    await submitEnquiry(typed, beside);
    expect((await openPage()).savedValues()).toEqual({});
  });

  test.each(['{', 'null', '[]', '{"values":{"firstName":7}}', '"text"'])(
    'Typed values are empty when storage holds %s',
    async (odd) => {
      sessionStorage.setItem('enquiry', odd);
      expect((await openPage()).savedValues()).toEqual({});
    },
  );

  test('Typed values last as long as the page when storage is blocked', async () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    server.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(accepted);
    const { $enquiry, saveValues, savedValues, submitEnquiry } = await openPage();
    saveValues(typed);
    expect(savedValues()).toEqual(typed);
    await submitEnquiry(typed, beside);
    await submitEnquiry(typed, beside);
    expect($enquiry.get().kind).toBe('sent');
    expect(new Set(keysSent()).size).toBe(1);
  });
});

describe('spam signals of an enquiry', () => {
  const sent = () => {
    const [, request] = server.mock.calls.at(-1) ?? [];
    return { body: JSON.parse(String(request?.body)), seconds: new Headers(request?.headers).get(secondsHeader) };
  };
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T08:00:00Z') });
    server.mockImplementation(accepted);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

  test('An enquiry reports the seconds since the form was first shown, across a reload', async () => {
    const first = await openPage();
    first.saveValues(typed);
    pass(40);
    const { saveValues, submitEnquiry } = await openPage();
    saveValues(typed);
    pass(2);
    await submitEnquiry(typed, beside);
    expect(sent()).toEqual({ body: { ...typed, language: 'en' }, seconds: '42' });
  });

  test('The seconds are counted from zero for the next message', async () => {
    const { saveValues, submitEnquiry, writeAnother } = await openPage();
    saveValues(typed);
    pass(40);
    await submitEnquiry(typed, beside);
    writeAnother();
    saveValues(typed);
    pass(7);
    await submitEnquiry({ ...typed, message: 'More' }, beside);
    expect(sent().seconds).toBe('7');
  });

  test('The honeypot field is sent only when it is filled in', async () => {
    const { submitEnquiry } = await openPage();
    await submitEnquiry(typed, { ...beside, honeypot: 'Cheap pills' });
    expect(sent().body).toEqual({ ...typed, language: 'en', [honeypotField]: 'Cheap pills' });
  });
});
