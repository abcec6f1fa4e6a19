import { cleanTestStorage, getTestStorage, setTestStorageKey } from '@nanostores/persistent';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  $drafts,
  type Draft,
  dropAllDrafts,
  dropDraft,
  freshName,
  keepDraft,
  readDraft,
  startAnew,
  subjectOf,
} from '../../../src/admin/state/unsaved.ts';
import { storeElsewhere, stubLocalStorage } from './storage.ts';

const draft: Draft = { title: 'T', subtitle: '', sector: '', description: 'half a sen', imageURL: [], version: 4 };

beforeEach(stubLocalStorage);
afterEach(() => {
  dropAllDrafts();
  vi.unstubAllGlobals();
  cleanTestStorage();
});

test('a draft is stored under a key of its own', () => {
  keepDraft('some-id', draft);
  expect(readDraft('some-id')).toEqual(draft);
  expect(Object.keys(getTestStorage())).toEqual(['adminDraft:some-id']);
});

test('a dropped draft is gone from the storage', () => {
  keepDraft('some-id', draft);
  dropDraft('some-id');
  expect(readDraft('some-id')).toBeUndefined();
  expect(getTestStorage()).toEqual({});
});

test.each(['', 'null', '{', '[]', '{"title":1}', JSON.stringify({ ...draft, imageURL: 'x' })])(
  'a stored draft that cannot be read (%s) is none',
  (stored) => {
    setTestStorageKey('adminDraft:some-id', stored);
    expect(readDraft('some-id')).toBeUndefined();
  },
);

test('the draft of an opportunity that is gone becomes one of a new one, without its version', () => {
  keepDraft('some-id/one', draft);
  keepDraft('new/other', { ...draft, title: 'Other' });
  const anew = startAnew('some-id/one');
  const { version: _, ...content } = draft;
  expect(anew).toMatch(/^new\/[0-9a-f-]{36}$/);
  expect(readDraft(anew ?? '')).toEqual(content);
  expect(readDraft('some-id/one')).toBeUndefined();
  expect(readDraft('new/other')?.title).toBe('Other');
});

test('nothing becomes of a draft that is not there', () => {
  expect(startAnew('some-id')).toBeUndefined();
  expect(getTestStorage()).toEqual({});
});

test('every form has a name of its own, by which its subject is known; an old draft is named by its subject', () => {
  const names = [freshName('some-id'), freshName('some-id')];
  expect(new Set(names).size).toBe(2);
  expect([...names, 'some-id'].map(subjectOf)).toEqual(['some-id', 'some-id', 'some-id']);
});

test('all of them can be dropped, those of other tabs too', () => {
  setTestStorageKey('adminDraft:new/other', JSON.stringify(draft));
  keepDraft('some-id', draft);
  dropAllDrafts();
  expect(getTestStorage()).toEqual({});
});

test('what another tab types is heard of, and never written back', () => {
  const stop = $drafts.listen(() => {});
  keepDraft('new/mine', draft);
  const unknown = '{"of":"a later version"}';
  storeElsewhere('adminDraft:new/later', unknown);
  storeElsewhere('adminDraft:new/other', JSON.stringify({ ...draft, title: 'Typed elsewhere' }));
  expect($drafts.get()['new/other']?.title).toBe('Typed elsewhere');
  keepDraft('new/mine', { ...draft, title: 'Typed here' });
  expect(getTestStorage()).toMatchObject({ 'adminDraft:new/later': unknown });
  stop();
});
