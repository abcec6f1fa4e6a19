import * as v from 'valibot';
import { isImageName } from '#domain/ids';
import { type Language, languages } from '#domain/language';
import { limits } from '#domain/limits';
import { multiLine, oneLine, problem, required } from '#domain/text';

/** The texts of an opportunity in one language. */
const texts = v.object({ title: v.string(), subtitle: v.string(), description: v.string() });

export type OpportunityTexts = v.InferOutput<typeof texts>;

/** The texts in languages beside the one that they were written in. */
export const translations = v.exactOptional(v.object(inEachLanguage(texts)));

export type Translations = NonNullable<v.InferOutput<typeof translations>>;

/** What images show, by their names, in each language in which that is said. */
export const imageAlts = v.exactOptional(v.record(v.string(), v.object(inEachLanguage(v.string()))));

export type ImageAlts = NonNullable<v.InferOutput<typeof imageAlts>>;

const sentTexts = v.object(
  {
    title: required(oneLine(limits.title)),
    subtitle: required(oneLine(limits.subtitle)),
    description: v.optional(multiLine(limits.description), ''),
  },
  problem('wrong-type'),
);

/** As an administrator sends them: left out they stay as they were, `null` takes them away. */
export const sentTranslations = v.nullish(v.strictObject(inEachLanguage(sentTexts), problem('unknown')));

/** As an administrator sends them: left out they stay as they were, `null` takes them away. */
export const sentImageAlts = v.nullish(
  v.pipe(
    v.record(
      v.custom<string>(isImageName, problem('unknown')),
      v.strictObject(inEachLanguage(required(oneLine(limits.imageAlt))), problem('unknown')),
      problem('wrong-type'),
    ),
    v.check((alts) => Object.keys(alts).length <= limits.imagesPerOpportunity, problem('too-many')),
  ),
);

/** What an opportunity says, and in which language it was written. */
interface Written extends OpportunityTexts {
  readonly language: Language;
  readonly translations?: Translations;
}

/** The texts as a reader is shown them. A translation may have no description: then it is the original one. */
export interface ShownTexts extends OpportunityTexts {
  /** The language of title and subtitle. */
  readonly language: Language;
  readonly descriptionLanguage: Language;
}

/** The texts for a reader of a language: in it, or else as they were written. */
export function textsFor(
  { title, subtitle, description, language, translations = {} }: Written,
  reader: Language,
): ShownTexts {
  const original = { title, subtitle, description, language, descriptionLanguage: language };
  const translated = reader === language ? undefined : translations[reader];
  if (!translated) return original;
  const described = translated.description === '' ? {} : { ...translated, descriptionLanguage: reader };
  return { ...original, title: translated.title, subtitle: translated.subtitle, language: reader, ...described };
}

/** The languages that the texts can be read in, in the order of `languages`. */
export function languagesOf({ language, translations = {} }: Pick<Written, 'language' | 'translations'>): Language[] {
  return languages.filter((one) => one === language || translations[one] !== undefined);
}

/** What an image shows, for a reader of a language: in it, or else the title of the opportunity. */
export function imageAltFor(
  name: string,
  of: Written & { readonly imageAlts?: ImageAlts },
  reader: Language,
): { readonly alt: string; readonly language: Language } {
  const said = of.imageAlts?.[name]?.[reader];
  if (said !== undefined) return { alt: said, language: reader };
  const { title, language } = textsFor(of, reader);
  return { alt: title, language };
}

/** What images show, without those that an opportunity does not name; `undefined` where nothing is left. */
export function altsOfNamed(alts: ImageAlts, names: readonly string[]): ImageAlts | undefined {
  const kept = Object.entries(alts).filter(([name, texts]) => names.includes(name) && Object.keys(texts).length > 0);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** Entries of an object that may say the same thing in each language. */
export function inEachLanguage<const Schema extends v.GenericSchema>(schema: Schema) {
  return {
    en: v.exactOptional(schema),
    es: v.exactOptional(schema),
    zh: v.exactOptional(schema),
  } satisfies Record<Language, v.GenericSchema | v.ExactOptionalSchema<Schema, undefined>>;
}
