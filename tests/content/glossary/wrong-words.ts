import type { Language } from '#domain/language';
import type { Term } from './terms.ts';
import type { Text } from './texts.ts';

/** Where texts of a language say a term in other words than the agreed ones, a sentence for each. */
export function wrongWords(texts: readonly Text[], terms: readonly Term[], language: Language): string[] {
  const variants = terms.flatMap((term) =>
    term[language].never.map((never) => ({ agreed: term[language].agreed, pattern: patternOf(never, language) })),
  );
  return texts.flatMap(({ file, line, text }) =>
    variants.flatMap(({ agreed, pattern }) =>
      (shown(text).match(pattern) ?? []).map((found) => `${file}:${line}: “${found}”; the site says “${agreed}”`),
    ),
  );
}

/** Whether any of the texts says a term in the agreed words. */
export function isSaid(term: Term, texts: readonly Text[], language: Language): boolean {
  const pattern = patternOf(term[language].agreed, language);
  return texts.some(({ text }) => text.search(pattern) >= 0);
}

/** A text without what its reader does not see: names of figures and laws, addresses. */
const shown = (text: string): string => text.replace(/\{[^}]*\}|\]\([^)]*\)|https?:\S+/g, ' ');

/** Whole words, capitalised or not, in languages that part their words. */
function patternOf(words: string, language: Language): RegExp {
  const [, expression] = /^\/(.*)\/$/.exec(words) ?? [];
  if (expression) return new RegExp(expression, 'gu');
  return language === 'zh' ? new RegExp(words, 'gu') : new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'giu');
}
