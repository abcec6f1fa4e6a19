import { beforeEach } from 'vitest';
import { timeouts } from '../../netlify/store/deadline.ts';

/** How long the site waits for the store, in milliseconds: for the tests whose subject that is. */
export const ofTheSite = { request: timeouts.request, firstAttempt: timeouts.firstAttempt };

// For all others: no request is given up because the machine is slow.
beforeEach(() => {
  const long = 10 * 60_000;
  Object.assign(timeouts, { request: long, firstAttempt: long, sweepPart: long, announcing: long, loginTurn: long });
});
