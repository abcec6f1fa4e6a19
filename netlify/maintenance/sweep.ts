import { sweepEnquiries } from '../enquiries/retention.ts';
import { enquiryMonths } from '../env/index.ts';
import { sweepImages } from '../opportunities/image-sweep.ts';
import { sweepTrash } from '../opportunities/trash.ts';
import { Deadline, timeouts, withinDeadline } from '../store/deadline.ts';
import { sweepBuckets } from '../store/rate-limit-buckets.ts';

/** What one sweep did away with. */
export interface Swept {
  readonly opportunities: number;
  /** Their names; they read as missing from here on. */
  readonly images: readonly string[];
  readonly limits: number;
  readonly enquiries: number;
}

/**
 * Does away with what has been in the trash for 30 days, with images that no record has named for 24 hours, with
 * limits in which nothing counts any more, and with enquiries whose months are over. Meant to run daily; it may be killed at any point, run again at any time
 * and twice at once. A part that fails keeps the others from nothing, and makes the whole fail in the end.
 */
export async function sweep(now: Date): Promise<Swept> {
  const failures: unknown[] = [];
  async function part<Result>(work: () => Promise<Result>, nothing: Result): Promise<Result> {
    try {
      return await withinDeadline(work, new Deadline(timeouts.sweepPart));
    } catch (error) {
      failures.push(error);
      return nothing;
    }
  }
  const swept = {
    opportunities: await part(async () => (await sweepTrash(now)).erased, 0),
    images: await part(async () => (await sweepImages(now)).deleted, []),
    limits: await part(() => sweepBuckets(now.getTime()), 0),
    enquiries: await part(() => sweepEnquiries(now, enquiryMonths()), 0),
  };
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of 4 parts of the sweep failed.`);
  return swept;
}
