import { median } from '#domain/enquiry/answer-statistics';
import { hourMs } from '#domain/time/day';
import content from '../../content/business-hours.json' with { type: 'json' };
import { listedEnquiries } from './list.ts';

/** Whether the owner publishes the median answer time. */
export const isMedianPublished: boolean = content.publishMedian;

/** Smallest sample that may be published, for privacy. */
const fewest = 10;

/**
 * The median answering time, in hours to a tenth, of the enquiries answered in the twelve months before `now`, and
 * their number; `undefined` while they are too few.
 */
export async function publicMedian(now: Date): Promise<{ hours: number; answered: number } | undefined> {
  const { listed } = await listedEnquiries();
  const since = new Date(now);
  since.setUTCFullYear(now.getUTCFullYear() - 1);
  const took = listed.flatMap(({ receivedAt, answeredAt }) =>
    answeredAt !== undefined && answeredAt >= since.toISOString()
      ? [Date.parse(answeredAt) - Date.parse(receivedAt)]
      : [],
  );
  const half = median(took);
  if (half === undefined || took.length < fewest) return undefined;
  return { hours: Math.round((half / hourMs) * 10) / 10, answered: took.length };
}
