import { listedPaths } from '../../src/i18n/listed-paths.ts';
import { guideChapters } from './content-files.ts';

/** The English paths of all prebuilt pages that search engines may list, the chapters that editors list included. */
export const listedPages: readonly string[] = [...listedPaths, ...guideChapters.map(({ path }) => path)];
