import { expect, test } from 'vitest';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { dayInArgentina } from '#domain/time/day';
import {
  hasEffect,
  opportunityBatch,
  runOnOpportunities,
  showSavedToast,
} from '../../../src/admin/opportunities/opportunity-actions.ts';
import { opportunityList } from '../../../src/admin/opportunities/opportunity-list.ts';
import { eventually } from '../../support/eventually.ts';
import { provideSession } from '../support/provide-session.ts';
import { bodyOf, calls, done, lithium, ok, pages, refusal, server, winery } from '../support/server.ts';

provideSession(() => {
  opportunityBatch.close();
  opportunityBatch.showToast(undefined);
  opportunityList.$list.set({ kind: 'loading' });
});

const draft: Opportunity = { ...lithium, status: 'draft', imageURL: [] };
const otherDraft: Opportunity = { ...winery, status: 'draft' };
const writes = () => calls().filter((call) => !call.startsWith('GET'));

/** A server that creates a new version on every save and returns empty lists. */
function saving(): void {
  server.mockImplementation((path, { body }) => {
    if (path.includes('/all?')) return pages([])(path);
    if (path.includes('/delete/')) return done();
    if (path.includes('/restore/')) return ok({ ...lithium, version: 4 });
    const { id, version, ...changes } = JSON.parse(String(body));
    return ok({ ...(id === lithium.id ? lithium : winery), ...changes, version: version + 1 });
  });
}

test('Publishing drafts sends their full content and the version shown', async () => {
  saving();
  opportunityList.$list.set({ kind: 'loaded', items: [draft, otherDraft] });
  const running = runOnOpportunities('publish', [draft, otherDraft]);
  expect(opportunityBatch.$state.get()).toEqual({ kind: 'running', task: 'publish', done: 0, total: 2 });
  expect((await running).map(({ status, version }) => [status, version])).toEqual([
    ['published', 4],
    ['published', 4],
  ]);
  const { title, subtitle, sector, language, description, imageURL } = draft;
  const content = { title, subtitle, sector, language, description, imageURL };
  expect(bodyOf(0)).toEqual({ ...content, id: draft.id, version: 3, status: 'published' });
  expect(opportunityBatch.$state.get()).toEqual({ kind: 'idle' });
  expect(opportunityBatch.$toast.get()).toMatchObject({ kind: 'published', title: 'Lithium', count: 2 });
});

test('Confirming several sends today’s day, is of no use to samples, and undo restores the versions before', async () => {
  saving();
  const today = dayInArgentina(new Date());
  expect(hasEffect('confirm', { ...draft, sample: true })).toBe(false);
  expect(hasEffect('confirm', { ...draft, confirmedOn: today })).toBe(false);
  expect(hasEffect('confirm', { ...draft, confirmedOn: '2026-01-01' })).toBe(true);
  await runOnOpportunities('confirm', [draft, otherDraft]);
  const confirmed = [bodyOf(0), bodyOf(1)];
  expect(confirmed).toMatchObject(
    [draft, otherDraft].map(({ id, title }) => ({ id, version: 3, title, confirmedOn: today })),
  );
  for (const body of confirmed) expect(body).not.toHaveProperty('status');
  expect(opportunityBatch.$toast.get()).toMatchObject({ kind: 'confirmed', count: 2 });
  opportunityBatch.$toast.get()?.undo?.();
  await eventually(() => expect(opportunityBatch.$toast.get()?.kind).toBe('reverted'));
  expect(writes().slice(-2)).toEqual([draft, otherDraft].map(({ id }) => `POST /api/opportunities/restore/${id}`));
});

test('Undoing a publication turns the opportunities back into drafts of their current versions', async () => {
  saving();
  await runOnOpportunities('publish', [draft, otherDraft]);
  opportunityBatch.$toast.get()?.undo?.();
  await eventually(() => expect(opportunityBatch.$toast.get()?.kind).toBe('unpublished'));
  expect(writes()).toHaveLength(4);
  const undone = server.mock.calls.filter(([, { method }]) => method === 'POST').slice(2);
  for (const [, { body }] of undone) expect(JSON.parse(String(body))).toMatchObject({ version: 4, status: 'draft' });
});

test('Undoing a deletion restores the opportunities', async () => {
  saving();
  await runOnOpportunities('delete', [draft]);
  expect(writes()).toEqual([`DELETE /api/opportunities/delete/${draft.id}?version=3`]);
  opportunityBatch.$toast.get()?.undo?.();
  await eventually(() => expect(opportunityBatch.$toast.get()?.kind).toBe('restored'));
  expect(writes().at(-1)).toBe(`POST /api/opportunities/restore/${draft.id}`);
});

test('Undoing an edit restores the version before, and has no effect on a first version', async () => {
  saving();
  await runOnOpportunities('revert', [lithium]);
  expect(bodyOf(0)).toEqual({ version: 2, current: 3 });
  expect(hasEffect('revert', lithium)).toBe(true);
  expect(hasEffect('revert', { ...lithium, version: 1 })).toBe(false);
});

test('A saved edit can be undone, unless it created no version', () => {
  opportunityList.$list.set({ kind: 'loaded', items: [lithium] });
  const saved = { ...lithium, title: 'Lithium, edited', version: 4 };
  showSavedToast(saved, lithium, false);
  expect(opportunityBatch.$toast.get()).toMatchObject({
    kind: 'updated',
    title: 'Lithium, edited',
    undo: expect.any(Function),
  });
  expect(opportunityList.$list.get()).toMatchObject({ items: [saved] });
  showSavedToast(lithium, lithium, true);
  expect(opportunityBatch.$toast.get()).toMatchObject({ kind: 'unchanged' });
  expect(opportunityBatch.$toast.get()?.undo).toBeUndefined();
  showSavedToast({ ...saved, id: winery.id }, lithium, false);
  expect(opportunityBatch.$toast.get()).toMatchObject({ kind: 'saved' });
});

test('A failure in a batch is reported by name and the other items still run', async () => {
  server
    .mockImplementationOnce(() => refusal('conflict'))
    .mockImplementationOnce(() => ok({ ...winery, version: 4 }))
    .mockImplementation(pages([]));
  await runOnOpportunities('publish', [draft, otherDraft]);
  expect(opportunityBatch.$state.get()).toMatchObject({
    kind: 'failed',
    task: 'publish',
    failed: [{ item: { title: 'Lithium' }, error: { status: 409 } }],
  });
  expect(opportunityBatch.$toast.get()).toMatchObject({ kind: 'published', title: 'Winery', count: 1 });
  opportunityBatch.close();
  expect(opportunityBatch.$state.get()).toEqual({ kind: 'idle' });
});

test('The end of the session stops the rest of a batch', async () => {
  server
    .mockImplementationOnce(() => ok({ ...lithium, version: 4 }))
    .mockImplementationOnce(() => refusal('forbidden'))
    .mockImplementation(pages([]));
  expect(await runOnOpportunities('publish', [draft, otherDraft, otherDraft])).toHaveLength(1);
  expect(writes()).toHaveLength(2);
  expect(opportunityBatch.$state.get()).toEqual({ kind: 'idle' });
});

test('A stopped batch finishes its current item, which can be undone', async () => {
  saving();
  const running = runOnOpportunities('publish', [draft, otherDraft]);
  opportunityBatch.stop();
  expect(await running).toHaveLength(1);
  expect(opportunityBatch.$state.get()).toEqual({ kind: 'idle' });
  expect(opportunityBatch.$toast.get()).toMatchObject({ count: 1, undo: expect.any(Function) });
  expect(await runOnOpportunities('publish', [draft, otherDraft])).toHaveLength(2);
});

test('No batch starts while another one is running', async () => {
  saving();
  const running = runOnOpportunities('publish', [draft]);
  expect(await runOnOpportunities('delete', [winery])).toEqual([]);
  await running;
  expect(writes()).toHaveLength(1);
});
