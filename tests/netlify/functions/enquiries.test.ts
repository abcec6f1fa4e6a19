import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendEnquiry } from '#domain/calls/enquiry';
import enquiries from '../../../netlify/functions/send-enquiry.ts';
import { timeouts } from '../../../netlify/store/deadline.ts';
import { storeName } from '../../../netlify/store/store-name.ts';
import { paths } from '../../support/paths.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { bareStore, enquiryWith } from '../opportunities/samples.ts';
import { call, refusalOf } from './call.ts';

const server = provideBlobServer(() => startStrictBlobServer());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T08:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const keyOf = (index: number) => `0f8fad5b-d9cb-469f-a165-${`${index}`.padStart(12, '0')}`;
interface Sending {
  readonly json?: unknown;
  readonly key?: string;
  readonly from?: string;
}
const send = ({ json = enquiryWith(), key, from = '192.0.2.1' }: Sending = {}) =>
  call(enquiries, 'POST', paths.enquiry, { json, from, headers: key === undefined ? {} : { 'Idempotency-Key': key } });
const reference = async (response: Response) => {
  expect(response.status).toBe(201);
  return v.parse(v.strictObject(sendEnquiry.response.entries), await response.json()).reference;
};
const storedCount = async () => (await bareStore(storeName('enquiries')).list()).blobs.length;
async function sendMany(count: number, sending: (index: number) => Sending = () => ({})): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await send(sending(index))).status);
  return statuses;
}
const times = (count: number, status: number): number[] => new Array<number>(count).fill(status);

describe('sending an enquiry', () => {
  test('An enquiry is stored and answered with a reference', async () => {
    expect(await reference(await send())).toMatch(/^INV-/);
    expect(await storedCount()).toBe(1);
  });

  test('A repeated enquiry is stored twice without a key, and once with a key', async () => {
    expect(await reference(await send())).not.toBe(await reference(await send()));
    const first = await reference(await send({ key: keyOf(1) }));
    expect(await reference(await send({ key: keyOf(1).toUpperCase() }))).toBe(first);
    expect(await storedCount()).toBe(3);
  });

  test('An enquiry that arrives many times simultaneously is stored once', async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, () => send({ key: keyOf(1) })));
    expect(new Set(await Promise.all(responses.map(reference))).size).toBe(1);
    expect(await storedCount()).toBe(1);
  });

  test('An enquiry is refused under the key of another one', async () => {
    await send({ key: keyOf(1) });
    const response = await send({ key: keyOf(1), json: enquiryWith({ message: 'Something else.' }) });
    expect(response.status).toBe(409);
    expect(await refusalOf(response)).toEqual({ error: 'conflict', message: expect.any(String) });
    expect(await storedCount()).toBe(1);
  });

  test.each(['1', '', 'x'.repeat(36)])('An enquiry is refused with a key that is not a UUID: "%s"', async (key) => {
    const response = await send({ key });
    expect(response.status).toBe(400);
    expect((await refusalOf(response)).fields).toEqual({ 'Idempotency-Key': 'wrong-type' });
    expect(await storedCount()).toBe(0);
  });

  test('An enquiry that could not be stored is not answered as stored', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server().faults.script({ kind: '503', on: { method: 'PUT' }, after: 1, times: Number.POSITIVE_INFINITY });
    Object.assign(timeouts, { request: 1_000 });
    expect((await send()).status).toBe(503);
    server().faults.clear();
    expect(await storedCount()).toBe(0);
  });

  test('A stored enquiry is answered as stored although recording it for the spam check failed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const times = Number.POSITIVE_INFINITY;
    server().faults.script({ kind: '503', on: { store: 'limits', method: 'PUT' }, after: 1, times });
    // The recording is retried until this timeout; the enquiry must be stored by then, on a busy machine too.
    Object.assign(timeouts, { request: 10_000 });
    await reference(await send());
    expect(await storedCount()).toBe(1);
    expect(log).toHaveBeenCalledTimes(1);
  });
});

describe('refused enquiries', () => {
  const cases: [string, object, Record<string, string>][] = [
    ...Object.keys(enquiryWith()).map((field): [string, object, Record<string, string>] => [
      `no ${field}`,
      { [field]: undefined },
      { [field]: 'required' },
    ]),
    ['an empty name', { firstName: ' ' }, { firstName: 'required' }],
    ['a name of a number', { lastName: 7 }, { lastName: 'wrong-type' }],
    ['a name too long', { firstName: 'x'.repeat(121) }, { firstName: 'too-long' }],
    ['a company too long', { company: 'x'.repeat(121) }, { company: 'too-long' }],
    ['a message too long', { message: 'x'.repeat(5_001) }, { message: 'too-long' }],
    ['a line break in the e-mail', { email: 'a@example.com\nb@example.com' }, { email: 'email' }],
    ['a header in the e-mail', { email: 'a@example.com\r\nBcc: b@example.com' }, { email: 'email' }],
    ['a name of line breaks', { firstName: '\r\n\u2028' }, { firstName: 'required' }],
    ['a NUL in the message', { message: 'a\0' }, { message: 'control-character' }],
    ['an e-mail without @', { email: 'wei.example.com' }, { email: 'email' }],
    ['two e-mails', { email: 'a@example.com,b@example.com' }, { email: 'email' }],
    ['an e-mail without a dot', { email: 'wei@localhost' }, { email: 'email' }],
    ['an unknown sector', { sector: 'agriculture' }, { sector: 'unknown' }],
    ['an empty sector', { sector: '' }, { sector: 'required' }],
    ['an unknown country', { country: 'XX' }, { country: 'unknown' }],
    ['a country in lower case', { country: 'cn' }, { country: 'unknown' }],
    ['opportunities that are none', { opportunities: ['1'] }, { opportunities: 'unknown' }],
    ['opportunities of an unknown shape', { opportunities: { id: '1' } }, { opportunities: 'wrong-type' }],
    ['a country of a list', { country: ['CN'] }, { country: 'wrong-type' }],
  ];

  test.each(cases)('An enquiry is refused by field: %s', async (_, changes, fields) => {
    const response = await send({ json: { ...enquiryWith(), ...changes } });
    expect(response.status).toBe(400);
    expect(await refusalOf(response)).toEqual({ error: 'invalid', message: expect.any(String), fields });
    expect(await storedCount()).toBe(0);
  });

  test('A refused enquiry does not count against the rate limit', async () => {
    await sendMany(12, () => ({ json: {} }));
    expect(await sendMany(10)).toEqual(times(10, 201));
  });

  test.each([
    ['malformed', 400, '{"firstName":', 'application/json'],
    ['unsupported-type', 415, JSON.stringify(enquiryWith()), 'text/plain'],
    ['unsupported-type', 415, 'firstName=a', 'application/x-www-form-urlencoded'],
    ['too-large', 413, JSON.stringify({ ...enquiryWith(), padding: 'x'.repeat(300_000) }), 'application/json'],
  ])('An enquiry is refused when its body is %s', async (error, status, body, type) => {
    const response = await call(enquiries, 'POST', paths.enquiry, { body, headers: { 'Content-Type': type } });
    expect(response.status).toBe(status);
    expect((await refusalOf(response)).error).toBe(error);
  });
});

describe('the rate limit of enquiries', () => {
  test('One client may send ten enquiries in ten minutes', async () => {
    expect(await sendMany(10)).toEqual(times(10, 201));
    vi.setSystemTime(Date.now() + 60_000);
    const response = await send();
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('540');
    expect((await refusalOf(response)).error).toBe('too-many-requests');
    expect(await storedCount()).toBe(10);
    vi.setSystemTime(Date.now() + 540_000);
    expect((await send()).status).toBe(201);
  });

  test('Simultaneous enquiries of one client are counted separately', async () => {
    const responses = await Promise.all(Array.from({ length: 14 }, () => send()));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(4);
    expect(await storedCount()).toBe(10);
  });

  test('The enquiries of one client do not limit another client', async () => {
    await sendMany(10);
    expect((await send({ from: '192.0.2.2' })).status).toBe(201);
  });

  test('Clients of one IPv6 /64 network are counted together', async () => {
    await sendMany(10, (index) => ({ from: `2001:db8:1:2::${index + 1}` }));
    expect((await send({ from: '2001:db8:1:2:ffff::1' })).status).toBe(429);
    expect((await send({ from: '2001:db8:1:3::1' })).status).toBe(201);
  });

  test('A repeated enquiry is answered and does not count against the rate limit', async () => {
    const first = await reference(await send({ key: keyOf(0) }));
    expect(await sendMany(15, () => ({ key: keyOf(0) }))).toEqual(times(15, 201));
    expect(await sendMany(9, (index) => ({ key: keyOf(index + 1) }))).toEqual(times(9, 201));
    expect((await send()).status).toBe(429);
    expect(await reference(await send({ key: keyOf(0) }))).toBe(first);
    expect(await storedCount()).toBe(10);
  });
});
