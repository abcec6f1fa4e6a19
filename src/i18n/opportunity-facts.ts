import { dateFormat, perLanguage } from '#domain/formatters';
import type { Language } from '#domain/language';
import { confirmationDays, type Facts, factsOf } from '#domain/opportunity/facts';
import { verifiableFacts, verificationOf } from '#domain/opportunity/verification';
import type { ProvinceCode } from '#domain/province';
import { dayInArgentina, dayOf, daysBetween } from '#domain/time/day';
import type { Dictionary } from './dictionary';
import { fill, pluralForm } from './fill';
import { bracketed, dayText, joined, languageName } from './intl';
import { notations } from './languages/index.ts';
import { investmentText, sumText, withUnit } from './money';

/** Words and names needed to format facts. */
interface FactWords {
  readonly language: Language;
  readonly texts: Dictionary['facts'];
  readonly provinceNames: Readonly<Record<ProvinceCode, string>>;
}

/** Every fact except the sample mark, which is shown as a notice, and the verifications, which are beside the facts. */
export type FactKey = Exclude<keyof Facts, 'sample' | 'verified'>;

/** Formats one fact; `undefined` if it is unknown. `today` is `YYYY-MM-DD` in UTC. */
type FactWriter = (facts: Facts, words: FactWords, today: string) => string | undefined;

/** In the order of the fact sheet. A fact without an entry does not compile. */
const writers: Readonly<Record<FactKey, FactWriter>> = {
  investment: ({ investment }, { language }) => investment && investmentText(investment, language),
  totalCost: ({ totalCost }, { language }) => (totalCost ? sumText(totalCost, language) : undefined),
  subSector: ({ subSector }, { texts }) => subSector && texts.subSectors[subSector],
  province: ({ province }, { provinceNames }) => province && provinceNames[province],
  place: ({ place }, words) => place && placeText(place, words),
  capacity: ({ capacity }, words) => capacity && capacityText(capacity, words),
  stage: ({ stage }, { texts }) => stage && texts.stages[stage],
  seeking: ({ seeking }, { texts, language }) => seeking && listed(seeking, texts.seekingKinds, language),
  deadline: ({ deadline }, words, today) => deadline && deadlineText(deadline, today, words),
  milestones: (facts, words) => listText('milestones', facts, words),
  jobs: ({ jobs }, words) => jobs && jobsText(jobs, words),
  returns: ({ returns }, { texts, language }) =>
    returns && fill(texts.returnKinds[returns.kind], { percent: percentText(returns, language) }),
  promoter: ({ promoter }, words) => promoter && promoterText(promoter, words),
  firmSize: ({ firmSize }, { texts }) => firmSize && texts.firmSizes[firmSize],
  documents: (facts, words) => listText('documents', facts, words),
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

/** How a fact was verified, in words; `undefined` for a fact of a sample, and for one that is none of the promoter's. */
export function verificationText(
  key: FactKey,
  facts: Facts,
  { language, texts }: Pick<FactWords, 'language' | 'texts'>,
  today = dayInArgentina(new Date()),
): string | undefined {
  const fact = verifiableFacts.find((one) => one === key);
  if (facts.sample || !fact) return undefined;
  const found = verificationOf(facts, fact, today);
  if (!found) return texts.verification.declared;
  return fill(texts.verification[found.by], { date: dayText(found.on, language) });
}

/** Formats one fact; `undefined` if it is unknown. `today` is `YYYY-MM-DD` in UTC. */
export function factText(key: FactKey, facts: Facts, words: FactWords, today = dayOf(new Date())): string | undefined {
  return writers[key](facts, words, today);
}

const uncapitalized = (name: string, language: Language): string =>
  name.charAt(0).toLocaleLowerCase(language) + name.slice(1);

/** Joins several values into a phrase; only the first is capitalized. */
function listed<Key extends string>(keys: readonly Key[], names: Readonly<Record<Key, string>>, language: Language) {
  return joined(
    keys.map((key, index) => (index === 0 ? names[key] : uncapitalized(names[key], language))),
    language,
  );
}

/** An item of a fact that is a list; `url` leads to a public document. */
interface FactItem {
  readonly text: string;
  readonly url?: string | undefined;
}

/** The facts that are lists of items, each on its own line of a page. */
const items = {
  milestones: ({ milestones = [] }, { texts, language }) =>
    milestones.map(({ kind, month }) => ({
      text: texts.milestoneKinds[kind] + bracketed(monthText(month, language), language),
    })),
  documents: ({ documents = [] }, { texts, language }) =>
    documents.map(({ kind, access, date, language: written, url }) => {
      const parts = [date && dayText(date, language), written && languageName(written, language)];
      const remarks = [...parts.filter((part) => part !== undefined), texts.documentAccess[access]];
      return { text: texts.documentKinds[kind] + bracketed(joined(remarks, language), language), url };
    }),
} satisfies Partial<Record<FactKey, (facts: Facts, words: FactWords) => readonly FactItem[]>>;

type ListKey = keyof typeof items;

/** The items of a fact that is a list; `undefined` if it is another one. */
export function factItems(key: FactKey, facts: Facts, words: FactWords): readonly FactItem[] | undefined {
  return isListKey(key) ? items[key](facts, words) : undefined;
}

const isListKey = (key: FactKey): key is ListKey => Object.hasOwn(items, key);

function listText(key: ListKey, facts: Facts, words: FactWords): string | undefined {
  const texts = items[key](facts, words).map(({ text }) => text);
  return texts.length > 0 ? joined(texts, words.language) : undefined;
}

function capacityText({ amount, unit }: NonNullable<Facts['capacity']>, { language, texts }: FactWords): string {
  return fill(pluralForm(texts.capacityUnits[unit], amount, language), { count: numberText(amount, language) });
}

function placeText({ locality, at }: NonNullable<Facts['place']>, { language, texts }: FactWords): string {
  if (!at) return locality;
  // The country lies south of the equator and west of Greenwich.
  const south = numberText(-at.latitude, language);
  const west = numberText(-at.longitude, language);
  return locality + bracketed(fill(texts.coordinates, { south, west }), language);
}

function promoterText({ kind, name }: NonNullable<Facts['promoter']>, { language, texts }: FactWords): string {
  const named = texts.promoterKinds[kind];
  return name === undefined ? named : name + bracketed(uncapitalized(named, language), language);
}

function jobsText(jobs: NonNullable<Facts['jobs']>, { language, texts }: FactWords): string {
  const parts = (['construction', 'operation'] as const).flatMap((phase) => {
    const count = jobs[phase];
    return count === undefined ? [] : [fill(texts.jobsIn[phase], { count: numberText(count, language) })];
  });
  return joined(parts, language);
}

function deadlineText(deadline: string, today: string, { language, texts }: FactWords): string {
  const date = dayText(deadline, language);
  return deadline < today ? fill(texts.closed, { date }) : date;
}

function confirmationText(confirmedOn: string, today: string, { language, texts }: FactWords): string {
  if (!isLongAgo(confirmedOn, today)) return dayText(confirmedOn, language);
  return fill(texts.unconfirmed, { days: confirmationDays });
}

/** Whether a page mentions it for a confirmation on this day. */
const isLongAgo = (confirmedOn: string, today: string): boolean => daysBetween(confirmedOn, today) > confirmationDays;

/** Formats a month (`YYYY-MM`) in words: “March 2027”. */
function monthText(month: string, language: Language): string {
  return months(language).format(new Date(`${month}-01`));
}

const months = dateFormat({ year: 'numeric', month: 'long', timeZone: 'UTC' });

/** Formats a percentage or a range of them: “14–16%”. */
function percentText(
  { from, to = from }: { readonly from: number; readonly to?: number | undefined },
  language: Language,
): string {
  const { dash, repeatsUnit } = notations[language];
  const last = percents(language).format(to / 100);
  if (from === to) return last;
  return (repeatsUnit ? percents(language).format(from / 100) : numberText(from, language)) + dash + last;
}

const percents = perLanguage(
  (language) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }),
);

/** Formats a number in full, with at most two decimals; Chinese in 万 (10,000) and 亿 (100 million). */
function numberText(value: number, language: Language): string {
  return withUnit(value, language === 'zh' ? notations.zh.units : [], language);
}
