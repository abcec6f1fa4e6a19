/** The CDN tag of everything that shows published opportunities; purged on save and delete. */
export const opportunitiesTag = 'opportunities';

/** The CDN tag of one image, in whatever size; purged when it is deleted. */
export const imageTag = (name: string): string => `picture-${name}`;

/** Seconds after which nothing that was deleted is shown any more, even where no purge arrived (docs/decisions/0025). */
export const longestStale = 60 * 60;

/** Seconds that the CDN keeps what shows opportunities, and those that it then serves the old while it fetches the new. */
export const publishedCache = { maxAge: 60, swr: longestStale - 60 } as const;

/** The same for an image, which can only be deleted: it is revalidated as seldom as possible. */
export const imageCache = { maxAge: longestStale - 600, swr: 600 } as const;
