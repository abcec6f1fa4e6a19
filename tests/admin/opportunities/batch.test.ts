import { expect, test } from 'vitest';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { $adminOpportunities } from '../../../src/admin/opportunities/opportunities.ts';
import {
  $batch,
  $toast,
  clearToast,
  closeBatch,
  concerns,
  runBatch,
  stopBatch,
  tellSaved,
} from '../../../src/admin/opportunities/opportunity-actions.ts';
import { eventually } from '../../support/eventually.ts';
import { provideSession } from '../support/provide-session.ts';
import { bodyOf, calls, done, lithium, ok, pages, refusal, server, winery } from '../support/server.ts';

provideSession(() => {
  closeBatch();
  clearToast();
  $adminOpportunities.set({ kind: 'loading' });
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
    const { id, status, version } = JSON.parse(String(body));
    return ok({ ...(id === lithium.id ? lithium : winery), status, version: version + 1 });
  });
}

test('Publishing drafts sends their full content and the version shown', async () => {
  saving();
  $adminOpportunities.set({ kind: 'loaded', opportunities: [draft, otherDraft] });
  const running = runBatch('publish', [draft, otherDraft]);
  expect($batch.get()).toEqual({ kind: 'running', task: 'publish', done: 0, total: 2 });
  expect((await running).map(({ status, version }) => [status, version])).toEqual([
    ['published', 4],
    ['published', 4],
  ]);
  const { title, subtitle, sector, language, description, imageURL } = draft;
  const content = { title, subtitle, sector, language, description, imageURL };
  expect(bodyOf(0)).toEqual({ ...content, id: draft.id, version: 3, status: 'published' });
  expect($batch.get()).toEqual({ kind: 'idle' });
  expect($toast.get()).toMatchObject({ kind: 'published', title: 'Lithium', count: 2 });
});

test('Undoing a publication turns the opportunities back into drafts of their current versions', async () => {
  saving();
  await runBatch('publish', [draft, otherDraft]);
  $toast.get()?.undo?.();
  await eventually(() => expect($toast.get()?.kind).toBe('unpublished'));
  expect(writes()).toHaveLength(4);
  const undone = server.mock.calls.filter(([, { method }]) => method === 'POST').slice(2);
  for (const [, { body }] of undone) expect(JSON.parse(String(body))).toMatchObject({ version: 4, status: 'draft' });
});

test('Undoing a deletion restores the opportunities', async () => {
  saving();
  await runBatch('delete', [draft]);
  expect(writes()).toEqual([`DELETE /api/opportunities/delete/${draft.id}?version=3`]);
  $toast.get()?.undo?.();
  await eventually(() => expect($toast.get()?.kind).toBe('restored'));
  expect(writes().at(-1)).toBe(`POST /api/opportunities/restore/${draft.id}`);
});

test('Undoing an edit restores the previous version, unless a newer one exists', async () => {
  saving();
  await runBatch('revert', [lithium]);
  expect(bodyOf(0)).toEqual({ version: 2, current: 3 });
  expect(concerns('revert', lithium)).toBe(true);
  expect(concerns('revert', { ...lithium, version: 1 })).toBe(false);
});

test('A saved edit can be undone, unless it created no version', () => {
  $adminOpportunities.set({ kind: 'loaded', opportunities: [lithium] });
  const saved = { ...lithium, title: 'Lithium, edited', version: 4 };
  tellSaved(saved, lithium, false);
  expect($toast.get()).toMatchObject({ kind: 'updated', title: 'Lithium, edited', undo: expect.any(Function) });
  expect($adminOpportunities.get()).toMatchObject({ opportunities: [saved] });
  tellSaved(lithium, lithium, true);
  expect($toast.get()).toMatchObject({ kind: 'unchanged' });
  expect($toast.get()?.undo).toBeUndefined();
  tellSaved({ ...saved, id: winery.id }, lithium, false);
  expect($toast.get()).toMatchObject({ kind: 'saved' });
});

test('A failure in a batch is reported by name and the other items still run', async () => {
  server
    .mockImplementationOnce(() => refusal('conflict'))
    .mockImplementationOnce(() => ok({ ...winery, version: 4 }))
    .mockImplementation(pages([]));
  await runBatch('publish', [draft, otherDraft]);
  expect($batch.get()).toMatchObject({
    kind: 'failed',
    task: 'publish',
    failed: [{ item: { title: 'Lithium' }, error: { status: 409 } }],
  });
  expect($toast.get()).toMatchObject({ kind: 'published', title: 'Winery', count: 1 });
  closeBatch();
  expect($batch.get()).toEqual({ kind: 'idle' });
});

test('The end of the session stops the rest of a batch', async () => {
  server
    .mockImplementationOnce(() => ok({ ...lithium, version: 4 }))
    .mockImplementationOnce(() => refusal('forbidden'))
    .mockImplementation(pages([]));
  expect(await runBatch('publish', [draft, otherDraft, otherDraft])).toHaveLength(1);
  expect(writes()).toHaveLength(2);
  expect($batch.get()).toEqual({ kind: 'idle' });
});

test('A stopped batch finishes its current item, which can be undone', async () => {
  saving();
  const running = runBatch('publish', [draft, otherDraft]);
  stopBatch();
  expect(await running).toHaveLength(1);
  expect($batch.get()).toEqual({ kind: 'idle' });
  expect($toast.get()).toMatchObject({ count: 1, undo: expect.any(Function) });
  expect(await runBatch('publish', [draft, otherDraft])).toHaveLength(2);
});

test('No batch starts while another one is running', async () => {
  saving();
  const running = runBatch('publish', [draft]);
  expect(await runBatch('delete', [winery])).toEqual([]);
  await running;
  expect(writes()).toHaveLength(1);
});
