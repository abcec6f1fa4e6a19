import { backupCrashes } from './backup.ts';
import { badImageUploads } from './bad-requests/bad-images.ts';
import { httpFuzz } from './bad-requests/http-fuzz.ts';
import { crashPoints } from './crashes/crash-points.ts';
import { sweepDeaths } from './crashes/sweep-deaths.ts';
import { sweepRaces } from './crashes/sweep-races.ts';
import { damage } from './damage/damage.ts';
import { growth } from './growth/growth.ts';
import { limitsGrowth } from './growth/limits-growth.ts';
import { listLoad } from './growth/list-load.ts';
import { loginAttacks } from './logins/login-attacks.ts';
import { loginSiege } from './logins/login-siege.ts';
import { modelSequences } from './model/model-sequences.ts';
import type { Part } from './part.ts';
import { slowInputs } from './slow-inputs/slow-inputs.ts';
import { storeDown } from './store-down.ts';
import { enquiryGrowth } from './writers/enquiry-growth.ts';
import { enquiryGuesses } from './writers/enquiry-guesses.ts';
import { faultyEnquiries } from './writers/faulty-enquiries.ts';
import { faultyOperations } from './writers/faulty-operations.ts';

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

/** Those that `npm test` runs, besides `someCrashPoints`. */
export const gateParts: readonly Part[] = [damage, storeDown, listLoad, backupCrashes, loginAttacks];

/** Those that `npm run test:long` runs. */
export const laterParts: readonly Part[] = parts.filter((part) => !gateParts.includes(part));
