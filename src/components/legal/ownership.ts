import type { Language } from '#domain/language';
import type { Ownership } from '#domain/owner';
import { dictionaryOf } from '../../i18n/dictionary.ts';

/**
 * Sentences about the site's owner. The first says that it is not a state body, if so. Empty if the owner has not
 * provided the details.
 */
export function ownershipSentences(ownership: Ownership | undefined, language: Language): readonly string[] {
  if (!ownership) return [];
  const { notState } = dictionaryOf(language).legalNotice.owner;
  return [...(ownership.isState ? [] : [notState]), ownership[language]];
}
