import { type Language, languages } from '#domain/language';
import { wantedFacts } from '#domain/opportunity/completeness';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { languagesOf } from '#domain/opportunity/translations';
import { dayOf, daysBetween } from '#domain/time/day';

/** Gaps of an opportunity: any language, a certain one, a picture, an essential fact. */
export const gaps = ['translation', ...languages, 'picture', 'fact'] as const;

/** Ages, in days, at which unconfirmed facts are flagged in the administrator’s list. */
export const confirmationAges = [60, 90] as const;

export type Gap = (typeof gaps)[number];
export type ConfirmationAge = (typeof confirmationAges)[number];

/** The facts that every opportunity should have. */
const expectedFacts = [...wantedFacts, 'confirmedOn'] as const;

/** The languages in which an opportunity has no texts. */
export function languagesMissing(opportunity: Opportunity): readonly Language[] {
  const there = languagesOf(opportunity);
  return languages.filter((language) => !there.includes(language));
}

/** Whether an opportunity has a gap. */
export function hasGap(opportunity: Opportunity, gap: Gap): boolean {
  if (gap === 'picture') return opportunity.imageURL.length === 0;
  if (gap === 'fact')
    return (opportunity.sample ? wantedFacts : expectedFacts).some((fact) => opportunity[fact] === undefined);
  const missing = languagesMissing(opportunity);
  return gap === 'translation' ? missing.length > 0 : missing.includes(gap);
}

/**
 * Whether the facts were not confirmed for more than that many days; without a confirmation the age of the opportunity
 * counts. A sample has nothing to confirm.
 */
export function isUnconfirmed(
  { sample, confirmedOn, createdAt }: Opportunity,
  days: ConfirmationAge,
  today: string,
): boolean {
  return !sample && daysBetween(confirmedOn ?? dayOf(new Date(createdAt)), today) > days;
}
