import { beforeEach } from 'vitest';
import { mailTimeouts, webhookTimeouts } from '../../netlify/announce/timeouts.ts';
import { timeouts } from '../../netlify/store/deadline.ts';

/** How long the site waits for the store, in milliseconds: for the tests whose subject that is. */
export const ofTheSite = { request: timeouts.request, firstAttempt: timeouts.firstAttempt };

// For all others: nothing is given up because the machine is slow.
beforeEach(() => {
  const long = 10 * 60_000;
  Object.assign(timeouts, { request: long, firstAttempt: long, sweepPart: long, announcing: long, loginTurn: long });
  // Kept out of what a request has, and so shorter.
  timeouts.keepingIndex = long / 10;
  Object.assign(mailTimeouts, { connection: long, silence: long, whole: 2 * long });
  webhookTimeouts.whole = long;
});
