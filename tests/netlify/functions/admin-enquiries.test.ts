import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listEnquiries, updateEnquiry as updateCall } from '#domain/calls/admin-enquiries';
import { isReadable, listedEnquiry, messageStart } from '#domain/enquiry/admin-enquiry';
import { limits } from '#domain/limits';
import { followTimes } from '../../../netlify/enquiries/follow.ts';
import { publicMedian } from '../../../netlify/enquiries/median.ts';
import { updateEnquiry } from '../../../netlify/enquiries/update.ts';
import erase from '../../../netlify/functions/delete-enquiry.ts';
import follow from '../../../netlify/functions/follow-enquiry.ts';
import all from '../../../netlify/functions/list-enquiries.ts';
import one from '../../../netlify/functions/read-enquiry.ts';
import update from '../../../netlify/functions/update-enquiry.ts';
import { paths } from '../../support/paths.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { storedAs } from '../enquiries/stored.ts';
import { provideAdministrator } from '../login/administrator.ts';
import { call, goodToken, refusalOf, unknownEnquiry } from './call.ts';

provideAdministrator();
const server = provideBlobServer(() => startStrictBlobServer());
beforeEach(() => {
  const usual = { ...followTimes };
  followTimes.response = 1;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T08:00:00Z') });
  return () => {
    Object.assign(followTimes, usual);
    vi.useRealTimers();
  };
});

const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

describe('the list of enquiries', () => {
  const page = async (after: string) => {
    const response = await call(all, 'GET', paths.enquiriesAfter(after), { token: await goodToken() });
    expect(response.status).toBe(200);
    const text = await response.text();
    const items = v.parse(listEnquiries.response, JSON.parse(text)).filter(isReadable);
    return { bytes: Buffer.byteLength(text), items };
  };

  test('The list of enquiries is newest first, with the beginning of the message, and without notes and history', async () => {
    const first = await storedAs({ message: 'x'.repeat(1_000) });
    await updateEnquiry(first.id, { note: 'Secret' }, crypto.randomUUID());
    pass(1);
    const second = await storedAs();
    const { items } = await page('');
    expect(items.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(items[1]).toEqual(v.parse(v.strictObject(listedEnquiry.entries), items[1]));
    expect(items[1]?.messageStart).toBe(`${'x'.repeat(messageStart)}…`);
    expect(await page(first.id)).toMatchObject({ items: [] });
  });

  test('The list of enquiries comes in pages within the size limit, and the first page is small', async () => {
    const company = '矿'.repeat(limits.company);
    for (let at = 0; at < 4; at += 1) {
      await Promise.all(Array.from({ length: 60 }, () => storedAs({ company, message: '矿'.repeat(1_000) })));
      pass(1);
    }
    const seen: string[] = [];
    for (let after = ''; ; ) {
      const { items, bytes } = await page(after);
      expect(bytes).toBeLessThanOrEqual(after === '' ? limits.firstPageBytes : limits.responseBytes);
      if (items.length === 0) break;
      seen.push(...items.map(({ id }) => id));
      after = seen.at(-1) ?? '';
    }
    expect([seen.length, new Set(seen).size]).toEqual([240, 240]);
  });

  test('A page of enquiries after an invalid id is refused', async () => {
    const response = await call(all, 'GET', paths.enquiriesAfter('x'), { token: await goodToken() });
    expect(await refusalOf(response)).toMatchObject({ error: 'invalid', fields: { after: 'unknown' } });
  });
});

describe('one enquiry', () => {
  test('An enquiry is read, changed and erased', async () => {
    const { id } = await storedAs();
    const json = { version: 1, state: 'assigned', assignee: 'Ana', note: 'Called.' };
    const changed = await call(update, 'POST', paths.updateEnquiry(id), { json, token: await goodToken() });
    expect(changed.status).toBe(200);
    const shown = await call(one, 'GET', paths.oneEnquiry(id), { token: await goodToken() });
    expect(v.parse(updateCall.response, await shown.json())).toEqual(await changed.json());
    const erased = await call(erase, 'DELETE', paths.deleteEnquiry(id, 2), { token: await goodToken() });
    expect(erased.status).toBe(204);
    expect((await call(one, 'GET', paths.oneEnquiry(id), { token: await goodToken() })).status).toBe(404);
  });

  test('A change of an outdated version answers 409 with the current enquiry', async () => {
    const { id } = await storedAs();
    await updateEnquiry(id, { note: 'First' }, crypto.randomUUID());
    const json = { version: 1, note: 'Second' };
    const changed = await call(update, 'POST', paths.updateEnquiry(id), { json, token: await goodToken() });
    const erased = await call(erase, 'DELETE', paths.deleteEnquiry(id, 1), { token: await goodToken() });
    for (const response of [changed, erased]) {
      expect(response.status).toBe(409);
      expect((await refusalOf(response)).currentEnquiry).toMatchObject({ id, version: 2, notes: [{ text: 'First' }] });
    }
  });

  test.each([
    [{ state: 'gone' }, { state: 'unknown' }],
    [{ version: '1' }, { version: 'wrong-type' }],
    [{ note: ' ' }, { note: 'required' }],
    [{ note: 'x'.repeat(limits.note + 1) }, { note: 'too-long' }],
    [{ assignee: 'a\u0000b' }, { assignee: 'control-character' }],
    [{ attach: 'x' }, { attach: 'unknown' }],
    [{ followedUp: 'yes' }, { followedUp: 'wrong-type' }],
  ])('A change of an enquiry is refused: %j', async (json, fields) => {
    const response = await call(update, 'POST', paths.updateEnquiry(unknownEnquiry), {
      json,
      token: await goodToken(),
    });
    expect(await refusalOf(response)).toMatchObject({ error: 'invalid', fields });
  });

  test('An unknown enquiry answers 404, and its deletion 204', async () => {
    const how = { token: await goodToken() };
    expect((await call(one, 'GET', paths.oneEnquiry(unknownEnquiry), how)).status).toBe(404);
    const json = { note: 'A' };
    expect((await call(update, 'POST', paths.updateEnquiry(unknownEnquiry), { ...how, json })).status).toBe(404);
    expect((await call(erase, 'DELETE', paths.deleteEnquiry(unknownEnquiry), how)).status).toBe(204);
  });
});

describe('following an enquiry', () => {
  let client = 0;
  const ask = async (reference: string, email: string, from?: string) => {
    client += 1;
    const how = { json: { reference, email }, from: from ?? `198.51.100.${client}` };
    const response = await call(follow, 'POST', paths.followEnquiry, how);
    return { status: response.status, body: await response.json() };
  };

  test('A reference with its e-mail address returns only the public state of the enquiry', async () => {
    const { id, reference } = await storedAs({ email: 'Wei@Example.com' });
    const responses: unknown[] = [];
    for (const state of ['new', 'quarantined', 'assigned', 'answered', 'visit', 'lost'] as const) {
      await updateEnquiry(id, { state }, crypto.randomUUID());
      const { status, body } = await ask(` ${reference.toLowerCase()} `, 'wei@example.COM');
      expect(status).toBe(200);
      responses.push(body);
    }
    const states = ['received', 'received', 'with-somebody', 'answered', 'answered', 'closed'];
    expect(responses).toEqual(states.map((state) => ({ state })));
  });

  test('A reference is recognised in any width and case, with any dashes or spaces, and without its prefix', async () => {
    const { reference } = await storedAs();
    const code = reference.replace('INV-', '');
    const wide = (text: string) =>
      text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));
    for (const typed of [
      ...['–', '—', '‑', '−', '_', ' ', ' - ', '', '\u00ad', '\u200b-', '\t'].map((dash) => `INV${dash}${code}`),
      ...[code, code.toLowerCase(), `${code.slice(0, 3)} ${code.slice(3)}`, wide(reference), wide(code.toLowerCase())],
      ...[`“${reference}”`, `${reference}.`, `\u2028${reference}\r\n`],
    ]) {
      expect([typed, (await ask(typed, 'wei@example.com')).status]).toEqual([typed, 200]);
    }
  });

  test('An e-mail address is recognised when typed in full-width characters', async () => {
    const { reference } = await storedAs({ email: 'wei@example.com' });
    expect((await ask(reference, 'ｗｅｉ＠ｅｘａｍｐｌｅ．ｃｏｍ')).status).toBe(200);
  });

  test('Every wrong reference or address gets the same response after the same store requests', async () => {
    const { reference, id } = await storedAs();
    const [erased, asked] = [await storedAs(), [] as string[]];
    await call(erase, 'DELETE', paths.deleteEnquiry(erased.id), { token: await goodToken() });
    for (const [of, email] of [
      [reference, 'other@example.com'],
      ['INV-234679', 'wei@example.com'],
      ['IA-7K3M-Q9XD', 'wei@example.com'],
      ['no reference', 'wei@example.com'],
      [id.slice(0, 20), 'no address'],
      [erased.reference, 'wei@example.com'],
    ] as const) {
      server().requests.length = 0;
      const { status, body } = await ask(of, email);
      expect({ status, body }).toEqual({ status: 404, body: { error: 'not-found', message: expect.any(String) } });
      asked.push(
        server()
          .requests.map(({ method, store }) => `${method} ${store}`)
          .join(),
      );
    }
    expect(new Set(asked).size).toBe(1);
  });

  test('A right and a wrong reference take the same minimum time', async () => {
    const { reference } = await storedAs();
    // Much longer than the work itself, so that its own duration does not matter.
    followTimes.response = 1_500;
    const results = await Promise.all(
      [reference, 'INV-234679'].map(async (of) => {
        const began = performance.now();
        const { status } = await ask(of, 'wei@example.com');
        return { status, isPadded: performance.now() - began >= followTimes.response - 5 };
      }),
    );
    expect(results).toEqual([
      { status: 200, isPadded: true },
      { status: 404, isPadded: true },
    ]);
  });

  test('A client that asks too often is limited', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 21; at += 1) statuses.push((await ask('INV-234679', 'a@example.com', '203.0.113.9')).status);
    expect(statuses).toEqual([...new Array<number>(20).fill(404), 429]);
    pass(10);
    expect((await ask('INV-234679', 'a@example.com', '203.0.113.9')).status).toBe(404);
  });
});

describe('the median', () => {
  test('The median is published from ten answered enquiries of the last twelve months', async () => {
    for (let hours = 1; hours <= 10; hours += 1) {
      expect(await publicMedian(new Date())).toBeUndefined();
      const { id } = await storedAs();
      pass(hours * 60);
      await updateEnquiry(id, { state: 'answered' }, crypto.randomUUID());
      pass(1);
    }
    expect(await publicMedian(new Date())).toEqual({ hours: 5.5, answered: 10 });
    vi.setSystemTime(new Date('2027-07-01T08:00:00Z'));
    expect(await publicMedian(new Date())).toBeUndefined();
  });
});
