import * as v from 'valibot';
import { byLanguage } from '#domain/formatters';
import { type Language, languages } from '#domain/language';
import type { ImageAlts } from '#domain/opportunity/translations';

const typedAlt = v.object(byLanguage(() => v.string()));

/** Alternative texts as typed, by image name: sorted by name, without images that have none. */
export const typedImageAlts = v.record(v.string(), typedAlt);

export type TypedImageAlts = Readonly<v.InferOutput<typeof typedImageAlts>>;

/** Alternative text of an image that has none. */
const noAlt: Readonly<Record<Language, string>> = byLanguage(() => '');

/** Converts stored alternative texts to form values. */
export function altsToType(alts: ImageAlts = {}): TypedImageAlts {
  return inOrder(Object.entries(alts).map(([name, alt]) => [name, { ...noAlt, ...alt }]));
}

/** Sets an image's alternative text in one language. */
export function altsWith(alts: TypedImageAlts, name: string, language: Language, text: string): TypedImageAlts {
  return inOrder(Object.entries({ ...alts, [name]: { ...(alts[name] ?? noAlt), [language]: text } }));
}

/** Removes an image's alternative texts. */
export function altsWithout(alts: TypedImageAlts, name: string): TypedImageAlts {
  return inOrder(Object.entries(alts).filter(([other]) => other !== name));
}

/** Restores the alternative texts that an image had before. */
export function altsWithThoseOf(name: string, before: TypedImageAlts, alts: TypedImageAlts): TypedImageAlts {
  const said = before[name];
  return said ? inOrder(Object.entries({ ...alts, [name]: said })) : alts;
}

/** The languages in which an image has no alternative text. */
export function languagesMissing(alts: TypedImageAlts, name: string): readonly Language[] {
  const alt = alts[name] ?? noAlt;
  return languages.filter((language) => alt[language].trim() === '');
}

/** Sorts by name and drops empty entries, so that equal forms have equal values. */
function inOrder(entries: [string, Readonly<Record<Language, string>>][]): TypedImageAlts {
  const said = entries.filter(([, alt]) => languages.some((language) => alt[language] !== ''));
  return Object.fromEntries(said.sort(([one], [other]) => (one < other ? -1 : 1)));
}
