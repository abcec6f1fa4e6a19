import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Suspicion } from '#domain/enquiry/enquiry';
import { readEnquiry } from '../../netlify/enquiries/read.ts';
import { receiveEnquiry } from '../../netlify/enquiries/receive.ts';
import { enquiryIdOf } from '../../netlify/enquiries/record.ts';
import { enquiryWith } from '../netlify/opportunities/samples.ts';
import { provideBlobServer, startStrictBlobServer } from '../support/sites/blob-servers.ts';

// One client must not be able to send the enquiries of others into quarantine, which the team is not notified of
// individually.

provideBlobServer(() => startStrictBlobServer());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T08:00:00Z') });
  return () => void vi.useRealTimers();
});

let letters = 0;
interface Sent {
  readonly ip: string;
  readonly suspicions?: readonly Suspicion[];
  readonly untimed?: boolean;
  readonly message?: string;
}

/** Sends an enquiry of a new sender; resolves to the reasons of its quarantine. */
async function sent({ ip, suspicions = [], untimed = true, message }: Sent): Promise<readonly Suspicion[]> {
  letters += 1;
  const key = crypto.randomUUID();
  const changes = { email: `person${letters}@firm${letters}.example`, message: message ?? `Letter number ${letters}.` };
  await receiveEnquiry(enquiryWith(changes), { key, ip, untimed, suspicions });
  return (await readEnquiry(enquiryIdOf(key)))?.heldFor ?? [];
}

const attacker = '203.0.113.66';
const source = 'See https://source.example/report on it.';

describe('one network that misbehaves', () => {
  test.each([
    ['fills the honeypot', { suspicions: ['trap'] as const }, {}],
    ['sends without scripts', {}, {}],
    [
      'sends links to other sites',
      { message: source, untimed: false },
      { message: 'Our brochure is at https://press.example/kit, with thanks.', untimed: false },
    ],
    [
      'sends a usual short message',
      { message: 'Please send me information.' },
      { message: 'Please send me information.' },
    ],
  ] as const)('A network that %s causes no quarantine of others', async (_, bad, good) => {
    for (let turn = 0; turn < 8; turn += 1) await sent({ ...bad, ip: `203.0.113.${66 + (turn % 4)}` });
    expect(await sent({ ...good, ip: '198.51.100.7' })).toEqual([]);
    expect(await sent({ ip: '192.0.2.9', untimed: false })).toEqual([]);
  });

  test('A network that misbehaves is checked more strictly itself', async () => {
    for (let turn = 0; turn < 3; turn += 1) await sent({ ip: attacker, suspicions: ['trap'] });
    expect(await sent({ ip: attacker })).toEqual(['rate']);
  });
});

test('Several networks that misbehave cause stricter checks of all clients for ten minutes', async () => {
  for (const ip of ['203.0.113.1', '198.51.100.1', '192.0.2.1']) await sent({ ip, suspicions: ['trap'] });
  expect(await sent({ ip: '100.64.1.1' })).toEqual(['rate']);
  vi.setSystemTime(Date.now() + 11 * 60_000);
  expect(await sent({ ip: '100.64.1.1' })).toEqual([]);
});
