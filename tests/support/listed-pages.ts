import { listedPaths } from '../../src/i18n/listed-paths.ts';
import { guideChapters } from './content-files.ts';

/** The English paths of all prebuilt pages for search engines, including the chapters of the guide. */
export const listedPages: readonly string[] = [...listedPaths, ...guideChapters.map(({ path }) => path)];
