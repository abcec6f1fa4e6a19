import { tokenOf } from '../../../workshop/bench/admin-session.ts';
import { serveSampleSite } from '../start/sample-site.ts';
import { stopTime } from './standing-time.ts';

/** The moment in which every screen is shown: a Monday, 12:30 in Buenos Aires. */
export const shownAt = Date.UTC(2026, 10, 23, 15, 30);

/** Milliseconds for which the samples have been there: long enough to be taken from the lists that are kept of them. */
const age = 5 * 60_000;

export interface SampleSite {
  readonly origin: string;
  /** The token of its administrator. */
  readonly token: string;
}

/** Serves the site with its samples until the process ends, always at the same moment (`shownAt`). */
export async function serveStandingSite(root: string): Promise<SampleSite> {
  const setTime = stopTime(shownAt - age);
  const origin = `http://127.0.0.1:${await serveSampleSite(root)}`;
  setTime(shownAt);
  return { origin, token: await tokenOf(origin) };
}
