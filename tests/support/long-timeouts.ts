import { beforeEach } from 'vitest';
import { mailTimeouts, webhookTimeouts } from '../../netlify/notifications/timeouts.ts';
import { timeouts } from '../../netlify/store/deadline.ts';

/** The site's timeouts for the store in milliseconds, for the tests of these timeouts. */
export const ofTheSite = { request: timeouts.request, firstAttempt: timeouts.firstAttempt };

// In all other tests nothing times out because the machine is slow.
beforeEach(() => {
  const long = 10 * 60_000;
  Object.assign(timeouts, { request: long, firstAttempt: long, sweepPart: long, notifying: long, loginTurn: long });
  // Shorter, because it is subtracted from the request's time.
  timeouts.savingIndex = long / 10;
  Object.assign(mailTimeouts, { connection: long, silence: long, whole: 2 * long });
  webhookTimeouts.whole = long;
});
