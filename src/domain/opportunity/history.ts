import * as v from 'valibot';
import { opportunity, sentVersion } from '#domain/opportunity/opportunity';
import { author } from '#domain/people';
import { problem } from '#domain/text';
import { dayMs } from '#domain/time/day';

/** Days that a deleted opportunity stays in the trash. */
export const trashDays = 30;

/** Whole days, rounded up, until a deleted opportunity is erased; zero if it may be erased at any time. */
export function daysLeftInTrash(deletedAt: string, now: Date): number {
  const rest = Date.parse(deletedAt) + trashDays * dayMs - now.getTime();
  return Math.min(Math.max(Math.ceil(rest / dayMs), 0), trashDays);
}

/** Past versions that a record keeps besides its current one. */
export const mostPastVersions = 20;

/** An opportunity in the trash. */
export const deletedOpportunity = v.object({
  ...opportunity.entries,
  deletedAt: v.string(),
  deletedBy: v.exactOptional(author),
});

/**
 * The history of an opportunity: its versions, newest first, starting with the current one. `deletedAt` is set while
 * it is in the trash.
 */
export const opportunityHistory = v.object({
  deletedAt: v.optional(v.string()),
  deletedBy: v.exactOptional(author),
  versions: v.array(opportunity),
});

/**
 * The body of `POST /api/opportunities/restore/{id}`, which may be empty: `version` is the one to restore, by default
 * the current one; `current`, if sent, is the version that the client knew, and another current version is a 409. With
 * `keepStatus` the present status stays, so that an old version neither publishes nor unpublishes anything.
 */
export const opportunityRestore = v.object({
  version: v.optional(sentVersion),
  current: v.optional(sentVersion),
  keepStatus: v.optional(v.boolean(problem('wrong-type'))),
});

export type DeletedOpportunity = v.InferOutput<typeof deletedOpportunity>;
export type OpportunityHistory = v.InferOutput<typeof opportunityHistory>;
export type OpportunityRestore = v.InferOutput<typeof opportunityRestore>;
