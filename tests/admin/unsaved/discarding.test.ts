import { expect, test } from 'vitest';
import { createDiscarding } from '../../../src/admin/unsaved/discarding.ts';
import { readUnsaved, storeUnsaved } from '../../../src/admin/unsaved/unsaved.ts';
import { calls, done, imageName, server } from '../support/server.ts';
import { setUpTabs } from '../support/tabs.ts';

const openTab = setUpTabs();
const changes = { title: 'Half a text', imageURL: [imageName('a'), imageName('b')] };

test('Changes discarded from a list can be restored', async () => {
  storeUnsaved('new/one', changes);
  const discarding = createDiscarding();
  await discarding.discard('new/one');
  expect(readUnsaved('new/one')).toBeUndefined();
  expect(discarding.$discarded.get()).toEqual({ name: 'new/one', changes });
  expect(discarding.undo()).toBe('new/one');
  expect(readUnsaved('new/one')).toEqual(changes);
  expect(discarding.$discarded.get()).toBeUndefined();
});

test('The uploads of discarded changes are deleted once they can no longer be restored', async () => {
  server.mockImplementation(done);
  storeUnsaved('new/one', changes);
  const discarding = createDiscarding(() => [imageName('b')]);
  await discarding.discard('new/one');
  expect(server).not.toHaveBeenCalled();
  discarding.forget();
  expect(calls()).toEqual([`DELETE /api/files/delete/${imageName('a')}`]);
});

test('Changes that are open in a tab are not discarded from a list', async () => {
  const tab = await openTab();
  tab.form().$values.setKey('title', 'Open elsewhere');
  const discarding = createDiscarding();
  await discarding.discard(tab.name());
  expect(readUnsaved(tab.name())).toMatchObject({ title: 'Open elsewhere' });
  expect(discarding.$discarded.get()).toBeUndefined();
});
