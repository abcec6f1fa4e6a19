import { cleanTestStorage, getTestStorage, setTestStorageKey } from '@nanostores/persistent';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  $unsaved,
  dropAllUnsaved,
  dropUnsaved,
  freshName,
  moveToNew,
  readUnsaved,
  storeUnsaved,
  subjectOf,
  type UnsavedChanges,
} from '../../../src/admin/unsaved/unsaved.ts';
import { storeElsewhere, stubLocalStorage } from '../support/storage.ts';

const changes: UnsavedChanges = {
  title: 'T',
  subtitle: '',
  sector: '',
  description: 'half a sen',
  imageURL: [],
  version: 4,
};

beforeEach(stubLocalStorage);
afterEach(() => {
  dropAllUnsaved();
  vi.unstubAllGlobals();
  cleanTestStorage();
});

test('Unsaved changes are stored under their own key', () => {
  storeUnsaved('some-id', changes);
  expect(readUnsaved('some-id')).toEqual(changes);
  expect(Object.keys(getTestStorage())).toEqual(['adminDraft:some-id']);
});

test('Dropped changes are removed from storage', () => {
  storeUnsaved('some-id', changes);
  dropUnsaved('some-id');
  expect(readUnsaved('some-id')).toBeUndefined();
  expect(getTestStorage()).toEqual({});
});

test.each(['', 'null', '{', '[]', '{"title":1}', JSON.stringify({ ...changes, imageURL: 'x' })])(
  'Unreadable stored changes (%s) are ignored',
  (stored) => {
    setTestStorageKey('adminDraft:some-id', stored);
    expect(readUnsaved('some-id')).toBeUndefined();
  },
);

test('Changes to a deleted opportunity become those of a new one, without a version', () => {
  storeUnsaved('some-id/one', changes);
  storeUnsaved('new/other', { ...changes, title: 'Other' });
  const moved = moveToNew('some-id/one');
  const { version: _, ...content } = changes;
  expect(moved).toMatch(/^new\/[0-9a-f-]{36}$/);
  expect(readUnsaved(moved ?? '')).toEqual(content);
  expect(readUnsaved('some-id/one')).toBeUndefined();
  expect(readUnsaved('new/other')?.title).toBe('Other');
});

test('Changes that do not exist cannot become those of a new opportunity', () => {
  expect(moveToNew('some-id')).toBeUndefined();
  expect(getTestStorage()).toEqual({});
});

test('Every form has a unique name with its subject, and older names are the subject itself', () => {
  const names = [freshName('some-id'), freshName('some-id')];
  expect(new Set(names).size).toBe(2);
  expect([...names, 'some-id'].map(subjectOf)).toEqual(['some-id', 'some-id', 'some-id']);
});

test('All unsaved changes can be dropped, including those of other tabs', () => {
  setTestStorageKey('adminDraft:new/other', JSON.stringify(changes));
  storeUnsaved('some-id', changes);
  dropAllUnsaved();
  expect(getTestStorage()).toEqual({});
});

test('Changes from another tab are read and never written back', () => {
  const stop = $unsaved.listen(() => {});
  storeUnsaved('new/mine', changes);
  const unknown = '{"of":"a later version"}';
  storeElsewhere('adminDraft:new/later', unknown);
  storeElsewhere('adminDraft:new/other', JSON.stringify({ ...changes, title: 'Typed elsewhere' }));
  expect($unsaved.get()['new/other']?.title).toBe('Typed elsewhere');
  storeUnsaved('new/mine', { ...changes, title: 'Typed here' });
  expect(getTestStorage()).toMatchObject({ 'adminDraft:new/later': unknown });
  stop();
});
