import { beforeEach } from 'vitest';
import { timeouts } from '../../netlify/store/deadline.ts';

/** How long the site waits for the store, in milliseconds: for the tests whose subject that is. */
export const ofTheSite = { request: timeouts.request, firstAttempt: timeouts.firstAttempt };

// For all others: no request is given up because the machine is slow.
beforeEach(() => {
  const long = { request: 60_000, firstAttempt: 60_000, sweepPart: 60_000, announcing: 60_000, loginTurn: 60_000 };
  Object.assign(timeouts, long);
});
