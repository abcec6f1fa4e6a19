import { type Context, purgeCache } from '@netlify/functions';
import { hasCDN } from '../env/index.ts';

/** Milliseconds that a save waits for its purge, so that the next look at the list most likely shows it. */
const saveTimeoutMs = 500;

/** Milliseconds after which one attempt has failed. */
const attemptTimeoutMs = 5_000;

/**
 * Milliseconds after the change at which it is tried again; the platform takes two purges of a tag in 5 s, and ends a
 * function after 60 s.
 */
const laterTimes = [2_500, 6_000, 12_000, 25_000, 45_000];

/**
 * Milliseconds after the change by which everything has been stored that was being rendered, from before it, when it was
 * made: an answer takes 3 s at most.
 */
const renderedBy = 5_000;

/**
 * Makes the CDN forget everything that has one of these tags, after a change: at once, and once more when nothing rendered
 * from before the change can still be on its way to the CDN; what fails is tried again, for three quarters of a minute.
 * It outlives the answer and never fails: what was saved is saved, and the short life of what the CDN keeps (`cdn-cache.ts`)
 * bounds what a purge that never arrives leaves behind. Does nothing where there is no CDN.
 */
export async function purge(tags: readonly string[], context: Context): Promise<void> {
  if (!hasCDN() || tags.length === 0) return;
  const began = Date.now();
  const first = attempt(tags);
  context.waitUntil?.(first.then((arrived) => tryLater(tags, began, arrived)));
  await Promise.race([first, pause(saveTimeoutMs)]);
}

async function tryLater(tags: readonly string[], began: number, firstArrived: boolean): Promise<void> {
  let arrived = firstArrived;
  for (const time of laterTimes) {
    const isLast = time >= renderedBy;
    if (arrived && !isLast) continue;
    await pause(began + time - Date.now());
    // No environment any more: the process served tests, or ends.
    if (!hasCDN()) return;
    arrived = await attempt(tags);
    if (arrived && isLast) return;
  }
  console.error('The CDN was not purged, and is not asked again:', tags);
}

/** Whether the platform did it; why not is in the log. */
async function attempt(tags: readonly string[]): Promise<boolean> {
  try {
    const done = purgeCache({ tags: [...tags] }).then(() => true);
    const arrived = await Promise.race([done, pause(attemptTimeoutMs)]);
    if (!arrived) console.error('The CDN was not purged in time.');
    return arrived === true;
  } catch (error) {
    console.error('The CDN was not purged:', error);
    return false;
  }
}

// No reason for a process to stay: on the platform it is kept by `waitUntil`.
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
