import type { Language } from '#domain/language';
import type { Term } from './terms.ts';
import type { Text } from './texts.ts';

/** Reports, one sentence each, where the texts of a language use other words than the agreed ones. */
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

/** Whether a text contains the agreed words of a term. */
export function isSaid(term: Term, texts: readonly Text[], language: Language): boolean {
  const pattern = patternOf(term[language].agreed, language);
  return texts.some(({ text }) => text.search(pattern) >= 0);
}

/** A text without the parts that readers do not see: placeholders and URLs. */
const shown = (text: string): string => text.replace(/\{[^}]*\}|\]\([^)]*\)|https?:\S+/g, ' ');

/** Matches whole words in any case. Chinese does not separate words, so any occurrence matches. */
function patternOf(words: string, language: Language): RegExp {
  const [, expression] = /^\/(.*)\/$/.exec(words) ?? [];
  if (expression) return new RegExp(expression, 'gu');
  return language === 'zh' ? new RegExp(words, 'gu') : new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'giu');
}
