import { byLanguage } from '#domain/formatters';
import { type Language, languages } from '#domain/language';
import { languageName } from '../../../../src/i18n/intl.ts';
import { proofreadings } from '../../../../src/i18n/languages/index.ts';
import { type MistakeAtPath, quoted } from '../mistake.ts';
import type { Path } from '../read/read-yaml.ts';

export const englishNames = byLanguage((language) => languageName(language, 'en'));

/** The values of all languages; `undefined` if that of any is missing. */
export function inEveryLanguage<Value>(
  of: (language: Language) => Value | undefined,
): Readonly<Record<Language, Value>> | undefined {
  const values = byLanguage(of);
  return isComplete(values) ? values : undefined;
}

const isComplete = <Value>(values: Record<Language, Value | undefined>): values is Record<Language, Value> =>
  languages.every((language) => values[language] !== undefined);

/** The languages whose value differs from that of most languages; if none has a majority, from the English one. */
export function oddOnes(values: Readonly<Record<Language, string>>): readonly Language[] {
  // Groups begin with that of English, and sorting keeps the order of equally large ones.
  const groups = [...Map.groupBy(languages, (language) => values[language]).values()];
  const [most = []] = groups.sort((one, other) => other.length - one.length);
  return languages.filter((language) => !most.includes(language));
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Smallest share of Chinese characters in Chinese text, which has Latin names and units. */
const leastHan = 0.3;

/**
 * The language of a text if it is not the expected one. Cautious: only long texts are judged by their function words,
 * Chinese ones by their characters. `undefined` if there is no doubt.
 */
export function foreignTo(language: Language, text: string): string | undefined {
  const letters = count(text, /\p{L}/gu);
  const han = count(text, /\p{Script=Han}/gu);
  const own = stopWordsIn(text, language);
  if (own === undefined) return letters >= 20 && han < letters * leastHan ? 'not Chinese' : undefined;
  if (letters >= 4 && han > letters * leastHan) return 'Chinese';
  const counts = languages.map((other) => ({ other, words: other === language ? 0 : (stopWordsIn(text, other) ?? 0) }));
  const [likeliest] = counts.sort((one, two) => two.words - one.words);
  const isOther = likeliest && text.length > 60 && likeliest.words >= 3 && likeliest.words > own;
  return isOther ? englishNames[likeliest.other] : undefined;
}

const stopWords = byLanguage((language) => {
  const { stopWords: words } = proofreadings[language];
  return words === undefined ? undefined : new RegExp(`(?<!\\p{L})(?:${words.replaceAll(' ', '|')})(?!\\p{L})`, 'giu');
});

/** The number of a language's function words in a text; `undefined` for Chinese. */
function stopWordsIn(text: string, language: Language): number | undefined {
  const pattern = stopWords[language];
  return pattern && count(text, pattern);
}

/** Words that are frequent in English only. */
const englishOnly = /\b(?:the|and|of|with|from|your|you|our|this|that|what|how)\b/gi;

/**
 * The language of a title or caption if it is not the expected one: a Chinese one with letters must have a Chinese
 * character.
 */
export function foreignTitleTo(language: Language, text: string): string | undefined {
  const own = stopWordsIn(text, language);
  const english = language !== 'en' && own === 0 && count(text, englishOnly) > 0;
  if (english && count(text, /\p{L}{2,}/gu) > 2) return englishNames.en;
  if (own !== undefined) return foreignTo(language, text);
  return /\p{L}/u.test(text) && !/\p{Script=Han}/u.test(text) ? 'not Chinese' : foreignTo(language, text);
}

/** Titles or captions that are not in their language. `judge`: `foreignTo` for whole texts. */
export function foreignWords(
  path: Path,
  texts: Readonly<Record<Language, string>>,
  judge: (language: Language, text: string) => string | undefined = foreignTitleTo,
): readonly MistakeAtPath[] {
  return languages.flatMap((language) => {
    const foreign = judge(language, texts[language]);
    const message = `${quoted(texts[language])} is ${foreign}: expected ${englishNames[language]} here`;
    return foreign ? [{ path: [...path, language], message }] : [];
  });
}
