import { expect, test } from 'vitest';
import { removeOpportunity } from '../../../src/admin/opportunities/opportunity-actions.ts';
import { opportunityList } from '../../../src/admin/opportunities/opportunity-list.ts';
import { eventually } from '../../support/eventually.ts';
import { provideSession } from '../support/provide-session.ts';
import { calls, done, imageName, lithium, ok, pages, refusal, server, winery } from '../support/server.ts';

provideSession(() => opportunityList.$list.set({ kind: 'loading' }));

const titles = () => {
  const list = opportunityList.$list.get();
  return list.kind === 'loaded' ? list.items.map(({ title }) => title) : list.kind;
};

test('The list is loading at first and then loaded', async () => {
  server.mockImplementation(pages([lithium, winery]));
  const loading = opportunityList.load();
  expect(titles()).toBe('loading');
  await loading;
  expect(titles()).toEqual(['Lithium', 'Winery']);
});

test('The list is requested page by page and shows the first page while the rest is loading', async () => {
  const second = Promise.withResolvers<Response>();
  server
    .mockImplementationOnce(() => ok([lithium]))
    .mockImplementationOnce(() => second.promise)
    .mockImplementation(() => ok([]));
  const loading = opportunityList.load();
  await eventually(() => expect(opportunityList.$list.get()).toMatchObject({ more: true, items: [lithium] }));
  second.resolve(Response.json([winery]));
  await loading;
  expect(opportunityList.$list.get()).toEqual({ kind: 'loaded', items: [lithium, winery] });
  expect(calls()).toEqual([
    'GET /api/opportunities/all?after=',
    `GET /api/opportunities/all?after=${lithium.id}`,
    `GET /api/opportunities/all?after=${winery.id}`,
  ]);
});

test('A loaded list is kept until the new one is complete', async () => {
  opportunityList.$list.set({ kind: 'loaded', items: [lithium, winery] });
  const second = Promise.withResolvers<Response>();
  server.mockImplementationOnce(() => ok([winery])).mockImplementation(() => second.promise);
  const opening = opportunityList.open();
  await eventually(() => expect(server).toHaveBeenCalledTimes(2));
  expect(titles()).toEqual(['Lithium', 'Winery']);
  second.resolve(Response.json([]));
  await opening;
  expect(titles()).toEqual(['Winery']);
});

test('A failure keeps its reason, and a retry loads the list', async () => {
  server.mockImplementationOnce(() => refusal('unavailable')).mockImplementation(pages([winery]));
  await opportunityList.load();
  expect(opportunityList.$list.get()).toMatchObject({ kind: 'failed', error: { status: 503 } });
  await opportunityList.load();
  expect(titles()).toEqual(['Winery']);
});

test('An answer that arrives after a later one is ignored', async () => {
  const slow = Promise.withResolvers<Response>();
  server.mockImplementationOnce(() => slow.promise).mockImplementation(pages([winery]));
  const first = opportunityList.refresh();
  await opportunityList.refresh();
  slow.resolve(Response.json([lithium]));
  await first;
  expect(titles()).toEqual(['Winery']);
});

test('Deleting an opportunity removes its row, deletes its images and reloads the list', async () => {
  server.mockImplementation((path) => (path.includes('/all?') ? pages([winery])(path) : done()));
  opportunityList.$list.set({ kind: 'loaded', items: [lithium, winery] });
  expect(await removeOpportunity(lithium)).toMatchObject({ kind: 'succeeded' });
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

test('A failed deletion keeps the row and the images', async () => {
  server.mockImplementation(() => refusal('unavailable'));
  opportunityList.$list.set({ kind: 'loaded', items: [lithium, winery] });
  expect(await removeOpportunity(lithium)).toMatchObject({ kind: 'failed' });
  expect(titles()).toEqual(['Lithium', 'Winery']);
  expect(server).toHaveBeenCalledOnce();
});

test('Deleting an opportunity that was changed meanwhile keeps it and reloads the list', async () => {
  server.mockImplementation((path) =>
    path.includes('/all?') ? pages([{ ...lithium, title: 'Lithium again', version: 4 }])(path) : refusal('conflict'),
  );
  opportunityList.$list.set({ kind: 'loaded', items: [lithium] });
  expect(await removeOpportunity(lithium)).toMatchObject({ kind: 'failed', error: { status: 409 } });
  await eventually(() => expect(titles()).toEqual(['Lithium again']));
});
