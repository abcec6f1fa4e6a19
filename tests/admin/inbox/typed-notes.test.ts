import {
  setPersistentEngine,
  useTestStorageEngine as useStorage,
  windowPersistentEvents,
} from '@nanostores/persistent';
import { expect, test } from 'vitest';
import { createEnquiry } from '../../../src/admin/enquiry/open-enquiry.ts';
import { dropAllTyped, removeListed, storeTypedNote, typedNote } from '../../../src/admin/inbox/enquiry-list.ts';
import { mine, wind } from '../support/enquiry-samples.ts';
import { provideSession } from '../support/provide-session.ts';
import { ok, refusal, server } from '../support/server.ts';

provideSession(dropAllTyped);

test('Each enquiry has its own typed note, and emptying it removes it', () => {
  storeTypedNote(wind.id, 'Called\n');
  storeTypedNote(mine.id, 'Mail');
  expect([typedNote(wind.id), typedNote(mine.id)]).toEqual(['Called\n', 'Mail']);
  storeTypedNote(wind.id, ' ');
  expect([typedNote(wind.id), typedNote(mine.id)]).toEqual(['', 'Mail']);
});

test('A typed note is kept until it is stored, and other changes keep it', async () => {
  server.mockImplementation((_, { method }) => ok(method === 'GET' ? wind : { ...wind, version: wind.version + 1 }));
  const of = createEnquiry(wind.id);
  await of.load();
  storeTypedNote(wind.id, 'Called');
  await of.update({ state: 'meeting' });
  expect(typedNote(wind.id)).toBe('Called');
  await of.update({ note: 'Called' });
  expect(typedNote(wind.id)).toBe('');
});

test('A typed note is removed when its enquiry is erased or missing', async () => {
  storeTypedNote(wind.id, 'Called');
  removeListed(wind.id);
  expect(typedNote(wind.id)).toBe('');
  storeTypedNote(mine.id, 'Called');
  server.mockImplementation(() => refusal('not-found'));
  await createEnquiry(mine.id).load();
  expect(typedNote(mine.id)).toBe('');
});

test('A full storage does not make typing a note fail', () => {
  const full = new Proxy<Record<string, string>>({}, { set: () => false });
  setPersistentEngine(full, windowPersistentEvents);
  try {
    expect(() => storeTypedNote(wind.id, 'Called')).not.toThrow();
  } finally {
    useStorage();
  }
});
