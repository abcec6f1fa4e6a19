import type { OpportunitySummary } from '#domain/opportunity/opportunity';

/** The opportunities on the home page. */
export interface Featured {
  /** With its plate and facts. */
  readonly project: OpportunitySummary;
  /** In one row each. */
  readonly others: readonly OpportunitySummary[];
}

/** Most opportunities below the featured one. */
const most = 3;

/**
 * The project that the home page features, and those below it: of `all`, in order, those still open on a day
 * (`YYYY-MM-DD`). The first one with an image is featured; `undefined` without projects.
 */
export function featuredOf(all: readonly OpportunitySummary[], today: string): Featured | undefined {
  const open = all.filter(({ deadline }) => deadline === undefined || deadline >= today);
  const project = open.find(({ imageURL }) => imageURL.length > 0) ?? open[0];
  return project && { project, others: open.filter(({ id }) => id !== project.id).slice(0, most) };
}
