import { beforeEach, expect, test, vi } from 'vitest';
import type { Enquiry } from '#domain/enquiry/enquiry';
import { noteStored, type Origin, repeatsOf } from '../../../netlify/enquiries/spam-repetition.ts';
import { addEvent } from '../../../netlify/store/recent-events.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { enquiryWith } from '../opportunities/samples.ts';

provideBlobServer(startStrictBlobServer);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T08:00:00Z') });
  return () => vi.useRealTimers();
});

let number = 0;

/** An unrelated enquiry: another sender, client and message, except for what a case changes. */
function another(changes: Partial<Enquiry> = {}, origin: Partial<Origin> = {}) {
  number += 1;
  const message = `Number ${number}.`;
  const enquiry = enquiryWith({ email: `person${number}@firm${number}.example`, message, ...changes });
  return { enquiry, origin: { ip: `10.${number}.0.1`, untimed: false, ...origin } };
}

interface Case {
  readonly what: string;
  /** The most such enquiries that are not suspected; the next one is. */
  readonly usual: number;
  readonly suspicion: string;
  readonly changes?: Partial<Enquiry>;
  readonly origin?: () => Partial<Origin>;
}

const cases: readonly Case[] = [
  { what: 'of one e-mail address', usual: 2, suspicion: 'same-address', changes: { email: 'wei@example.com' } },
  { what: 'of the same few words', usual: 5, suspicion: 'same-message', changes: { message: 'Send information.' } },
  { what: 'that link elsewhere', usual: 3, suspicion: 'links' },
  { what: 'without a time', usual: 3, suspicion: 'rate', origin: () => ({ untimed: true }) },
  { what: 'of one network', usual: 6, suspicion: 'rate', origin: () => ({ ip: `192.0.2.${(number % 200) + 1}` }) },
];

/** So different that none counts as a repetition of another. */
const messages = [
  'Our fund invests in wind power and would like to see what is for sale in Chubut: https://fund.example',
  '我们是一家中国矿业公司，希望了解萨尔塔省锂矿项目的合作条件，详情请见 https://kuangye.example',
  'Buscamos socios para una bodega de altura cerca de Cafayate, con riego y viñedo plantado: https://vino.example',
  'Which freight rates hold from Rosario to Busan for beans this spring? Compare https://freight.example',
];

test.each(cases)('After $usual enquiries $what the next one is suspected, and none before', async (one) => {
  const { usual, suspicion, changes, origin } = one;
  const next = () => {
    const links = suspicion === 'links' ? { message: messages[number % messages.length] ?? '' } : {};
    return another({ ...changes, ...links }, origin?.());
  };
  const suspected: unknown[] = [];
  for (let stored = 0; stored <= usual; stored += 1) {
    const { enquiry, origin: from } = next();
    suspected.push(await repeatsOf(enquiry, from));
    await noteStored(enquiry, crypto.randomUUID(), from, false);
  }
  expect(suspected).toEqual([...new Array(usual).fill([]), [suspicion]]);
});

test('The sixth enquiry of one client is suspected, because it counts itself', async () => {
  const ip = '192.0.2.7';
  const suspected: unknown[] = [];
  for (let sent = 1; sent <= 6; sent += 1) {
    await addEvent('enquiries', ip, Date.now());
    const { enquiry, origin } = another({}, { ip });
    suspected.push(await repeatsOf(enquiry, origin));
  }
  expect(suspected).toEqual([[], [], [], [], [], ['rate']]);
});

test('Three quarantined enquiries make the next one without a time suspected, two do not', async () => {
  const suspected: unknown[] = [];
  for (let quarantined = 0; quarantined <= 3; quarantined += 1) {
    const { enquiry, origin } = another({}, { untimed: true });
    suspected.push(await repeatsOf(enquiry, origin));
    const spam = another();
    await noteStored(spam.enquiry, crypto.randomUUID(), spam.origin, true);
  }
  expect(suspected).toEqual([[], [], [], ['rate']]);
});
