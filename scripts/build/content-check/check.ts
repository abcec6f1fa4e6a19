import { contentFiles } from '../../../src/content-schemas/content-files.ts';
import { checkBareNumbers } from './bare-numbers.ts';
import { checkBusinessHours } from './business-hours.ts';
import type { Content } from './content.ts';
import { checkEmphasis } from './emphasis.ts';
import { checkFacts, factBookIn, textsWithFacts, unreadableFacts } from './facts.ts';
import { checkFigurePages } from './figure-pages.ts';
import { checkChapterSources } from './guide.ts';
import { checkInvestments } from './investments.ts';
import { linkedPaths } from './links.ts';
import { checkFiles } from './missing-files.ts';
import type { Mistake } from './mistake.ts';
import { checkPlates } from './plates.ts';
import { checkProvinceIncentives, checkProvinceProfile } from './province-incentives.ts';
import { checkProvinceSheet } from './province-sheet.ts';
import { checkRegimes } from './regimes.ts';
import { checkKey } from './section-files.ts';
import { fileKeys, sectionNames } from './sections.ts';
import { checkSectorStatistics } from './sector-statistics.ts';
import {
  checkDictionaryFiles,
  checkHeadlineFigures,
  checkIllustrationFiles,
  checkSingleFiles,
} from './single-files.ts';
import { checkSteps } from './steps.ts';
import { checkTreaties } from './treaties.ts';

/** All mistakes in the content, by file and line. */
export function checkContent(given: Content): readonly Mistake[] {
  // Windows has CRLF line ends, and some of its editors add a byte order mark.
  const texts = new Map(
    [...given.texts].map(([file, text]) => [file, text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')]),
  );
  const unreadable = unreadableFacts(texts);
  if (unreadable.length > 0) return inOrder([...checkFiles(given), ...unreadable]);
  const book = factBookIn(texts);
  const content = { ...given, texts: textsWithFacts(texts, book), book };
  const paths = linkedPaths(texts);
  const mistakes = [
    ...checkFiles(given),
    ...checkFacts({ ...given, texts }, book),
    ...checkBareNumbers(texts),
    ...checkEmphasis(texts),
    ...checkChapterSources(texts, book),
    ...checkSteps(texts),
    ...checkSingleFiles(content),
    ...checkBusinessHours(content),
    ...checkDictionaryFiles(content),
    ...checkIllustrationFiles(content),
    ...checkPlates(content),
    ...checkHeadlineFigures(content),
    ...checkSectorStatistics(content),
    ...checkFigurePages(content),
    ...checkRegimes(content, book),
    ...checkProvinceSheet(content, book),
    ...checkProvinceIncentives(content),
    ...checkProvinceProfile(content),
    ...checkInvestments(content),
    ...checkTreaties(content),
    ...sectionNames.flatMap((section) =>
      fileKeys(contentFiles[section], texts).flatMap((key) => checkKey(content, section, key, paths)),
    ),
  ];
  return inOrder(mistakes);
}

function inOrder(mistakes: readonly Mistake[]): readonly Mistake[] {
  return mistakes.toSorted((one, two) => one.file.localeCompare(two.file) || (one.line ?? 0) - (two.line ?? 0));
}
