import { type Language, languages } from '#domain/language';
import type { OpportunityContent } from '#domain/opportunity/content';
import { type TextKey, textKeys } from '#domain/opportunity/parts';
import type { OpportunityTexts, TranslatedFrom } from '#domain/opportunity/translations';
import { textDigest } from '#domain/text';

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
