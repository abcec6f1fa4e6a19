import { expect, test } from 'vitest';
import { removeOpportunity } from '../../../src/admin/state/actions.ts';
import {
  $adminOpportunities,
  loadOpportunities,
  openOpportunities,
  refreshOpportunities,
} from '../../../src/admin/state/opportunities.ts';
import { eventually } from '../../support/eventually.ts';
import { provideSession } from './provide-session.ts';
import { calls, done, imageName, lithium, ok, pages, refusal, server, winery } from './server.ts';

provideSession(() => $adminOpportunities.set({ kind: 'loading' }));

const titles = () => {
  const list = $adminOpportunities.get();
  return list.kind === 'loaded' ? list.opportunities.map(({ title }) => title) : list.kind;
};

test('the list is loading, then there', async () => {
  server.mockImplementation(pages([lithium, winery]));
  const loading = loadOpportunities();
  expect(titles()).toBe('loading');
  await loading;
  expect(titles()).toEqual(['Lithium', 'Winery']);
});

test('it is asked for page by page, and shows what has come while the rest is on its way', async () => {
  const second = Promise.withResolvers<Response>();
  server
    .mockImplementationOnce(() => ok([lithium]))
    .mockImplementationOnce(() => second.promise)
    .mockImplementation(() => ok([]));
  const loading = loadOpportunities();
  await eventually(() => expect($adminOpportunities.get()).toMatchObject({ more: true, opportunities: [lithium] }));
  second.resolve(Response.json([winery]));
  await loading;
  expect($adminOpportunities.get()).toEqual({ kind: 'loaded', opportunities: [lithium, winery] });
  expect(calls()).toEqual([
    'GET /api/opportunities/all?after=',
    `GET /api/opportunities/all?after=${lithium.id}`,
    `GET /api/opportunities/all?after=${winery.id}`,
  ]);
});

test('a list at hand stays as it is until the whole of the new one is there', async () => {
  $adminOpportunities.set({ kind: 'loaded', opportunities: [lithium, winery] });
  const second = Promise.withResolvers<Response>();
  server.mockImplementationOnce(() => ok([winery])).mockImplementation(() => second.promise);
  const opening = openOpportunities();
  await eventually(() => expect(server).toHaveBeenCalledTimes(2));
  expect(titles()).toEqual(['Lithium', 'Winery']);
  second.resolve(Response.json([]));
  await opening;
  expect(titles()).toEqual(['Winery']);
});

test('a failure keeps its reason, and trying again gets the list', async () => {
  server.mockImplementationOnce(() => refusal('unavailable')).mockImplementation(pages([winery]));
  await loadOpportunities();
  expect($adminOpportunities.get()).toMatchObject({ kind: 'failed', error: { status: 503 } });
  await loadOpportunities();
  expect(titles()).toEqual(['Winery']);
});

test('an answer that is overtaken by a later one is dropped', async () => {
  const slow = Promise.withResolvers<Response>();
  server.mockImplementationOnce(() => slow.promise).mockImplementation(pages([winery]));
  const first = refreshOpportunities();
  await refreshOpportunities();
  slow.resolve(Response.json([lithium]));
  await first;
  expect(titles()).toEqual(['Winery']);
});

test('deleting takes the row away, deletes its images and refreshes the list', async () => {
  server.mockImplementation((path) => (path.includes('/all?') ? pages([winery])(path) : done()));
  $adminOpportunities.set({ kind: 'loaded', opportunities: [lithium, winery] });
  expect(await removeOpportunity(lithium)).toMatchObject({ kind: 'answered' });
  expect(titles()).toEqual(['Winery']);
  await eventually(() => expect(server).toHaveBeenCalledTimes(5));
  expect(calls()[0]).toBe(`DELETE /api/opportunities/delete/${lithium.id}?version=3`);
  expect(calls().slice(1).toSorted()).toEqual([
    `DELETE /api/files/delete/${imageName('a')}`,
    `DELETE /api/files/delete/${imageName('b')}`,
    'GET /api/opportunities/all?after=',
    `GET /api/opportunities/all?after=${winery.id}`,
  ]);
});

test('a deletion that fails takes nothing away and deletes no image', async () => {
  server.mockImplementation(() => refusal('unavailable'));
  $adminOpportunities.set({ kind: 'loaded', opportunities: [lithium, winery] });
  expect(await removeOpportunity(lithium)).toMatchObject({ kind: 'failed' });
  expect(titles()).toEqual(['Lithium', 'Winery']);
  expect(server).toHaveBeenCalledOnce();
});

test('a deletion of what was changed meanwhile takes nothing away, and the list is asked for anew', async () => {
  server.mockImplementation((path) =>
    path.includes('/all?') ? pages([{ ...lithium, title: 'Lithium again', version: 4 }])(path) : refusal('conflict'),
  );
  $adminOpportunities.set({ kind: 'loaded', opportunities: [lithium] });
  expect(await removeOpportunity(lithium)).toMatchObject({ kind: 'failed', error: { status: 409 } });
  await eventually(() => expect(titles()).toEqual(['Lithium again']));
});
