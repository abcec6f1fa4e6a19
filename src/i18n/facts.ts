import type { Language } from '#domain/language';
import { confirmationDays, type Facts, factsOf, isLongAgo } from '#domain/opportunity/facts';
import type { ProvinceCode } from '#domain/province';
import { dayOf } from '#domain/time/day';
import type { Dictionary } from './dictionary';
import { fill } from './fill';
import { dayText } from './intl';
import { investmentText } from './money';
import { joined } from './separators';

/** Words and names needed to format facts. */
export interface FactWords {
  readonly language: Language;
  readonly texts: Dictionary['facts'];
  readonly provinceNames: Readonly<Record<ProvinceCode, string>>;
}

/** Every fact except the sample mark, which is shown as a notice. */
export type FactKey = Exclude<keyof Facts, 'sample'>;

/** Formats one fact; `undefined` if it is unknown. `today` is `YYYY-MM-DD` in UTC. */
type FactWriter = (facts: Facts, words: FactWords, today: string) => string | undefined;

/** In the order of the fact sheet. A fact without an entry does not compile. */
const writers: Readonly<Record<FactKey, FactWriter>> = {
  investment: ({ investment }, { language }) => investment && investmentText(investment, language),
  province: ({ province }, { provinceNames }) => province && provinceNames[province],
  stage: ({ stage }, { texts }) => stage && texts.stages[stage],
  seeking: ({ seeking }, { texts, language }) => seeking && listed(seeking, texts.seekingKinds, language),
  deadline: ({ deadline }, words, today) => deadline && deadlineText(deadline, today, words),
  open: ({ open }, { texts, language }) => open && listed(open, texts.openMatters, language),
  confirmedOn: ({ confirmedOn }, words, today) => confirmedOn && confirmationText(confirmedOn, today, words),
};

const isFactKey = (key: string): key is FactKey => Object.hasOwn(writers, key);

/** Keys of the facts in the order of page, comparison and feeds. */
export const factKeys: readonly FactKey[] = Object.keys(writers).filter(isFactKey);

/** Facts on a card. */
export const factKeysOfCard = ['province', 'investment', 'stage'] as const satisfies readonly FactKey[];

/** Keys of the facts that an opportunity has. */
export function knownFacts(facts: Facts): readonly FactKey[] {
  return factKeys.filter((key) => {
    const fact = facts[key];
    return Array.isArray(fact) ? fact.length > 0 : fact !== undefined;
  });
}

/** Facts on an opportunity's page. A confirmation older than the publication is left out. */
export function factsShown(
  opportunity: Facts & { readonly createdAt: string },
  today: string = dayOf(new Date()),
): Facts {
  const { confirmedOn, ...facts } = factsOf(opportunity);
  if (confirmedOn === undefined) return facts;
  const isEarlier = confirmedOn < dayOf(new Date(opportunity.createdAt));
  return isEarlier && !isLongAgo(confirmedOn, today) ? facts : { ...facts, confirmedOn };
}

/** Formats one fact; `undefined` if it is unknown. `today` is `YYYY-MM-DD` in UTC. */
export function factText(key: FactKey, facts: Facts, words: FactWords, today = dayOf(new Date())): string | undefined {
  return writers[key](facts, words, today);
}

/** Joins several values into a phrase; only the first is capitalized. */
function listed<Key extends string>(keys: readonly Key[], names: Readonly<Record<Key, string>>, language: Language) {
  const inList = (name: string) => name.charAt(0).toLocaleLowerCase(language) + name.slice(1);
  return joined(
    keys.map((key, index) => (index === 0 ? names[key] : inList(names[key]))),
    language,
  );
}

function deadlineText(deadline: string, today: string, { language, texts }: FactWords): string {
  const date = dayText(deadline, language);
  return deadline < today ? fill(texts.closed, { date }) : date;
}

function confirmationText(confirmedOn: string, today: string, { language, texts }: FactWords): string {
  if (!isLongAgo(confirmedOn, today)) return dayText(confirmedOn, language);
  return fill(texts.unconfirmed, { days: confirmationDays });
}
