import { cleanTestStorage, getTestStorage, setTestStorageKey } from '@nanostores/persistent';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  $unsaved,
  dropAllUnsaved,
  dropUnsaved,
  freshName,
  keepUnsaved,
  readUnsaved,
  startAnew,
  subjectOf,
  type UnsavedChanges,
} from '../../../src/admin/state/unsaved.ts';
import { storeElsewhere, stubLocalStorage } from './storage.ts';

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

test('what was typed is stored under a key of its own', () => {
  keepUnsaved('some-id', changes);
  expect(readUnsaved('some-id')).toEqual(changes);
  expect(Object.keys(getTestStorage())).toEqual(['adminDraft:some-id']);
});

test('what was dropped is gone from the storage', () => {
  keepUnsaved('some-id', changes);
  dropUnsaved('some-id');
  expect(readUnsaved('some-id')).toBeUndefined();
  expect(getTestStorage()).toEqual({});
});

test.each(['', 'null', '{', '[]', '{"title":1}', JSON.stringify({ ...changes, imageURL: 'x' })])(
  'what is stored and cannot be read (%s) is none',
  (stored) => {
    setTestStorageKey('adminDraft:some-id', stored);
    expect(readUnsaved('some-id')).toBeUndefined();
  },
);

test('what was typed for an opportunity that is gone becomes a new one’s, without its version', () => {
  keepUnsaved('some-id/one', changes);
  keepUnsaved('new/other', { ...changes, title: 'Other' });
  const anew = startAnew('some-id/one');
  const { version: _, ...content } = changes;
  expect(anew).toMatch(/^new\/[0-9a-f-]{36}$/);
  expect(readUnsaved(anew ?? '')).toEqual(content);
  expect(readUnsaved('some-id/one')).toBeUndefined();
  expect(readUnsaved('new/other')?.title).toBe('Other');
});

test('nothing becomes of what is not there', () => {
  expect(startAnew('some-id')).toBeUndefined();
  expect(getTestStorage()).toEqual({});
});

test('every form has a name of its own, by which its subject is known; old ones are named by their subject', () => {
  const names = [freshName('some-id'), freshName('some-id')];
  expect(new Set(names).size).toBe(2);
  expect([...names, 'some-id'].map(subjectOf)).toEqual(['some-id', 'some-id', 'some-id']);
});

test('all of them can be dropped, those of other tabs too', () => {
  setTestStorageKey('adminDraft:new/other', JSON.stringify(changes));
  keepUnsaved('some-id', changes);
  dropAllUnsaved();
  expect(getTestStorage()).toEqual({});
});

test('what another tab types is heard of, and never written back', () => {
  const stop = $unsaved.listen(() => {});
  keepUnsaved('new/mine', changes);
  const unknown = '{"of":"a later version"}';
  storeElsewhere('adminDraft:new/later', unknown);
  storeElsewhere('adminDraft:new/other', JSON.stringify({ ...changes, title: 'Typed elsewhere' }));
  expect($unsaved.get()['new/other']?.title).toBe('Typed elsewhere');
  keepUnsaved('new/mine', { ...changes, title: 'Typed here' });
  expect(getTestStorage()).toMatchObject({ 'adminDraft:new/later': unknown });
  stop();
});
