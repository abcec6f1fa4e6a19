import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as adminCalls from '#domain/calls/admin-enquiries';
import * as opportunityCalls from '#domain/calls/opportunities';
import { listPublished } from '#domain/calls/public-list';
import { type Enquiry, enquiry } from '#domain/enquiry/enquiry';
import { limits } from '#domain/limits';
import { sentContent } from '#domain/opportunity/content';
import { newStoredEnquiry } from '../../netlify/enquiries/record.ts';
import deleteEnquiry from '../../netlify/functions/delete-enquiry.ts';
import deleteOpportunity from '../../netlify/functions/delete-opportunity.ts';
import exportEnquiries from '../../netlify/functions/export-enquiries.ts';
import damagedOpportunities from '../../netlify/functions/list-damaged-opportunities.ts';
import allEnquiries from '../../netlify/functions/list-enquiries.ts';
import adminOpportunities from '../../netlify/functions/list-opportunities.ts';
import publicOpportunities from '../../netlify/functions/list-published.ts';
import oneEnquiry from '../../netlify/functions/read-enquiry.ts';
import updateEnquiry from '../../netlify/functions/update-enquiry.ts';
import waitingEnquiries from '../../netlify/functions/waiting-enquiries.ts';
import { newWrite } from '../../netlify/opportunities/author.ts';
import { readOpportunity, updateOpportunity } from '../../netlify/opportunities/opportunities.ts';
import { newRecord } from '../../netlify/opportunities/record.ts';
import { parseCSV } from '../support/parse-csv.ts';
import { paths } from '../support/paths.ts';
import { fc } from '../support/properties.ts';
import { provideBlobServer, startStrictBlobServer } from '../support/sites/blob-servers.ts';
import { call, goodToken } from './functions/call.ts';
import { provideAdministrator } from './login/administrator.ts';
import { bareStore, enquiryWith, fieldsWith, opportunityIn } from './opportunities/samples.ts';

// Records that an earlier, less strict version accepted: each breaks one of today’s input rules.

provideAdministrator();
provideBlobServer(() => startStrictBlobServer());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

const longer = (length: number) => fc.integer({ min: 1, max: 40 }).map((more) => 'x'.repeat(length + more));
const word = fc.stringMatching(/^[a-z]{3,9}-[a-z]{3,9}$/);
const shown = fc.constantFrom('a\nb', 'a\u0001b', '\u200d', '', 'a\u202eb');
const strange = (length: number) => fc.oneof(longer(length), shown);

const field = <Key extends keyof Enquiry>(key: Key, values: fc.Arbitrary<unknown>) =>
  values.map((value) => ({ [key]: value }));

/** Each value breaks one rule of the contact form. */
const brokenEnquiry = fc.oneof(
  field('firstName', strange(limits.name)),
  field('lastName', strange(limits.name)),
  field('company', strange(limits.company)),
  field('email', fc.oneof(strange(limits.email), fc.constantFrom('none', 'a@b', 'a,b@c.de', 'a b@c.de', '@'))),
  field('message', fc.oneof(longer(limits.message), fc.constantFrom('', ' ', 'a\u0001b'))),
  field('sector', word),
  field('country', fc.oneof(word, fc.constantFrom('SU', 'XX', 'YU', 'cn', ''))),
  field('phone', strange(limits.phone)),
  field('wechat', strange(limits.phone)),
  field('horizon', word),
  field('size', word),
  field('language', fc.constantFrom('pt', 'zh-Hant')),
  field('opportunities', fc.oneof(fc.array(word, { minLength: 1 }), fc.constant(Array(21).fill(crypto.randomUUID())))),
);

/** Each value breaks one rule of the editor. */
const brokenOpportunity = fc.oneof(
  strange(limits.title).map((title) => ({ title })),
  strange(limits.subtitle).map((subtitle) => ({ subtitle })),
  fc.oneof(longer(limits.description), fc.constant('a\u0001b')).map((description) => ({ description })),
  fc.constant({ imageURL: Array<string>(limits.imagesPerOpportunity + 1).fill(`${'a'.repeat(32)}.webp`) }),
  fc
    .constantFrom({ from: 0.5 }, { from: 9, to: 1 }, { from: -1 }, { from: 2 * limits.investment })
    .map((investment) => ({ investment })),
  fc.constant({ deadline: '1999-12-31' }),
  fc.constant({ confirmedOn: '2999-01-01' }),
  strange(limits.title).map((title) => ({ translations: { es: { title, subtitle: 'b', description: '' } } })),
  longer(limits.imageAlt).map((alt) => ({ imageAlts: { 'x.webp': { en: alt } } })),
);

const token = () => goodToken();
const json = async (response: Promise<Response>) => (await response).json();

describe('an enquiry from before', () => {
  const store = async (record: object) => {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0'));
    await bareStore('enquiries').set(id.join(''), JSON.stringify(record));
    return id.join('');
  };
  const inbox = async () =>
    v.parse(
      adminCalls.listEnquiries.response,
      await json(call(allEnquiries, 'GET', paths.enquiriesAfter(''), { token: await token() })),
    );

  test('An old enquiry that breaks today’s rules is listed, opened, exported, answered and deleted', async () => {
    const good = await store(newStoredEnquiry(enquiryWith(), 'INV-234679', []));
    await fc.assert(
      fc.asyncProperty(brokenEnquiry, async (broken) => {
        const sent = { ...enquiryWith(), ...broken };
        const today = v.safeParse(enquiry, sent);
        fc.pre(!today.success || JSON.stringify(today.output) !== JSON.stringify(sent));
        const id = await store({ ...newStoredEnquiry(enquiryWith(), 'INV-ACDEFG', []), enquiry: sent });
        const how = { token: await token() };
        const rows = await inbox();
        expect(rows.map((row) => [row.id, 'isUnreadable' in row]).sort()).toEqual(
          [
            [good, false],
            [id, false],
          ].sort(),
        );
        const opened = await json(call(oneEnquiry, 'GET', paths.oneEnquiry(id), how));
        v.parse(adminCalls.readEnquiry.response, opened);
        const answered = await call(updateEnquiry, 'POST', paths.updateEnquiry(id), {
          ...how,
          json: { version: 1, state: 'answered' },
        });
        expect(v.parse(adminCalls.updateEnquiry.response, await answered.json())).toMatchObject({ state: 'answered' });
        const table = await (await call(exportEnquiries, 'GET', paths.exportEnquiries, how)).text();
        expect(parseCSV(table)).toHaveLength(3);
        expect((await call(deleteEnquiry, 'DELETE', paths.deleteEnquiry(id, 2), how)).status).toBe(204);
        expect((await inbox()).map((row) => row.id)).toEqual([good]);
      }),
      { numRuns: 25 },
    );
  });

  test.each([
    ['no time of receipt', { receivedAt: '<x>' }],
    ['no time of its answer', { answeredAt: 'yesterday' }],
    ['a number for a name', { enquiry: { ...enquiryWith(), firstName: 7 } }],
  ])(
    'An old enquiry that has %s is reported as damaged and can be deleted, and the others are listed',
    async (_, damage) => {
      const good = await store(newStoredEnquiry(enquiryWith(), 'INV-234679', []));
      const id = await store({ ...newStoredEnquiry(enquiryWith(), 'INV-ACDEFG', []), ...damage });
      const how = { token: await token() };
      expect((await inbox()).map((row) => row.id)).toEqual([good]);
      const waiting = async () =>
        v.parse(
          adminCalls.waitingEnquiries.response,
          await json(call(waitingEnquiries, 'GET', paths.waitingEnquiries, how)),
        );
      expect(await waiting()).toMatchObject({ count: 1, damaged: [{ id }] });
      expect((await call(deleteEnquiry, 'DELETE', paths.deleteEnquiry(id), how)).status).toBe(204);
      expect((await waiting()).damaged).toBeUndefined();
    },
  );

  test('An enquiry that the browser cannot read is marked as unreadable in the list', () => {
    const read = v.parse(adminCalls.listEnquiries.response, [{ id: 'a', state: 'of a newer deploy' }]);
    expect(read).toEqual([{ id: 'a', isUnreadable: true }]);
  });
});

describe('an opportunity from before', () => {
  const store = async (changes: object) => {
    const id = crypto.randomUUID();
    const record = newRecord(id, v.parse(sentContent, fieldsWith()), newWrite());
    await bareStore('opportunities').set(id, JSON.stringify({ ...record, ...changes }));
    return id;
  };
  const listed = async () => {
    const admin = await json(call(adminOpportunities, 'GET', paths.adminOpportunities, { token: await token() }));
    const open = await json(call(publicOpportunities, 'GET', paths.opportunities));
    return [
      v.parse(opportunityCalls.listOpportunities.response, admin).map(({ id }) => id),
      v.parse(listPublished.response, open).map(({ id }) => id),
    ];
  };

  test('An old opportunity that breaks today’s rules is listed, also publicly, and deleted', async () => {
    await fc.assert(
      fc.asyncProperty(brokenOpportunity, async (broken) => {
        const id = await store(broken);
        expect(await listed()).toEqual([[id], [id]]);
        const deleted = await call(deleteOpportunity, 'DELETE', paths.deleteOpportunity(id, 1), {
          token: await token(),
        });
        expect(deleted.status).toBe(204);
        expect(await listed()).toEqual([[], []]);
      }),
      { numRuns: 20 },
    );
  });

  test.each([
    ['a deadline that is no day', { deadline: '<x>' }],
    ['a confirmation that is no day', { confirmedOn: '2026-02-30' }],
    ['a time of creation that is none', { createdAt: '<x>' }],
    ['the id of another record', { id: crypto.randomUUID() }],
    ['a sector that does not exist', { sector: 'alchemy' }],
  ])('An old opportunity that has %s is reported as damaged, and the others are listed', async (_, damage) => {
    const good = await store({});
    const id = await store(damage);
    expect(await listed()).toEqual([[good], [good]]);
    const damaged = await json(call(damagedOpportunities, 'GET', paths.damagedOpportunities, { token: await token() }));
    expect(damaged).toMatchObject([{ id }]);
  });

  test('An opportunity that was stored before the facts of a project sheet existed is read, listed and saved without them', async () => {
    const id = '3f0c2a44-7c0e-4f7c-9a4b-0a53d2f4b6a1';
    const content = {
      title: 'Wind farm in Chubut',
      subtitle: 'A farm of 50 MW',
      sector: 'energy',
      language: 'en',
      description: 'Two hundred hectares.',
      imageURL: [],
      status: 'published',
      province: 'CHU',
      investment: { from: 60_000_000 },
      stage: 'permits',
      seeking: ['equity'],
      open: ['grid'],
    };
    const record = {
      schema: 1,
      id,
      createdAt: '2026-11-20T12:00:00.000Z',
      fingerprint: '9c1f',
      version: 1,
      updatedAt: '2026-11-20T12:00:00.000Z',
      writeToken: 'e7b7e4a0-0000-4000-8000-000000000000',
      ...content,
      past: [],
    };
    await bareStore('opportunities').set(id, JSON.stringify(record));
    const { createdAt, updatedAt, version } = record;
    expect(await readOpportunity(id)).toEqual({ id, ...content, createdAt, updatedAt, version });
    expect(await listed()).toEqual([[id], [id]]);

    const same = await updateOpportunity(id, v.parse(sentContent, content), 1);
    expect(opportunityIn(same).version).toBe(1);
    await updateOpportunity(id, v.parse(sentContent, { ...content, subSector: 'wind' }), 1);
    const written = JSON.parse((await bareStore('opportunities').get(id, { type: 'text' })) ?? '');
    expect(written.past).toEqual([expect.objectContaining({ ...content, version: 1 })]);
    expect(written).toMatchObject({ ...content, subSector: 'wind', version: 2 });
  });

  test('An opportunity with invalid characters is shown with replacement characters', async () => {
    await store({ title: 'Half \ud800 and \u0001 control' });
    const [first] = v.parse(listPublished.response, await json(call(publicOpportunities, 'GET', paths.opportunities)));
    expect(first?.title).toBe('Half \ufffd and \ufffd control');
  });
});
