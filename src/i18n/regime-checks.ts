import type { Language } from '#domain/language';
import { hasEnded, type RegimeCheck, type Threshold } from '#domain/opportunity/regimes';
import type { Dictionary } from './dictionary';
import { fill } from './fill';
import { dayText } from './intl.ts';
import { sumText } from './money';

type Texts = Dictionary['incentives'];

/** The result of checking a regime, in words: one or more lines. */
export function checkLines(check: RegimeCheck, { checks, noMinimum }: Texts, language: Language): readonly string[] {
  const written = (sum: number) => sumText(sum, language);
  const unconfirmed = check.unconfirmed ? [checks.unconfirmed] : [];
  switch (check.is) {
    case 'no-minimum':
      return [noMinimum, ...unconfirmed];
    case 'met':
      return [fill(checks.met, { sum: written(check.minimum) }), ...unconfirmed];
    case 'missed':
      return [fill(checks.missed, { sum: written(check.minimum), missing: written(check.missing) }), ...unconfirmed];
    case 'depends': {
      const { on, minimum } = check;
      const depends = on.map((fact) => fill(checks.depends, { fact: checks.facts[fact] }));
      const range = minimum && { least: written(minimum.least), most: written(minimum.most) };
      const isOne = minimum?.least === minimum?.most;
      const sums = range && (isOne ? fill(checks.minimum, { sum: range.least }) : fill(checks.minimumRange, range));
      return [sums ?? noMinimum, ...depends, ...unconfirmed];
    }
  }
}

/** End date of an ended regime, in words; `undefined` while it is in force. */
export function endedText(
  deadline: { readonly day: string } | undefined,
  today: string,
  { checks }: Texts,
  language: Language,
): string | undefined {
  if (!deadline || !hasEnded(deadline, today)) return undefined;
  return fill(checks.ended, { date: dayText(deadline.day, language) });
}

/** A regime's minimum investment on one line: one amount, or a range. */
export function minimumText(thresholds: readonly Threshold[], texts: Texts, language: Language): string {
  const sums = thresholds.map(({ sum }) => sum);
  if (sums.length === 0) return texts.noMinimum;
  const least = Math.min(...sums);
  const most = Math.max(...sums);
  if (least === most) return fill(texts.from, { sum: sumText(least, language) });
  const bySize = thresholds.every(({ firmSize }) => firmSize !== undefined);
  return fill(bySize ? texts.fromToBySize : texts.fromToByProject, {
    least: sumText(least, language),
    most: sumText(most, language),
  });
}
