import { type Language, languages } from '#domain/language';
import type { OpportunityContent } from '#domain/opportunity/content';
import { type TextKey, textKeys } from '#domain/opportunity/parts';
import type { OpportunityTexts, TranslatedFrom } from '#domain/opportunity/translations';
import { plainText } from '#domain/text';

/** A short digest that shows whether a text has changed; spaces and line breaks do not count. Not for security. */
export function textDigest(text: string): string {
  const compared = plainText(text).replace(/\s+/gu, ' ').trim();
  // FNV-1a, twice with different primes.
  let [one, other] = [0x811c9dc5, 0x811c9dc5];
  for (let at = 0; at < compared.length; at++) {
    const unit = compared.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ unit, 0x85ebca6b);
  }
  return [one, other].map((half) => (half >>> 0).toString(36)).join('');
}

/** The digests of all texts. */
export function digestsOf(original: OpportunityTexts): Readonly<Record<TextKey, string>> {
  const { title, subtitle, description } = original;
  return { title: textDigest(title), subtitle: textDigest(subtitle), description: textDigest(description) };
}

interface Translated extends OpportunityTexts {
  readonly language: Language;
  readonly translations?: Readonly<Partial<Record<Language, OpportunityTexts>>>;
  readonly translatedFrom?: TranslatedFrom;
}

/** The texts of a language whose original has changed since they were translated. Without a stored digest: none. */
export function changedTexts(of: Translated, language: Language): readonly TextKey[] {
  const translation = language === of.language ? undefined : of.translations?.[language];
  const from = of.translatedFrom?.[language];
  if (!translation || !from) return [];
  return textKeys.filter(
    (key) => translation[key].trim() && from[key] !== undefined && from[key] !== textDigest(of[key]),
  );
}

type Known = OpportunityContent & { readonly translatedFrom?: TranslatedFrom };

/**
 * The digests of the originals after a save. A translated text that the save changes gets the digest of its present
 * original; the others keep theirs, or get the one that was sent with “Mark as checked” (`checked`).
 */
export function translatedFromAfter(
  after: OpportunityContent,
  before: Known,
  checked: TranslatedFrom = {},
): TranslatedFrom | undefined {
  const known = languages.flatMap((language) => {
    const [texts, earlier] = [after.translations?.[language], before.translations?.[language]];
    if (!texts) return [];
    const sources = textKeys.flatMap((key) => {
      if (texts[key] === '') return [];
      const same = checked[language]?.[key] ?? before.translatedFrom?.[language]?.[key];
      const from = texts[key] === earlier?.[key] ? same : textDigest(after[key]);
      return from === undefined ? [] : [[key, from] as const];
    });
    return sources.length > 0 ? [[language, Object.fromEntries(sources)] as const] : [];
  });
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}
