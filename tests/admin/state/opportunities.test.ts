import { expect, test } from 'vitest';
import {
  $adminOpportunities,
  loadOpportunities,
  refreshOpportunities,
  removeOpportunity,
} from '../../../src/admin/state/opportunities.ts';
import { eventually } from '../../support/eventually.ts';
import { provideSession } from './provide-session.ts';
import { calls, done, imageName, lithium, ok, refusal, server, winery } from './server.ts';

provideSession(() => $adminOpportunities.set({ kind: 'loading' }));

const titles = () => {
  const list = $adminOpportunities.get();
  return list.kind === 'loaded' ? list.opportunities.map(({ title }) => title) : list.kind;
};

test('the list is loading, then there', async () => {
  server.mockImplementation(() => ok([lithium, winery]));
  const loading = loadOpportunities();
  expect(titles()).toBe('loading');
  await loading;
  expect(titles()).toEqual(['Lithium', 'Winery']);
});

test('a failure keeps its reason, and trying again gets the list', async () => {
  server.mockImplementationOnce(() => refusal('unavailable')).mockImplementation(() => ok([winery]));
  await loadOpportunities();
  expect($adminOpportunities.get()).toMatchObject({ kind: 'failed', error: { status: 503 } });
  await loadOpportunities();
  expect(titles()).toEqual(['Winery']);
});

test('an answer that is overtaken by a later one is dropped', async () => {
  const slow = Promise.withResolvers<Response>();
  server.mockImplementationOnce(() => slow.promise).mockImplementation(() => ok([winery]));
  const first = refreshOpportunities();
  await refreshOpportunities();
  slow.resolve(Response.json([lithium, winery]));
  await first;
  expect(titles()).toEqual(['Winery']);
});

test('deleting takes the row away, deletes its images and refreshes the list', async () => {
  server.mockImplementation((path) => (path.endsWith('/all') ? ok([winery]) : done()));
  $adminOpportunities.set({ kind: 'loaded', opportunities: [lithium, winery] });
  expect(await removeOpportunity(lithium)).toMatchObject({ kind: 'answered' });
  expect(titles()).toEqual(['Winery']);
  await eventually(() => expect(server).toHaveBeenCalledTimes(4));
  expect(calls()[0]).toBe(`DELETE /api/opportunities/delete/${lithium.id}?version=3`);
  expect(calls().slice(1).toSorted()).toEqual([
    `DELETE /api/files/delete/${imageName('a')}`,
    `DELETE /api/files/delete/${imageName('b')}`,
    'GET /api/opportunities/all',
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
    path.endsWith('/all') ? ok([{ ...lithium, title: 'Lithium again', version: 4 }]) : refusal('conflict'),
  );
  $adminOpportunities.set({ kind: 'loaded', opportunities: [lithium] });
  expect(await removeOpportunity(lithium)).toMatchObject({ kind: 'failed', error: { status: 409 } });
  await eventually(() => expect(titles()).toEqual(['Lithium again']));
});
