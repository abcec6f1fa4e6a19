import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faults } from '../../workshop/planted-faults/faults.ts';

const root = join(import.meta.dirname, '../..');

test.each(Object.entries(faults))(
  'Each fault of the list for "%s" changes exactly one place in its file',
  (_, list) => {
    const misplaced = list.filter(([file, find]) => readFileSync(join(root, file), 'utf8').split(find).length !== 2);
    expect(misplaced).toEqual([]);
  },
);
