import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { EnquiryUpdate } from '#domain/enquiry/admin-enquiry';
import { limits } from '#domain/limits';
import { eraseEnquiry } from '../../../netlify/enquiries/erase.ts';
import { listEnquiriesAfter } from '../../../netlify/enquiries/list.ts';
import { readEnquiry } from '../../../netlify/enquiries/read.ts';
import { storeEnquiry } from '../../../netlify/enquiries/save.ts';
import { updateEnquiry } from '../../../netlify/enquiries/update.ts';
import { ofTheSite } from '../../support/long-timeouts.ts';
import { blobServers, provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { faultKinds } from '../../support/strict-blob-server/strict-blob-server-faults.ts';
import { bareStore, enquiryWith, restAllRecords, storedText, useTimeouts } from '../opportunities/samples.ts';
import { storedAs } from './stored.ts';

beforeEach(() => () => vi.useRealTimers());

const change = (id: string, update: EnquiryUpdate, key: string = crypto.randomUUID()) => updateEnquiry(id, update, key);
const idsOf = async () => (await listEnquiriesAfter(''))?.map(({ id }) => id) ?? [];

describe.each(blobServers)('the admin area’s enquiries on $name', ({ start }) => {
  provideBlobServer(start);

  test('A new enquiry has version 1, and is quarantined when it is suspected', async () => {
    const { id, reference } = await storedAs();
    expect(await readEnquiry(id)).toMatchObject({ id, reference, state: 'new', version: 1, notes: [], events: [] });
    const { id: suspected } = await storedAs({}, ['links']);
    expect(await readEnquiry(suspected)).toMatchObject({ state: 'quarantined', heldFor: ['links'] });
    expect(await readEnquiry('0'.repeat(64))).toBeUndefined();
  });

  test('A change under another change’s key is refused, and a repeated change is accepted', async () => {
    const { id } = await storedAs();
    const key = crypto.randomUUID();
    await change(id, { note: 'First', state: 'assigned' }, key);
    expect(await change(id, { note: 'First', state: 'assigned' }, key)).toMatchObject({ kind: 'updated' });
    for (const other of [{ note: 'Second' }, { note: 'First' }, { state: 'lost' as const }]) {
      expect(await change(id, other, key)).toEqual({ kind: 'key-reused' });
    }
    expect(await readEnquiry(id)).toMatchObject({ version: 2, notes: [{ text: 'First' }], state: 'assigned' });
  });

  test('A change leaves the other fields unchanged, and the history records it', async () => {
    const { id } = await storedAs();
    await change(id, { assignee: 'Ana', state: 'assigned', note: 'Called her.' });
    await change(id, { state: 'answered' });
    await change(id, { followedUp: true });
    const outcome = await change(id, { assignee: '' });
    expect(outcome).toMatchObject({ kind: 'updated', enquiry: { version: 5, state: 'answered' } });
    const read = await readEnquiry(id);
    expect(read).toMatchObject({
      enquiry: enquiryWith(),
      notes: [{ text: 'Called her.' }],
      answeredAt: expect.any(String),
    });
    expect(read).not.toHaveProperty('assignee');
    expect(read?.followedUpAt).toHaveLength(1);
    expect(read?.events.map(({ at, ...what }) => what)).toEqual([
      { state: 'assigned', assignee: 'Ana' },
      { state: 'answered' },
      { followedUp: true },
      { assignee: '' },
    ]);
  });

  test('Follow-ups are recorded only while one is planned, and the last one can be withdrawn', async () => {
    const { id } = await storedAs();
    expect(await change(id, { followedUp: true })).toMatchObject({ enquiry: { version: 1, followedUpAt: [] } });
    await change(id, { state: 'answered' });
    for (let times = 0; times < 5; times += 1) await change(id, { followedUp: true });
    expect((await readEnquiry(id))?.followedUpAt).toHaveLength(3);
    await change(id, { followedUp: false });
    const read = await readEnquiry(id);
    expect(read?.followedUpAt).toHaveLength(2);
    expect(read?.events.at(-1)).toEqual({ at: expect.any(String), followUpUndone: true });
    for (let times = 0; times < 3; times += 1) await change(id, { followedUp: false });
    expect(await readEnquiry(id)).toMatchObject({ followedUpAt: [], version: read ? read.version + 2 : 0 });
  });

  test('The team attaches and removes opportunities, which the history records; sent ones stay', async () => {
    const [sent, added] = [crypto.randomUUID(), crypto.randomUUID()];
    const { id } = await storedAs({ opportunities: [sent] });
    await change(id, { attach: added });
    expect(await change(id, { attach: added })).toMatchObject({ enquiry: { version: 2, attached: [added] } });
    expect(await change(id, { attach: sent })).toMatchObject({ enquiry: { version: 2 } });
    expect(await change(id, { detach: sent })).toMatchObject({ enquiry: { version: 2 } });
    const [listed] = (await listEnquiriesAfter('')) ?? [];
    expect(listed).toMatchObject({ attached: [added], enquiry: { opportunities: [sent] } });
    await change(id, { detach: added });
    const read = await readEnquiry(id);
    expect(read).not.toHaveProperty('attached');
    expect(read?.enquiry.opportunities).toEqual([sent]);
    expect(read?.events.map(({ at, ...what }) => what)).toEqual([{ attached: added }, { detached: added }]);
  });

  test('At most as many opportunities as in a shortlist are attached', async () => {
    const { id } = await storedAs();
    for (let number = 0; number < limits.shortlist; number += 1) await change(id, { attach: crypto.randomUUID() });
    expect(await change(id, { attach: crypto.randomUUID() })).toEqual({ kind: 'too-many-attached' });
    expect((await readEnquiry(id))?.attached).toHaveLength(limits.shortlist);
  });

  test('The history keeps the newest 500 events and drops the oldest', async () => {
    const { id } = await storedAs();
    const stored = JSON.parse((await storedText('enquiries', id)) ?? '');
    const events = Array.from({ length: 500 }, (_, index) => ({
      at: '2026-06-01T08:00:00.000Z',
      assignee: `Person ${index}`,
      token: `${index}`,
    }));
    await bareStore('enquiries').set(id, JSON.stringify({ ...stored, events }));
    await change(id, { state: 'answered' });
    const read = (await readEnquiry(id))?.events ?? [];
    expect(read).toHaveLength(500);
    expect(read.at(0)).toMatchObject({ assignee: 'Person 1' });
    expect(read.at(-1)).toMatchObject({ state: 'answered' });
  });

  test('The time of the first answer stays after a second answer', async () => {
    const { id } = await storedAs();
    await change(id, { state: 'answered' });
    const first = (await readEnquiry(id))?.answeredAt;
    for (const state of ['waiting', 'answered'] as const) await change(id, { state });
    expect((await readEnquiry(id))?.answeredAt).toBe(first);
  });

  test('An answer marked by mistake can be withdrawn, but not after a follow-up', async () => {
    const { id } = await storedAs();
    for (const state of ['answered', 'assigned'] as const) await change(id, { state });
    expect(await readEnquiry(id)).not.toHaveProperty('answeredAt');
    await change(id, { state: 'answered' });
    for (const update of [{ followedUp: true }, { state: 'assigned' }] as const) await change(id, update);
    expect(await readEnquiry(id)).toHaveProperty('answeredAt');
  });

  test('A change of an outdated version is a conflict and overwrites nothing', async () => {
    const { id } = await storedAs();
    await change(id, { version: 1, note: 'First' });
    const outcome = await change(id, { version: 1, note: 'Second' });
    expect(outcome).toMatchObject({ kind: 'conflict', current: { version: 2, notes: [{ text: 'First' }] } });
    expect((await readEnquiry(id))?.notes).toHaveLength(1);
  });

  test('A repeated key applies a change once, also after other changes', async () => {
    const { id } = await storedAs();
    const key = crypto.randomUUID();
    for (const note of ['Mine', undefined]) {
      expect(await change(id, { version: 1, note: 'Mine' }, key)).toMatchObject({ kind: 'updated' });
      if (note) await change(id, { note: 'Another' });
    }
    expect((await readEnquiry(id))?.notes.map(({ text }) => text)).toEqual(['Mine', 'Another']);
  });

  test('A change that changes nothing makes no new version', async () => {
    const { id } = await storedAs();
    await change(id, { state: 'assigned', assignee: 'Ana' });
    expect(await change(id, { state: 'assigned', assignee: 'Ana' })).toMatchObject({ enquiry: { version: 2 } });
    expect(await change(id, {})).toMatchObject({ enquiry: { version: 2 } });
  });

  test('An enquiry taken out of quarantine is reported as found genuine, also when the request is repeated', async () => {
    const { id } = await storedAs({}, ['haste']);
    const key = crypto.randomUUID();
    expect(await change(id, { state: 'new' }, key)).toMatchObject({ kind: 'found-genuine' });
    expect(await change(id, { state: 'new' }, key)).toMatchObject({ kind: 'found-genuine' });
    expect(await change(id, { state: 'new' })).toMatchObject({ kind: 'updated' });
    expect(await readEnquiry(id)).toMatchObject({ state: 'new', heldFor: ['haste'] });
  });

  test('An erased enquiry leaves nothing in the store and does not come back', async () => {
    const { id, key, reference } = await storedAs({ email: 'nobody@example.com' });
    restAllRecords();
    expect(await idsOf()).toEqual([id]);
    expect(await eraseEnquiry(id, 7)).toMatchObject({ kind: 'conflict', current: { version: 1 } });
    for (let times = 0; times < 2; times += 1) expect(await eraseEnquiry(id)).toEqual({ kind: 'erased' });
    expect(await readEnquiry(id)).toBeUndefined();
    expect(await change(id, { note: 'Late' })).toEqual({ kind: 'missing' });
    expect(await storeEnquiry(enquiryWith({ email: 'nobody@example.com' }), key)).toMatchObject({ kind: 'repeated' });
    for (const store of ['enquiries', 'enquiry-index', 'enquiry-references']) {
      const { blobs } = await bareStore(store).list();
      const texts = await Promise.all(blobs.map((blob) => storedText(store, blob.key)));
      expect(texts.join()).not.toContain('nobody@example.com');
    }
    expect(await storedText('enquiry-references', reference)).toBeNull();
    expect(await idsOf()).toEqual([]);
  });

  test('A damaged enquiry is left out of the list and can be erased', async () => {
    const { id } = await storedAs();
    await bareStore('enquiries').set('f'.repeat(64), '{"schema":2');
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await idsOf()).toEqual([id]);
    await expect(change('f'.repeat(64), { note: 'A' })).rejects.toMatchObject({ name: 'Unavailable' });
    await expect(eraseEnquiry('f'.repeat(64), 1)).rejects.toMatchObject({ name: 'Unavailable' });
    expect(await eraseEnquiry('f'.repeat(64))).toEqual({ kind: 'erased' });
    expect(await readEnquiry('f'.repeat(64))).toBeUndefined();
    logged.mockRestore();
  });
});

describe('a record of another version of the site', () => {
  provideBlobServer(() => startStrictBlobServer());
  const id = 'a'.repeat(64);
  const old = {
    schema: 1,
    ...{ reference: 'IA-7K3M-Q9XD', receivedAt: '2026-06-01T08:00:00.000Z', fingerprint: 'x', writeToken: 'y' },
    enquiry: enquiryWith(),
  };
  const put = (record: object) => bareStore('enquiries').set(id, JSON.stringify(record));
  const stored = async () => JSON.parse((await storedText('enquiries', id)) ?? '');

  test('A record from before the inbox is new, or quarantined when it has suspicions', async () => {
    await put(old);
    expect(await readEnquiry(id)).toMatchObject({ state: 'new', version: 1, reference: 'IA-7K3M-Q9XD' });
    expect(Date.parse((await readEnquiry(id))?.answerBy ?? '')).toBeGreaterThan(Date.parse(old.receivedAt));
    await put({ ...old, held: ['trap'] });
    expect(await readEnquiry(id)).toMatchObject({ state: 'quarantined', heldFor: ['trap'] });
    expect(await change(id, { state: 'new' })).toMatchObject({ kind: 'found-genuine' });
    expect(await stored()).toMatchObject({ schema: 2, state: 'new', version: 2, held: ['trap'] });
  });

  test('A record of a newer deploy keeps its unknown properties through every change', async () => {
    const event = { at: old.receivedAt, state: 'dreaming', token: 'z', by: 'Ana' };
    const enquiry = { ...enquiryWith(), fax: '1', size: 'huge' };
    const note = { at: old.receivedAt, text: 'A', token: 'n', colour: 'red' };
    const newer = {
      ...old,
      schema: 9,
      version: 4,
      state: 'dreaming',
      mood: 'good',
      events: [event],
      notes: [note],
      enquiry,
    };
    await put(newer);
    expect(await readEnquiry(id)).toMatchObject({ state: 'new', version: 4 });
    expect((await readEnquiry(id))?.enquiry).toEqual(enquiryWith());
    await change(id, { note: 'Seen' });
    expect(await stored()).toMatchObject({
      schema: 9,
      version: 5,
      mood: 'good',
      state: 'dreaming',
      enquiry,
      events: [event],
    });
    expect((await stored()).notes).toMatchObject([note, { text: 'Seen' }]);
  });

  test('An enquiry at the limit of notes refuses another note and still accepts other changes', async () => {
    const notes = Array.from({ length: limits.notesPerEnquiry }, () => ({ at: old.receivedAt, text: 'A', token: 'n' }));
    await put({ ...old, schema: 2, version: 7, notes });
    expect(await change(id, { note: 'One more' })).toEqual({ kind: 'too-many-notes' });
    expect(await change(id, { state: 'lost' })).toMatchObject({ kind: 'updated', enquiry: { version: 8 } });
  });
});

describe('a change in a failing store', () => {
  useTimeouts({ firstAttempt: ofTheSite.firstAttempt });
  const server = provideBlobServer(() => startStrictBlobServer({ seed: 5 }));

  test.each(faultKinds)('A change is applied once despite one %s on the write', async (kind) => {
    const { id } = await storedAs();
    server().faults.script({ kind, on: { method: 'PUT' } });
    expect(await change(id, { note: 'A' })).toMatchObject({ kind: 'updated', enquiry: { version: 2 } });
    server().faults.clear();
    expect((await readEnquiry(id))?.notes).toHaveLength(1);
  });

  test('Twenty simultaneous changes are each applied once', async () => {
    const { id } = await storedAs();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => change(id, { note: `Note ${at}` })),
    );
    const made = outcomes.filter(({ status }) => status === 'fulfilled').length;
    const texts = (await readEnquiry(id))?.notes.map(({ text }) => text) ?? [];
    expect(texts.length).toBeGreaterThanOrEqual(made);
    expect(new Set(texts).size).toBe(texts.length);
    expect((await readEnquiry(id))?.version).toBe(1 + texts.length);
  });
});
