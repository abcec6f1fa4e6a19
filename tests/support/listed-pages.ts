import { samples } from '../../scripts/tools/seed/samples/samples.ts';
import { listedPaths } from '../../src/on-demand/sitemap.ts';
import { guideChapters } from './content-files.ts';

/** The English paths of all prebuilt pages for search engines, including the chapters of the guide. */
export const listedPages: readonly string[] = [...listedPaths, ...guideChapters.map(({ path }) => path)];

/** Pages that are made on demand and those that search engines may not list, by their English URL. */
export const unlistedPages: readonly string[] = [
  ...samples.map(({ id }) => `/opportunity/${id}`),
  ...['/opportunities?page=2', '/opportunities?q=lithium', '/opportunities?q=zzzz', '/opportunities?view=map'],
  '/your-project/answer?activity=mining.lithium&province=SAL&cost=640&jobs=300&start=2027',
  '/your-project/answer?activity=real-state.housing&cost=abc',
  '/investments/list?sector=mining&status=approved&sort=day',
  '/investments/list?sector=fishing',
  ...['/search', '/search?q=lithium', '/search?q=zzzz', '/shortlist', '/nothing'],
];
