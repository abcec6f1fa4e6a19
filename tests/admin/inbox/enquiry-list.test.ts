import { expect, test, vi } from 'vitest';
import { listedEnquiryOf } from '#domain/enquiry/admin-enquiry';
import { createEnquiry } from '../../../src/admin/enquiry/open-enquiry.ts';
import { enquiryBatch, revertOf, runOnEnquiries } from '../../../src/admin/inbox/enquiry-actions.ts';
import { beginEnquiries, enquiryList } from '../../../src/admin/inbox/enquiry-list.ts';
import { endSession, startSession } from '../../../src/admin/session/session.ts';
import { eventually } from '../../support/eventually.ts';
import { mine, wind } from '../support/enquiry-samples.ts';
import { provideSession } from '../support/provide-session.ts';
import { bodyOf, calls, done, headerOf, ok, pages, refusal, server, unreachable } from '../support/server.ts';

provideSession(() => {
  enquiryBatch.close();
  enquiryBatch.showToast(undefined);
  enquiryList.$list.set({ kind: 'loading' });
});

const writes = () => server.mock.calls.filter(([, { method }]) => method !== 'GET');
const written = () => writes().map(([, { body }]) => JSON.parse(String(body ?? 'null')));

/** A server that creates a new version on every change and returns empty lists. */
function changing(): void {
  server.mockImplementation((path, { body }) => {
    if (path.includes('/all?')) return pages([])(path);
    if (path.includes('/delete/')) return done();
    const { version, ...change } = JSON.parse(String(body));
    return ok({ ...(path.endsWith(wind.id) ? wind : mine), ...change, version: version + 1 });
  });
}

test('The first enquiries are shown while the others are still loading', async () => {
  const rest = Promise.withResolvers<Response>();
  server.mockImplementation((path) => {
    if (path.endsWith('?after=')) return ok([listedEnquiryOf(wind)]);
    return path.endsWith(wind.id) ? rest.promise : ok([]);
  });
  const loading = enquiryList.load();
  await eventually(() => expect(enquiryList.$list.get()).toMatchObject({ kind: 'loaded', more: true }));
  rest.resolve(Response.json([listedEnquiryOf(mine)]));
  await loading;
  expect(enquiryList.$list.get()).toEqual({ kind: 'loaded', items: [listedEnquiryOf(wind), listedEnquiryOf(mine)] });
});

test('The screen waits for the requests that the page has started and does not repeat them', async () => {
  server.mockImplementation(pages([listedEnquiryOf(wind)]));
  beginEnquiries();
  await enquiryList.open();
  expect(enquiryList.$list.get()).toEqual({ kind: 'loaded', items: [listedEnquiryOf(wind)] });
  const requests = server.mock.calls.length;
  await enquiryList.open();
  expect(server.mock.calls).toHaveLength(2 * requests);
});

test('The screen repeats requests that were refused for an expired token', async () => {
  server.mockImplementation(() => refusal('forbidden'));
  beginEnquiries();
  await vi.waitFor(() => expect(server.mock.calls).toHaveLength(1));
  server.mockImplementation(pages([listedEnquiryOf(wind)]));
  startSession('another');
  await enquiryList.open();
  expect(enquiryList.$list.get()).toEqual({ kind: 'loaded', items: [listedEnquiryOf(wind)] });
});

test('Without a login the inbox is not requested', () => {
  endSession();
  beginEnquiries();
  expect(server.mock.calls).toEqual([]);
});

test('Assigning a new enquiry changes its state, and undo restores both in the current version', async () => {
  changing();
  await runOnEnquiries({ kind: 'assign', assignee: { id: 'owner', name: 'Mei' } }, [wind, mine]);
  expect(written()).toEqual([
    { version: 3, assigneeId: 'owner', state: 'assigned' },
    { version: 3, assigneeId: 'owner' },
  ]);
  expect(enquiryBatch.$toast.get()).toMatchObject({ task: 'assign', count: 2 });
  enquiryBatch.$toast.get()?.undo?.();
  await eventually(() => expect(enquiryBatch.$toast.get()?.task).toBe('undo'));
  expect(written().slice(2)).toEqual([
    { version: 4, state: 'new', assignee: '' },
    { version: 4, state: 'assigned', assignee: 'Ana' },
  ]);
  expect(enquiryBatch.$toast.get()?.undo).toBeUndefined();
});

test('A recorded follow-up and a mark as genuine can be undone', async () => {
  const at = wind.receivedAt;
  const answered = { ...wind, state: 'answered' as const, answeredAt: at };
  server
    .mockImplementationOnce(() => ok({ ...answered, version: 4, followedUpAt: [at] }))
    .mockImplementationOnce(pages([]))
    .mockImplementationOnce(() => ok({ ...answered, version: 5 }))
    .mockImplementation(pages([]));
  await runOnEnquiries({ kind: 'follow-up' }, [answered]);
  enquiryBatch.$toast.get()?.undo?.();
  await eventually(() => expect(enquiryBatch.$toast.get()?.task).toBe('undo'));
  expect(written()).toEqual([
    { version: 3, followedUp: true },
    { version: 4, followedUp: false },
  ]);
  const held = { ...wind, state: 'quarantined' as const };
  expect(revertOf(held, wind)).toMatchObject({ state: 'quarantined' });
});

test('The undo of an attached or removed opportunity does the opposite', () => {
  const attached = { ...wind, attached: ['one', 'two'] };
  expect(revertOf(wind, { ...wind, attached: ['one'] })).toEqual({ detach: 'one' });
  expect(revertOf(attached, { ...wind, attached: ['one'] })).toEqual({ attach: 'two' });
  expect(revertOf(attached, attached)).toEqual({});
});

test('A deleted enquiry leaves the list and cannot be restored', async () => {
  changing();
  enquiryList.$list.set({ kind: 'loaded', items: [listedEnquiryOf(wind)] });
  await runOnEnquiries({ kind: 'delete' }, [wind]);
  expect(calls()[0]).toBe(`DELETE /api/enquiries/delete/${wind.id}?version=3`);
  expect(enquiryBatch.$toast.get()).toMatchObject({ task: 'delete' });
  expect(enquiryBatch.$toast.get()?.undo).toBeUndefined();
});

test('A failure is reported and does not stop the others, but the end of the session stops all', async () => {
  server
    .mockImplementationOnce(() => refusal('conflict', { currentEnquiry: wind }))
    .mockImplementationOnce(() => ok({ ...mine, version: 4 }))
    .mockImplementation(pages([]));
  await runOnEnquiries({ kind: 'state', state: 'meeting' }, [wind, mine]);
  expect(enquiryBatch.$state.get()).toMatchObject({ kind: 'failed', failed: [{ item: { id: wind.id } }] });
  expect(enquiryBatch.$toast.get()).toMatchObject({ count: 1 });
  server.mockReset();
  server.mockImplementationOnce(() => refusal('forbidden')).mockImplementation(pages([]));
  expect(await runOnEnquiries({ kind: 'follow-up' }, [wind, mine])).toEqual([]);
  expect(writes()).toHaveLength(1);
});

test('A conflicting version is shown, and the change can be repeated on top of it', async () => {
  const theirs = { ...wind, version: 7, assignee: 'Mei', state: 'assigned' } as const;
  server
    .mockImplementationOnce(() => ok(wind))
    .mockImplementationOnce(() => refusal('conflict', { currentEnquiry: theirs }))
    .mockImplementationOnce(() => ok({ ...theirs, version: 8, notes: [{ at: theirs.receivedAt, text: 'Mine' }] }));
  const of = createEnquiry(wind.id);
  await of.load();
  expect(await of.update({ note: 'Mine' })).toBe(false);
  expect(of.$enquiry.get()).toEqual({ kind: 'found', enquiry: theirs });
  const change = of.$change.get();
  expect(change).toMatchObject({ kind: 'conflict', before: wind });
  if (change.kind === 'conflict') await change.again();
  expect(bodyOf(2)).toEqual({ note: 'Mine', version: 7 });
  expect(of.$change.get()).toMatchObject({ kind: 'done', update: { note: 'Mine' } });
});

test('A change whose answer was lost is repeated with the same idempotency key', async () => {
  server
    .mockImplementationOnce(() => ok(wind))
    .mockImplementationOnce(unreachable)
    .mockImplementationOnce(() => ok({ ...wind, version: 4 }));
  const of = createEnquiry(wind.id);
  await of.load();
  await of.update({ state: 'answered' });
  const change = of.$change.get();
  expect(change.kind).toBe('failed');
  if (change.kind === 'failed') await change.again();
  expect(headerOf(1, 'Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(headerOf(2, 'Idempotency-Key')).toBe(headerOf(1, 'Idempotency-Key'));
  expect(of.$change.get().kind).toBe('done');
});

test.each([
  ['nothing', 'missing'],
  ['../login', 'missing'],
])('The invalid enquiry id “%s” is shown as %s without a request', async (id, kind) => {
  const of = createEnquiry(id);
  await of.load();
  expect(of.$enquiry.get().kind).toBe(kind);
  expect(calls()).toEqual([]);
});
