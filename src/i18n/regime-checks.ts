import type { Language } from '#domain/language';
import type { Investment } from '#domain/opportunity/facts';
import { checkSum, type Threshold } from '#domain/opportunity/regimes';
import type { Dictionary } from './dictionary';
import { fill } from './fill';
import { dayText } from './intl.ts';
import { sumText } from './money';

type Texts = Dictionary['incentives'];

/** Whether a project's investment meets a threshold, in words. */
export function thresholdText(
  threshold: Threshold,
  investment: Investment | undefined,
  { checks, from }: Texts,
  language: Language,
): string {
  const sum = sumText(threshold.sum, language);
  const check = checkSum(threshold, investment);
  switch (check.is) {
    case 'met':
      return fill(checks.met, { sum });
    case 'partly-met':
      return fill(checks.partlyMet, { sum });
    case 'missed':
      return fill(checks.missed, { sum, missing: sumText(check.missing, language) });
    case 'depends':
      return fill(from, { sum });
    case 'unstated':
      return fill(checks.unstated, { sum });
  }
}

/** End date of an ended regime, in words; `undefined` while it is in force. */
export function endedText(
  deadline: { readonly day: string } | undefined,
  today: string,
  { checks }: Texts,
  language: Language,
): string | undefined {
  if (!deadline || deadline.day >= today) return undefined;
  return fill(checks.ended, { date: dayText(deadline.day, language) });
}

/** The condition of a threshold, in words. */
export function dependsText(thresholds: readonly Threshold[], checks: Texts['checks']): string {
  return isBySize(thresholds) ? checks.dependsOnSize : checks.dependsOnProject;
}

/** A threshold without sectors depends on the size of the firm (RIMI); one with sectors on the kind of project (RIGI). */
function isBySize(thresholds: readonly Threshold[]): boolean {
  return thresholds.every(({ sectors }) => sectors === undefined);
}

/** A regime's minimum investment on one line: one amount, or a range. */
export function minimumText(thresholds: readonly Threshold[], texts: Texts, language: Language): string {
  const sums = thresholds.map(({ sum }) => sum);
  if (sums.length === 0) return texts.noMinimum;
  const least = Math.min(...sums);
  const most = Math.max(...sums);
  if (least === most) return fill(texts.from, { sum: sumText(least, language) });
  return fill(isBySize(thresholds) ? texts.fromToBySize : texts.fromToByProject, {
    least: sumText(least, language),
    most: sumText(most, language),
  });
}
