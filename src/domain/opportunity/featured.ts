import type { OpportunitySummary } from '#domain/opportunity/opportunity';

/** What the home page shows of the list. */
export interface Featured {
  /** With a plate of its own, and its facts. */
  readonly project: OpportunitySummary;
  /** In a row each. */
  readonly others: readonly OpportunitySummary[];
}

/** How many stand below the featured one. */
const most = 3;

/**
 * The project that the home page features, and those below it: of `all`, in their order, whoever can still apply on a day
 * (`YYYY-MM-DD`). The first that can be seen, by its image, is featured; none where there is no project.
 */
export function featuredOf(all: readonly OpportunitySummary[], today: string): Featured | undefined {
  const open = all.filter(({ deadline }) => deadline === undefined || deadline >= today);
  const project = open.find(({ imageURL }) => imageURL.length > 0) ?? open[0];
  return project && { project, others: open.filter(({ id }) => id !== project.id).slice(0, most) };
}
