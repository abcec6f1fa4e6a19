import { dayOf } from '#domain/day';
import type { Language } from '#domain/language';
import { confirmationDays, isLongAgo } from '#domain/opportunity/confirmation';
import { type Facts, factsOf } from '#domain/opportunity/facts';
import type { ProvinceCode } from '#domain/province';
import { dayText } from './day-text';
import type { Dictionary } from './dictionary';
import { fill } from './fill';
import { joined } from './joined';
import { investmentText } from './money';

/** Words and names needed to format facts. */
export interface FactWords {
  readonly language: Language;
  readonly texts: Dictionary['facts'];
  readonly provinceNames: Readonly<Record<ProvinceCode, string>>;
}

/** The keys of all facts, in the order of the fact sheet. */
export const factKeys = ['investment', 'province', 'stage', 'seeking', 'deadline', 'open', 'confirmedOn'] as const;

export type FactKey = (typeof factKeys)[number];

/** Facts on a card. */
export const factKeysOfCard = ['province', 'investment', 'stage'] as const satisfies readonly FactKey[];

/** Keys of the facts that an opportunity has. */
export function knownFacts(facts: Facts): readonly FactKey[] {
  return factKeys.filter((key) => {
    const fact = facts[key];
    return Array.isArray(fact) ? fact.length > 0 : fact !== undefined;
  });
}

/** Facts on an opportunity's own page. A confirmation older than the publication is left out. */
export function factsShown(
  opportunity: Facts & { readonly createdAt: string },
  today: string = dayOf(new Date()),
): Facts {
  const { confirmedOn, ...facts } = factsOf(opportunity);
  if (confirmedOn === undefined) return facts;
  const isEarlier = confirmedOn < dayOf(new Date(opportunity.createdAt));
  return isEarlier && !isLongAgo(confirmedOn, today) ? facts : { ...facts, confirmedOn };
}

/** Text of one fact as of a date (`YYYY-MM-DD`, UTC); `undefined` if unknown. */
export function factText(key: FactKey, facts: Facts, words: FactWords, today = dayOf(new Date())): string | undefined {
  const { language, texts, provinceNames } = words;
  const { investment, province, stage, seeking, deadline, open, confirmedOn } = facts;
  switch (key) {
    case 'investment':
      return investment && investmentText(investment, language);
    case 'province':
      return province && provinceNames[province];
    case 'stage':
      return stage && texts.stages[stage];
    case 'seeking':
      return seeking && listed(seeking, texts.seekingKinds, language);
    case 'open':
      return open && listed(open, texts.openMatters, language);
    case 'deadline':
      return deadline && deadlineText(deadline, today, words);
    case 'confirmedOn':
      return confirmedOn && confirmationText(confirmedOn, today, words);
  }
}

/** Joins several values into a phrase; only the first is capitalized. */
function listed<Key extends string>(keys: readonly Key[], names: Readonly<Record<Key, string>>, language: Language) {
  const [first = '', ...others] = keys.map((key) => names[key]);
  return joined([first, ...others.map((name) => name.charAt(0).toLocaleLowerCase(language) + name.slice(1))], language);
}

function deadlineText(deadline: string, today: string, { language, texts }: FactWords): string {
  const date = dayText(deadline, language);
  return deadline < today ? fill(texts.closed, { date }) : date;
}

function confirmationText(confirmedOn: string, today: string, { language, texts }: FactWords): string {
  if (!isLongAgo(confirmedOn, today)) return dayText(confirmedOn, language);
  return fill(texts.unconfirmed, { days: confirmationDays });
}
