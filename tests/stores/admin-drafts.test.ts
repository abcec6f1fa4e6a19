import { cleanTestStorage, getTestStorage, setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  $drafts,
  type Draft,
  dropDraft,
  keepDraft,
  newDraft,
  readDraft,
  startAnew,
} from '../../src/stores/admin-drafts.ts';

const draft: Draft = { title: 'T', subtitle: '', sector: '', description: 'half a sen', imageURL: [], version: 4 };

let leave = () => {};
beforeAll(useTestStorageEngine);
beforeEach(() => {
  leave = $drafts.listen(() => {});
});
afterEach(() => {
  leave();
  $drafts.set({});
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

test('the draft of an opportunity that is gone becomes the draft of a new one, without its version', () => {
  keepDraft('some-id', draft);
  expect(startAnew('some-id')).toBe(true);
  const { version: _, ...content } = draft;
  expect(readDraft(newDraft)).toEqual(content);
  expect(readDraft('some-id')).toBeUndefined();
});

test('it replaces no draft of a new opportunity that is there', () => {
  keepDraft('some-id', draft);
  keepDraft(newDraft, { ...draft, title: 'Other' });
  expect(startAnew('some-id')).toBe(false);
  expect(readDraft(newDraft)?.title).toBe('Other');
  expect(readDraft('some-id')).toEqual(draft);
});
