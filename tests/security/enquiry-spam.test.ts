import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { honeypotField, secondsHeader } from '#domain/enquiry/enquiry';
import { dayMs } from '#domain/time/day';
import { storedEnquiry } from '../../netlify/enquiries/record.ts';
import enquiries from '../../netlify/functions/send-enquiry.ts';
import { timeouts } from '../../netlify/store/deadline.ts';
import { call } from '../netlify/functions/call.ts';
import { bareStore, enquiryWith } from '../netlify/opportunities/samples.ts';
import { paths } from '../support/paths.ts';
import { provideBlobServer, startStrictBlobServer } from '../support/sites/blob-servers.ts';

const server = provideBlobServer(() => startStrictBlobServer());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T08:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

let sender = 0;
interface Sending {
  readonly changes?: object;
  readonly seconds?: string;
  readonly key?: string;
}

/** Sends an enquiry from a new client, which is answered like any other; resolves to the reasons of its quarantine. */
async function quarantinedFor({
  changes = {},
  seconds = '60',
  key = crypto.randomUUID(),
}: Sending = {}): Promise<string[]> {
  const before = new Set((await bareStore('enquiries').list()).blobs.map((blob) => blob.key));
  sender += 1;
  const response = await call(enquiries, 'POST', paths.enquiry, {
    json: { ...enquiryWith(), ...changes },
    headers: { 'Idempotency-Key': key, [secondsHeader]: seconds },
    from: `198.51.100.${sender}`,
  });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ reference: expect.stringMatching(/^INV-/), answerBy: expect.any(String) });
  const { blobs } = await bareStore('enquiries').list();
  const added = blobs.find((blob) => !before.has(blob.key));
  if (!added) return ['nothing was added'];
  const stored = v.parse(storedEnquiry, await bareStore('enquiries').get(added.key, { type: 'json' }));
  expect(stored.enquiry).toEqual({ ...enquiryWith(), ...changes, [honeypotField]: undefined });
  expect(stored.state).toBe(stored.held ? 'quarantined' : 'new');
  return stored.held ?? [];
}

/** Long enough that two people do not write the same by chance. */
const long =
  'We look for soybean storage near the port of Rosario, of 20,000 tons or more. Who would rent it to us for two years, from March on?';
const chinese = '我们是一家中国农业公司，正在罗萨里奥港附近寻找两万吨以上的大豆仓储设施，希望从三月起租用两年。';

let person = 0;
/** Another person with another message. */
const somebody = () => {
  person += 1;
  return { email: `person${person}@example.com`, message: `We look for land in the province number ${person}.` };
};

describe('reasons for quarantine', () => {
  test.each(['x', 'http://spam.example', 1, true, {}, ['x']])(
    'An enquiry with a honeypot value of %j is accepted and quarantined',
    async (filled) => {
      expect(await quarantinedFor({ changes: { ...somebody(), [honeypotField]: filled } })).toEqual(['trap']);
    },
  );

  test.each(['0', '2', '2.9', '-1', 'NaN', '', 'soon'])(
    'An enquiry filled in within “%s” seconds is accepted and quarantined',
    async (seconds) => {
      expect(await quarantinedFor({ changes: somebody(), seconds })).toEqual(['haste']);
    },
  );

  test.each([
    long,
    long.toUpperCase(),
    `  ${long.replaceAll(' ', ' — ').replaceAll('.', '!!!\n\n')} `,
    long.replace('We look', 'Ｗｅ look'),
    'See https://cheap.example/loans',
    'Look at WWW.cheap.example',
    chinese,
  ])(
    'An enquiry that repeats another person’s long message or link is accepted and quarantined: %j',
    async (message) => {
      for (const first of [long, 'See HTTPS://cheap.example/loans', 'look at www.cheap.example', chinese]) {
        expect(await quarantinedFor({ changes: { ...somebody(), message: first } })).toEqual([]);
      }
      const changes = { ...somebody(), message: message.trim() };
      expect(await quarantinedFor({ changes })).toEqual(['same-message']);
    },
  );

  test('The third enquiry of an e-mail address in a day is accepted and quarantined', async () => {
    const send = () => quarantinedFor({ changes: { message: somebody().message } });
    expect([await send(), await send(), await send()]).toEqual([[], [], ['same-address']]);
    const changes = { ...somebody(), email: 'WEI@example.com' };
    expect(await quarantinedFor({ changes })).toEqual(['same-address']);
    vi.setSystemTime(Date.now() + dayMs);
    expect(await send()).toEqual([]);
  });

  test('A quarantined enquiry is stored with all its reasons', async () => {
    const { email } = somebody();
    for (const message of ['One', 'Two']) await quarantinedFor({ changes: { email, message } });
    await quarantinedFor({ changes: { ...somebody(), message: long } });
    const changes = { email, message: long, [honeypotField]: 'x' };
    expect(await quarantinedFor({ changes, seconds: '1' })).toEqual(['trap', 'haste', 'same-message', 'same-address']);
  });
});

describe('no reasons for quarantine', () => {
  test('An enquiry with the seven fields is not quarantined', async () => {
    expect(await quarantinedFor()).toEqual([]);
  });

  test.each(['3', '12', '86400'])('An enquiry filled in within %s seconds is not quarantined', async (seconds) => {
    expect(await quarantinedFor({ changes: somebody(), seconds })).toEqual([]);
  });

  test.each(['', null])('An enquiry with an empty honeypot is not quarantined: %j', async (filled) => {
    expect(await quarantinedFor({ changes: { ...somebody(), [honeypotField]: filled } })).toEqual([]);
  });

  test('A repeated enquiry with the same key is not quarantined', async () => {
    const key = crypto.randomUUID();
    expect(await quarantinedFor({ key })).toEqual([]);
    expect(await quarantinedFor({ key, seconds: '1' })).toEqual(['nothing was added']);
  });

  test.each([
    'Please contact me.',
    'We look for soybean storage.',
    'Please send me more information about investing in Argentina. Thank you!',
    'Quisiera recibir más información sobre las oportunidades de inversión. Gracias.',
    '我想了解更多关于阿根廷投资的信息，请联系我。',
  ])('A short message that others send too is not quarantined: %j', async (message) => {
    for (let times = 0; times < 3; times += 1) {
      expect(await quarantinedFor({ changes: { ...somebody(), message } })).toEqual([]);
    }
  });

  test('A person who repeats the same message is not quarantined', async () => {
    const { email } = somebody();
    expect(await quarantinedFor({ changes: { email, message: long } })).toEqual([]);
    expect(await quarantinedFor({ changes: { email: email.toUpperCase(), message: long } })).toEqual([]);
  });

  test.each(['the same', 'another'])(
    'An enquiry is not quarantined after attempts that ended with 503, under %s key and e-mail',
    async (which) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const key = crypto.randomUUID();
      const changes = { ...somebody(), message: long };
      const usual = timeouts.request;
      for (let times = 0; times < 3; times += 1) {
        server().faults.script({
          kind: '503',
          on: { store: 'enquiries', method: 'PUT' },
          times: Number.POSITIVE_INFINITY,
        });
        Object.assign(timeouts, { request: 1_000 });
        const json = { ...enquiryWith(), ...changes };
        const response = await call(enquiries, 'POST', paths.enquiry, { json, headers: { 'Idempotency-Key': key } });
        expect(response.status).toBe(503);
        server().faults.clear();
      }
      Object.assign(timeouts, { request: usual });
      const again = which === 'the same' ? { key, changes } : { changes: { ...changes, email: somebody().email } };
      expect(await quarantinedFor(again)).toEqual([]);
    },
  );
});
