import { beforeEach, describe, expect, test, vi } from 'vitest';
import { enquiryColumns } from '#domain/enquiry/exports';
import { updateEnquiry } from '../../../netlify/enquiries/update.ts';
import exportEnquiries from '../../../netlify/functions/export-enquiries.ts';
import { saveOpportunity } from '../../../netlify/opportunities/save.ts';
import { parseCSV } from '../../support/parse-csv.ts';
import { paths } from '../../support/paths.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { storedAs } from '../enquiries/stored.ts';
import { provideAdministrator } from '../login/administrator.ts';
import { fieldsWith, opportunityIn } from '../opportunities/samples.ts';
import { call, goodToken, refusalOf } from './call.ts';

provideAdministrator();
const server = provideBlobServer(() => startStrictBlobServer());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T08:00:00Z') });
  return () => void vi.useRealTimers();
});

const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

describe('the export of enquiries', () => {
  const table = async (query = '') => {
    const response = await call(exportEnquiries, 'GET', `${paths.exportEnquiries}${query}`, {
      token: await goodToken(),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head = [], ...rows] = parseCSV(bytes.toString('utf8'), query.includes('semicolon') ? ';' : ',');
    expect(head).toEqual(enquiryColumns);
    return rows;
  };

  test('The CSV file has complete enquiries, oldest first, and no formulas', async () => {
    const message = `=1+1\n${'x'.repeat(2_000)}`;
    for (const company of ['First', 'Second']) {
      await storedAs({ company, message });
      pass(1);
    }
    const rows = await table();
    expect(rows.map((row) => row[10])).toEqual(['First', 'Second']);
    expect(rows[0]?.[13]).toBe(`'${message}`);
  });

  test('The CSV file has the requested days in the time of Buenos Aires', async () => {
    for (const time of [
      '2026-06-02T02:59:00Z',
      '2026-06-02T03:00:00Z',
      '2026-06-04T02:59:00Z',
      '2026-06-04T03:00:00Z',
    ]) {
      vi.setSystemTime(new Date(time));
      await storedAs({ company: time });
    }
    expect((await table('?from=2026-06-02&to=2026-06-03')).map((row) => row[1]?.slice(0, 16))).toEqual([
      '2026-06-02T03:00',
      '2026-06-04T02:59',
    ]);
    expect(await table('?to=2026-05-31')).toEqual([]);
    expect(await table('?from=&to=')).toHaveLength(4);
  });

  const named = async (query: string) => {
    const path = `${paths.exportEnquiries}?${query}`;
    const response = await call(exportEnquiries, 'GET', path, { token: await goodToken() });
    const [head = [], ...rows] = parseCSV(Buffer.from(await response.arrayBuffer()).toString('utf8'));
    return rows.map((row) => Object.fromEntries(head.map((column, at) => [column, row[at]])));
  };

  test('A readable file has the columns and values in the words of the language, and titles of opportunities', async () => {
    const outcome = await saveOpportunity({ newId: crypto.randomUUID() }, fieldsWith({ title: 'Wind farm' }));
    const { id: project } = opportunityIn(outcome);
    const { id } = await storedAs({ country: 'DE', opportunities: [project], horizon: 'now', language: 'es' }, [
      'haste',
    ]);
    await updateEnquiry(id, { attach: project, note: 'Called.' }, crypto.randomUUID());
    expect(await named('names=en&state=every')).toMatchObject([
      {
        ...{ 'Received (Buenos Aires)': '2026-06-01 05:00', Status: 'Suspected spam', Country: 'Germany' },
        ...{
          Opportunities: 'Wind farm',
          Language: 'Spanish',
          Notes: '2026-06-01 05:00 Called.',
          Sector: 'Agribusiness',
        },
        'Suspected because': 'sent faster than anybody can type',
      },
    ]);
    expect(await named('names=es&state=every')).toMatchObject([{ País: 'Alemania' }]);
  });

  test('A readable file has the enquiries that the filters of the inbox find', async () => {
    const first = await storedAs({ company: 'Nordlund', country: 'SE' });
    await storedAs({ company: 'Other', country: 'CN' });
    await storedAs({ company: 'Held', country: 'SE' }, ['links']);
    await updateEnquiry(first.id, { state: 'answered' }, crypto.randomUUID());
    const companies = async (query: string) => (await named(query)).map(({ Company }) => Company).sort();
    expect(await companies('names=en')).toEqual(['Nordlund', 'Other']);
    expect(await companies('names=en&country=SE&state=every')).toEqual(['Held', 'Nordlund']);
    expect(await companies('names=en&q=sweden')).toEqual(['Nordlund']);
    expect(await companies('names=en&state=answered')).toEqual(['Nordlund']);
    expect(await companies('names=en&state=gone&sort=company&page=7')).toEqual(['Nordlund', 'Other']);
  });

  test.each([
    ['from=yesterday', { from: 'date' }],
    ['to=2026-02-30', { to: 'date' }],
    ['separator=tab', { separator: 'unknown' }],
    ['names=zh', { names: 'unknown' }],
  ])('The CSV file is refused for the query %s', async (query, fields) => {
    const path = `${paths.exportEnquiries}?${query}`;
    const response = await call(exportEnquiries, 'GET', path, { token: await goodToken() });
    expect(await refusalOf(response)).toMatchObject({ error: 'invalid', fields });
  });

  test('The CSV file has the requested separator and complete phone numbers', async () => {
    await storedAs({ company: 'Third; Fourth', phone: '008613812345678' });
    for (const query of ['', '?separator=comma', '?separator=semicolon']) {
      const [row = []] = await table(query);
      expect([row[10], row[enquiryColumns.indexOf('phone')]]).toEqual(['Third; Fourth', "'008613812345678"]);
    }
  });

  test('The CSV file breaks off when the store fails, so that a part is not taken for the whole', async () => {
    for (let at = 0; at < 3; at += 1) await Promise.all(Array.from({ length: 50 }, () => storedAs()));
    pass(1);
    await table();
    const response = await call(exportEnquiries, 'GET', paths.exportEnquiries, { token: await goodToken() });
    server().faults.script({ kind: '401', on: { store: 'enquiries' }, times: Number.POSITIVE_INFINITY });
    await expect(response.text()).rejects.toThrow();
    server().faults.clear();
  });
});
