import { backupCrashes } from './backup.ts';
import { badImageUploads } from './bad-images.ts';
import { crashPoints } from './crash-points.ts';
import { damage } from './damage.ts';
import { enquiryGrowth } from './enquiry-growth.ts';
import { enquiryGuesses } from './enquiry-guesses.ts';
import { faultyEnquiries } from './faulty-enquiries.ts';
import { faultyOperations } from './faulty-operations.ts';
import { growth } from './growth.ts';
import { httpFuzz } from './http-fuzz.ts';
import { limitsGrowth } from './limits-growth.ts';
import { listLoad } from './list-load.ts';
import { loginAttacks } from './login-attacks.ts';
import { loginSiege } from './login-siege.ts';
import { modelSequences } from './model-sequences.ts';
import type { Part } from './part.ts';
import { slowInputs } from './slow-inputs.ts';
import { storeDown } from './store-down.ts';
import { sweepDeaths } from './sweep-deaths.ts';
import { sweepRaces } from './sweep-races.ts';

/** All parts of `npm run soak`, in the order of its table. */
export const parts: readonly Part[] = [
  faultyOperations,
  faultyEnquiries,
  modelSequences,
  crashPoints,
  sweepRaces,
  sweepDeaths,
  damage,
  backupCrashes,
  httpFuzz,
  badImageUploads,
  slowInputs,
  loginAttacks,
  loginSiege,
  storeDown,
  listLoad,
  growth,
  enquiryGrowth,
  enquiryGuesses,
  limitsGrowth,
];
