import { expect, test } from 'vitest';
import { duplicate } from '../../../src/admin/state/duplicate.ts';
import { rememberedUnsaved } from '../../../src/admin/state/tab.ts';
import { newSubject, readUnsaved } from '../../../src/admin/state/unsaved.ts';
import { provideSession } from './provide-session.ts';
import { lithium } from './server.ts';

provideSession();

const duplicateOf = (changes: object) => {
  duplicate({ ...lithium, ...changes });
  return readUnsaved(rememberedUnsaved(newSubject) ?? '');
};

test('a duplicate is a draft with all that the original says, and a title that tells the two apart', () => {
  const { description, sector, imageURL } = lithium;
  expect(duplicateOf({ province: 'SAL' })).toMatchObject({
    ...{ title: 'Lithium (2)', status: 'draft', description, sector, imageURL, province: 'SAL' },
  });
});

test('it is an edit of nothing, and its title is no longer than a title may be', () => {
  const kept = duplicateOf({ title: 'x'.repeat(160) });
  expect(kept?.version).toBeUndefined();
  expect(kept?.title).toHaveLength(160);
  expect(kept?.title).toMatch(/x \(2\)$/);
});
