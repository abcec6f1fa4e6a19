import * as v from 'valibot';
import { type Language, languages } from '#domain/language';
import type { ImageAlts } from '#domain/opportunity/translations';

const typedAlt = v.object({ en: v.string(), es: v.string(), zh: v.string() } satisfies Record<
  Language,
  v.GenericSchema
>);

/** What images show, by their names, as typed: in the order of the names, without those of which nothing is said. */
export const typedImageAlts = v.record(v.string(), typedAlt);

export type TypedImageAlts = Readonly<v.InferOutput<typeof typedImageAlts>>;

/** What is said of an image of which nothing is said. */
export const noAlt: Readonly<Record<Language, string>> = { en: '', es: '', zh: '' };

/** Stored alternative texts as they stand in the form. */
export function altsToType(alts: ImageAlts = {}): TypedImageAlts {
  return inOrder(Object.entries(alts).map(([name, alt]) => [name, { ...noAlt, ...alt }]));
}

/** The alternative texts as they are after something was typed for an image in a language. */
export function altsWith(alts: TypedImageAlts, name: string, language: Language, text: string): TypedImageAlts {
  return inOrder(Object.entries({ ...alts, [name]: { ...(alts[name] ?? noAlt), [language]: text } }));
}

/** The alternative texts without those of an image. */
export function altsWithout(alts: TypedImageAlts, name: string): TypedImageAlts {
  return inOrder(Object.entries(alts).filter(([other]) => other !== name));
}

/** The alternative texts with those that an image had before. */
export function altsWithThoseOf(name: string, before: TypedImageAlts, alts: TypedImageAlts): TypedImageAlts {
  const said = before[name];
  return said ? inOrder(Object.entries({ ...alts, [name]: said })) : alts;
}

/** The languages in which nothing is said of an image. */
export function languagesMissing(alts: TypedImageAlts, name: string): readonly Language[] {
  const alt = alts[name] ?? noAlt;
  return languages.filter((language) => alt[language].trim() === '');
}

/** What was typed of the named images, to be checked; `null` where that is nothing. */
export function altsToSend(alts: TypedImageAlts, names: readonly string[]): ImageAlts | null {
  const sent = Object.entries(alts).flatMap(([name, alt]) => {
    const said = languages.filter((language) => alt[language].trim() !== '');
    if (!names.includes(name) || said.length === 0) return [];
    return [[name, Object.fromEntries(said.map((language) => [language, alt[language]]))]];
  });
  return sent.length > 0 ? Object.fromEntries(sent) : null;
}

/** In one order, and without what is empty, so that two forms that say the same hold the same. */
function inOrder(entries: [string, Readonly<Record<Language, string>>][]): TypedImageAlts {
  const said = entries.filter(([, alt]) => languages.some((language) => alt[language] !== ''));
  return Object.fromEntries(said.sort(([one], [other]) => (one < other ? -1 : 1)));
}
