import { expect, test } from 'vitest';
import { duplicate, newSubject, readUnsaved, rememberedUnsaved } from '../../../src/admin/unsaved/unsaved.ts';
import { provideSession } from '../support/provide-session.ts';
import { lithium } from '../support/server.ts';

provideSession();

const duplicateOf = (changes: object) => {
  duplicate({ ...lithium, ...changes });
  return readUnsaved(rememberedUnsaved(newSubject) ?? '');
};

test('A duplicate is a draft with the content of the original and a numbered title', () => {
  const { description, sector, imageURL } = lithium;
  expect(duplicateOf({ province: 'SAL' })).toMatchObject({
    ...{ title: 'Lithium (2)', status: 'draft', description, sector, imageURL, province: 'SAL' },
  });
});

test('A duplicate has no version, and its title stays within the limit', () => {
  const kept = duplicateOf({ title: 'x'.repeat(160) });
  expect(kept?.version).toBeUndefined();
  expect(kept?.title).toHaveLength(160);
  expect(kept?.title).toMatch(/x \(2\)$/);
});
