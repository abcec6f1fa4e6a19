import { expect, test } from 'vitest';
import type { LandedWrite } from '../support/strict-blob-server/strict-blob-server-log.ts';
import { Ledger, sweeper } from './ledger.ts';

function version(number: number, imageURL: readonly string[] = []) {
  return { version: number, writeToken: `token ${number}`, title: `Title ${number}`, imageURL };
}

function record(number: number, rest: object = {}) {
  const past = Array.from({ length: number - 1 }, (_, index) => version(number - 1 - index));
  return { ...version(number), past, ...rest };
}

function put(store: string, key: string, value: unknown, client = 'somebody'): LandedWrite {
  return { method: 'PUT', store, key, body: Buffer.from(JSON.stringify(value)), client };
}

const removal: LandedWrite = {
  method: 'DELETE',
  store: 'opportunities',
  key: 'x',
  body: Buffer.alloc(0),
  client: sweeper,
};

function violationsOf(...writes: readonly LandedWrite[]): readonly string[] {
  const ledger = new Ledger();
  for (const write of writes) ledger.note(write);
  return ledger.violations;
}

test('A record that grows by versions, is deleted, restored and erased in time causes no violation', () => {
  const deletedAt = '2026-01-01T00:00:00Z';
  const trashed = record(2, { deletedAt });
  const erased = { ...version(3), past: [], deletedAt, erasedAt: '2026-01-31T00:00:00Z' };
  const records = [record(1), record(2), trashed, record(2), record(3), record(3, { deletedAt }), erased];
  expect(violationsOf(...records.map((one, at) => put('opportunities', 'x', one, `${at}`)), removal)).toEqual([]);
});

test.each([
  ['a version that was left out', [record(1), record(3)], 'went from version 1 to 3'],
  ['a version that another has overwritten', [record(1), { ...record(1), writeToken: 'other' }], 'changed without'],
  ['a past version that is gone', [record(1), record(2), { ...record(3), past: [version(2)] }], 'lost a past version'],
  ['a save that occurs twice', [record(1), { ...record(2), past: [version(2)] }], 'a version occurs twice'],
  ['a record that begins with a past', [record(2)], 'began with a past'],
  ['an image that is not there', [{ ...record(1), imageURL: ['lost.webp'] }], 'names lost.webp, which is missing'],
])('The ledger reports %s', (_, records, sentence) => {
  const violations = violationsOf(...records.map((one, at) => put('opportunities', 'x', one, `${at}`)));
  expect(violations.join()).toContain(sentence);
});

test('The ledger reports one operation that wrote twice, except for the sweep', () => {
  const twice = (client: string) => [put('images', 'a', 1, client), put('images', 'b', 1, client)];
  expect(violationsOf(...twice('somebody'))).toEqual(['somebody was applied 2 times']);
  expect(violationsOf(...twice(sweeper))).toEqual([]);
});

test('The ledger reports erasing a record that is live or under 30 days in the trash', () => {
  expect(violationsOf(put('opportunities', 'x', record(1)), removal).join()).toContain('a live record was erased');
  const young = record(1, { deletedAt: '2026-02-20T00:00:00Z' });
  expect(violationsOf(put('opportunities', 'x', young), removal).join()).toContain('removed before it was erased');
  const erased = { ...young, erasedAt: '2026-03-21T00:00:00Z' };
  const violations = violationsOf(put('opportunities', 'x', young), put('opportunities', 'x', erased, 'another'));
  expect(violations.join()).toContain('erased before its 30 days');
});

test('The ledger reports deleting an image of a past version, and changing an enquiry', () => {
  const image = put('images', 'a.webp', 1);
  const naming = put('opportunities', 'x', { ...record(1), past: [], imageURL: ['a.webp'] }, 'another');
  const violations = violationsOf(image, naming, { ...image, method: 'DELETE' });
  expect(violations).toEqual(['a.webp was deleted while referenced']);
  const enquiry = put('enquiries', 'k', {});
  expect(violationsOf(enquiry, { ...enquiry, client: 'another' })).toEqual(['the enquiry k was overwritten']);
});
