import { expect, test } from 'vitest';
import { damage } from './damage.ts';
import { enquiryGrowth } from './enquiry-growth.ts';
import { enquiryGuesses } from './enquiry-guesses.ts';
import { faultyEnquiries } from './faulty-enquiries.ts';
import { faultyOperations } from './faulty-operations.ts';
import { growth } from './growth.ts';
import { limitsGrowth } from './limits-growth.ts';
import { listLoad } from './list-load.ts';
import { modelSequences } from './model-sequences.ts';
import { storeDown } from './store-down.ts';

const parts = [
  faultyOperations,
  faultyEnquiries,
  modelSequences,
  damage,
  storeDown,
  listLoad,
  growth,
  enquiryGrowth,
  enquiryGuesses,
  limitsGrowth,
];
const seed = 1;

test.each(parts)('$title: $promise', async ({ run }) => {
  const { figure, passed, log } = await run('short', seed);
  expect(passed, `seed ${seed}: ${figure}\n${log}`).toBe(true);
});
