import { sweepEnquiries } from '../enquiries/retention.ts';
import { enquiryMonths } from '../env/index.ts';
import { sweepImages } from '../opportunities/image-sweep.ts';
import { sweepTrash } from '../opportunities/trash.ts';
import { Deadline, timeouts, withinDeadline } from '../store/deadline.ts';
import { sweepBuckets } from '../store/event-buckets.ts';

/** The results of one sweep. */
interface Swept {
  readonly opportunities: number;
  /** Their names; they read as missing from here on. */
  readonly images: readonly string[];
  readonly limits: number;
  readonly enquiries: number;
}

/**
 * Erases records that have been in the trash for 30 days, images that no record has referenced for 24 hours, expired
 * rate limits, and enquiries whose months are over. Runs daily; may be killed at any point, run again at any time and
 * twice simultaneously. If one part fails, the other parts still run; then it throws.
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
