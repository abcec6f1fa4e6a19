import { serveSampleSite } from '../../scripts/tools/start/sample-site.ts';
import { tokenOf } from '../bench/admin-session.ts';
import { fixClock } from './fixed-clock.ts';

/** The time at which every screen is shown: a Monday, 12:30 in Buenos Aires. */
export const shownAt = Date.UTC(2026, 10, 23, 15, 30);

/** Age of the samples in milliseconds: old enough to be listed from the stored indexes. */
const age = 5 * 60_000;

export interface SampleSite {
  readonly origin: string;
  /** The administrator's token. */
  readonly token: string;
}

/** Serves the site with its samples, at the fixed time `shownAt`, until the process ends. */
export async function serveSiteAtFixedTime(root: string): Promise<SampleSite> {
  const setTime = fixClock(shownAt - age);
  const origin = `http://127.0.0.1:${await serveSampleSite(root)}`;
  setTime(shownAt);
  return { origin, token: await tokenOf(origin) };
}
