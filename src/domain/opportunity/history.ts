import * as v from 'valibot';
import { opportunity, sentVersion } from '#domain/opportunity/opportunity';
import { dayMs } from '#domain/time/day';

/** Days that a deleted opportunity stays in the trash and can be brought back. */
export const trashDays = 30;

/** Whole days, a begun one included, until a deleted opportunity is erased; none when it may be at any moment. */
export function daysLeftInTrash(deletedAt: string, now: Date): number {
  const rest = Date.parse(deletedAt) + trashDays * dayMs - now.getTime();
  return Math.min(Math.max(Math.ceil(rest / dayMs), 0), trashDays);
}

/** Past versions that an opportunity remembers beside its current one; older ones are forgotten. */
export const mostPastVersions = 20;

/** An opportunity in the trash. */
export const deletedOpportunity = v.object({ ...opportunity.entries, deletedAt: v.string() });

/**
 * What is remembered of an opportunity: its versions, newest first, the first being the current one. `deletedAt` is there
 * while it is in the trash.
 */
export const opportunityHistory = v.object({
  deletedAt: v.optional(v.string()),
  versions: v.array(opportunity),
});

/**
 * The body of `POST /api/opportunities/restore/{id}`, which may be empty: `version` is the one to bring back, the current
 * one when it is left out; `current`, when sent, is the version that the client took for the current one, and another one
 * is a 409.
 */
export const opportunityRestore = v.object({
  version: v.optional(sentVersion),
  current: v.optional(sentVersion),
});

export type DeletedOpportunity = v.InferOutput<typeof deletedOpportunity>;
export type OpportunityHistory = v.InferOutput<typeof opportunityHistory>;
export type OpportunityRestore = v.InferOutput<typeof opportunityRestore>;
