import * as v from 'valibot';
import { byLanguage } from '#domain/formatters';
import { isImageName } from '#domain/ids';
import type { Language } from '#domain/language';
import { limits } from '#domain/limits';
import { multiLine, oneLine, problem, required } from '#domain/text';

/** The texts of an opportunity in one language. */
const texts = v.object({ title: v.string(), subtitle: v.string(), description: v.string() });

export type OpportunityTexts = v.InferOutput<typeof texts>;

/** The texts in other languages than the original one. */
export const translations = v.exactOptional(v.object(inEachLanguage(texts)));

export type Translations = NonNullable<v.InferOutput<typeof translations>>;

/** Descriptions of images by name, in some or all languages. */
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

/** As an administrator sends them: omitted ones stay, `null` removes them. */
export const sentTranslations = v.nullish(v.strictObject(inEachLanguage(sentTexts), problem('unknown')));

/** As an administrator sends them: omitted ones stay, `null` removes them. */
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

const digests = v.object({
  title: v.exactOptional(v.string()),
  subtitle: v.exactOptional(v.string()),
  description: v.exactOptional(v.string()),
} satisfies Record<keyof OpportunityTexts, v.GenericSchema>);

/**
 * Digests of the original texts that each translated text was made from, or checked against later. It is unknown for
 * translations from before this key existed.
 */
export const translatedFrom = v.exactOptional(v.object(inEachLanguage(digests)));

export type TranslatedFrom = NonNullable<v.InferOutput<typeof translatedFrom>>;

const sentDigest = v.exactOptional(
  v.pipe(v.string(problem('wrong-type')), v.regex(/^[0-9a-z]{1,14}$/, problem('unknown'))),
);

/** As an administrator sends it: the originals that unchanged translations were checked against. */
export const sentTranslatedFrom = v.exactOptional(
  v.strictObject(
    inEachLanguage(
      v.strictObject({ title: sentDigest, subtitle: sentDigest, description: sentDigest }, problem('unknown')),
    ),
    problem('unknown'),
  ),
);

/** An opportunity’s texts with their original language. */
interface Written extends OpportunityTexts {
  readonly language: Language;
  readonly translations?: Translations;
}

/** The texts for a reader. A translation without a description uses the original one. */
interface ShownTexts extends OpportunityTexts {
  /** The language of title and subtitle. */
  readonly language: Language;
  readonly descriptionLanguage: Language;
}

/** The texts in a reader’s language, otherwise in the original one. */
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

/** An image’s description in a reader’s language, otherwise the opportunity’s title. */
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

/** The descriptions of referenced images; `undefined` if there are none. */
export function altsOfNamed(alts: ImageAlts, names: readonly string[]): ImageAlts | undefined {
  const kept = Object.entries(alts).filter(([name, texts]) => names.includes(name) && Object.keys(texts).length > 0);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** Optional entries of an object for each language. */
export function inEachLanguage<const Schema extends v.GenericSchema>(schema: Schema) {
  return byLanguage(() => v.exactOptional(schema));
}
