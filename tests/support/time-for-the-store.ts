import { beforeEach } from 'vitest';
import { patience } from '../../netlify/blobs/deadline.ts';
import { judging } from '../../netlify/login/log-in.ts';

/** How long the site waits for the store in a request, in milliseconds: for the tests whose subject that is. */
export const ofTheSite = { request: patience.request };

// For all others: no request is given up because the machine is slow.
beforeEach(() => {
  patience.request = 60_000;
  patience.sweepPart = 60_000;
  judging.patienceMs = 60_000;
});
