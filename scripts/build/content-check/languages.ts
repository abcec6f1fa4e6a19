import { type Language, languages } from '#domain/language';

export const englishNames = { en: 'English', es: 'Spanish', zh: 'Chinese' } as const satisfies Record<Language, string>;

/** What differs between the languages, if anything does: the languages that say otherwise than the others. */
export function oddOnes(values: Readonly<Record<Language, string>>): readonly Language[] {
  const alike = languages.filter(
    (language) => languages.filter((other) => values[other] === values[language]).length > 1,
  );
  if (alike.length > 0) return languages.filter((language) => !alike.includes(language));
  // All of them differ: English is the reference.
  return languages.filter((language) => language !== 'en');
}

const stopWords = {
  en: /\b(?:the|and|of|with|from|to|in|is|are|for|its|it|by|that|which|on|at|an|this|we|you|your|our)\b/gi,
  es: /(?<!\p{L})(?:el|la|los|las|de|del|y|que|en|con|por|para|una|un|se|su|sus|es|al|lo|como|más)(?!\p{L})/giu,
} as const;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** In names and units, a few Latin letters are Chinese text too; below this share of the letters it is none. */
const leastHan = 0.3;

/**
 * What a text is instead of the language that it should be, stated carefully: only long texts are judged by their small
 * words, and Chinese ones by their characters. `undefined` where nothing speaks against it.
 */
export function foreignTo(language: Language, text: string): string | undefined {
  const letters = count(text, /\p{L}/gu);
  const han = count(text, /\p{Script=Han}/gu);
  if (language === 'zh') return letters >= 20 && han < letters * leastHan ? 'not Chinese' : undefined;
  if (letters >= 4 && han > letters * leastHan) return 'Chinese';
  const other = language === 'en' ? 'es' : 'en';
  const own = count(text, stopWords[language]);
  const others = count(text, stopWords[other]);
  return text.length > 60 && others >= 3 && others > own ? englishNames[other] : undefined;
}

/** Words that are frequent in English and never Spanish. */
const englishOnly = /\b(?:the|and|of|with|from|your|you|our|this|that|what|how)\b/gi;

/** The same for a title or a caption: in Chinese it has a Chinese character, if it has a letter at all. */
export function foreignTitleTo(language: Language, text: string): string | undefined {
  const english = language === 'es' && count(text, englishOnly) > 0 && count(text, stopWords.es) === 0;
  if (english && count(text, /\p{L}{2,}/gu) > 2) return englishNames.en;
  if (language !== 'zh') return foreignTo(language, text);
  return /\p{L}/u.test(text) && !/\p{Script=Han}/u.test(text) ? 'not Chinese' : foreignTo(language, text);
}
