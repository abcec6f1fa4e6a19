import type { Language } from '#domain/language';
import type { Ownership } from '#domain/owner';
import { dictionaryOf } from './dictionary.ts';

/** The sentences on whose the site is: first that it is not a state body, where that is so. None where nothing is stated. */
export function ownershipSentences(ownership: Ownership | undefined, language: Language): readonly string[] {
  if (!ownership) return [];
  const { notState } = dictionaryOf(language).legalNotice.owner;
  return [...(ownership.isState ? [] : [notState]), ownership[language]];
}
