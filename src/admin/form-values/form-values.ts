import * as v from 'valibot';
import { byLanguage } from '#domain/formatters';
import { isImageName } from '#domain/ids';
import { isLanguage, type Language, languages } from '#domain/language';
import {
  type ContentKey,
  contentAfter,
  emptyContent,
  type OpportunityContent,
  type SentContent,
} from '#domain/opportunity/content';
import { type Investment, sentFactEntries } from '#domain/opportunity/facts';
import { isSubSectorOf } from '#domain/opportunity/sub-sector';
import { type ImageAlts, translatedFrom } from '#domain/opportunity/translations';
import {
  factDigest,
  type VerifiableFact,
  type Verified,
  verifiableFacts,
  verified,
} from '#domain/opportunity/verification';
import { isSectorKey } from '#domain/sector';
import { compositeToSend, compositeToType, numberToType, typedComposite } from './form-facts';
import { questionToSend, questionToType, typedQuestion } from './form-questions';
import { translationsToSend, translationsToType, typedTranslations } from './form-translations';
import { readSum } from './typed-sum';

export type FormField = ContentKey;

/**
 * Fields with typed or chosen values, and the translations marked as checked. Images are kept separately, because they
 * have upload states.
 */
export type TypedField = Exclude<FormField, 'imageURL'> | 'checked';

const text = v.string();
const chosen = v.array(v.string());

/** An amount as typed: a single amount in `from`, or both ends of a range. */
const typedSum = v.object({ from: v.string(), to: v.string() });

type TypedSum = Readonly<v.InferOutput<typeof typedSum>>;

/** The originals that translations were marked as checked against, until saved. */
const typedChecks = translatedFrom.wrapped;

const typedAlt = v.object(byLanguage(() => v.string()));

/** Alternative texts as typed, by image name: sorted by name, without images that have none. */
const typedImageAlts = v.record(v.string(), typedAlt);

/** Form values in the order of the content. An empty text or list means no value. */
export const formValues = v.object({
  title: text,
  subtitle: text,
  sector: text,
  language: text,
  description: text,
  status: text,
  publishAt: text,
  ...typedComposite,
  sample: v.boolean(),
  subSector: text,
  province: text,
  investment: typedSum,
  totalCost: text,
  stage: text,
  seeking: chosen,
  deadline: text,
  confirmedOn: text,
  open: chosen,
  firmSize: text,
  verified,
  translations: typedTranslations,
  checked: typedChecks,
  imageAlts: typedImageAlts,
  questions: v.array(typedQuestion),
} satisfies Record<TypedField, v.GenericSchema>);

export type FormValues = Readonly<v.InferOutput<typeof formValues>>;

/** The whole content of a form, including images. */
export type FormContent = FormValues & { readonly imageURL: readonly string[] };

const formContent = v.object({ ...formValues.entries, imageURL: v.array(v.string()) });

/** Parses form content. */
export function formContentIn(content: unknown): FormContent {
  return v.parse(formContent, content);
}

/** Converts an opportunity's content to form values. */
export function formValuesOf(content: OpportunityContent): FormValues {
  return {
    title: content.title,
    subtitle: content.subtitle,
    sector: content.sector,
    language: content.language,
    description: content.description,
    status: content.status,
    publishAt: content.publishAt ?? '',
    ...compositeToType(content),
    sample: content.sample ?? false,
    subSector: content.subSector ?? '',
    province: content.province ?? '',
    investment: sumToType(content.investment),
    totalCost: numberToType(content.totalCost),
    stage: content.stage ?? '',
    seeking: content.seeking ?? [],
    deadline: content.deadline ?? '',
    confirmedOn: content.confirmedOn ?? '',
    open: content.open ?? [],
    firmSize: content.firmSize ?? '',
    verified: content.verified ?? {},
    translations: translationsToType(content.translations),
    checked: {},
    imageAlts: altsToType(content.imageAlts),
    questions: (content.questions ?? []).map(questionToType),
  };
}

/** Converts an opportunity's content to form content, including images. */
export function formContentOf(content: OpportunityContent): FormContent {
  return { ...formValuesOf(content), imageURL: content.imageURL };
}

/** Initial values of a new opportunity; no sector is preselected. */
export const emptyValues: FormValues = { ...formValuesOf(emptyContent), sector: '' };

/** Form values with unsaved changes applied; fields without unsaved changes keep their value. */
export function restoredValues(before: FormValues, changes: object = {}): FormValues {
  return v.parse(formValues, { ...before, ...changes });
}

/**
 * The content that a form sends, still to be validated. `null` clears a field; leaving it out would keep the old value.
 */
export function sentOf(form: FormContent): Readonly<Record<FormField, unknown>> {
  return {
    title: form.title,
    subtitle: form.subtitle,
    sector: form.sector,
    language: form.language,
    description: form.description,
    imageURL: form.imageURL,
    status: form.status,
    publishAt: form.publishAt || null,
    ...sentFacts(form),
    sample: form.sample || null,
    confirmedOn: (!form.sample && form.confirmedOn) || null,
    verified: form.sample ? null : verifiedToSend(form),
    translations: translationsToSend(form.translations),
    imageAlts: altsToSend(form.imageAlts, form.imageURL),
    questions: questionsToSend(form),
  };
}

/** The questions that a form sends, still to be validated; `null` without any. */
function questionsToSend({ questions, language }: FormValues) {
  if (questions.length === 0) return null;
  return questions.map((one) => questionToSend(one, isLanguage(language) ? language : undefined));
}

/** The facts that a form sends, still to be validated. */
function sentFacts(form: FormValues): Readonly<Record<VerifiableFact, unknown>> {
  return {
    ...compositeToSend(form),
    subSector: isSubSectorIn(form) ? form.subSector : null,
    province: form.province || null,
    investment: sumToSend(form.investment),
    totalCost: form.totalCost.trim() ? dollarsOf(form.totalCost) : null,
    stage: form.stage || null,
    seeking: someOf(form.seeking),
    deadline: form.deadline || null,
    open: someOf(form.open),
    firmSize: form.firmSize || null,
  };
}

const someOf = (list: readonly string[]) => (list.length > 0 ? list : null);

/** Valid image names in unsaved changes. They come from browser storage, so they are checked. */
export function imagesOf({ imageURL }: { readonly imageURL: readonly string[] }): readonly string[] {
  return [...new Set(imageURL.filter(isImageName))];
}

/** Converts validated fields to an opportunity's content. */
export function contentSent(sent: SentContent): OpportunityContent {
  return contentAfter(sent, emptyContent);
}

/** The typed facts that are valid, as they will be stored. */
export function validFacts(form: FormValues): Readonly<Partial<Record<VerifiableFact, unknown>>> {
  const sent = sentFacts(form);
  return Object.fromEntries(
    verifiableFacts.flatMap((fact) => {
      const checked = v.safeParse(sentFactEntries[fact], sent[fact]);
      const isKnown = checked.success && checked.output !== null && checked.output !== undefined;
      return isKnown ? [[fact, checked.output]] : [];
    }),
  );
}

/** The verifications of the values in the form: one of an earlier value is dropped. `null` without any. */
function verifiedToSend(form: FormValues): Verified | null {
  const facts = validFacts(form);
  const kept = verifiableFacts.flatMap((fact) => {
    const found = form.verified[fact];
    const isSame = found && facts[fact] !== undefined && found.of === factDigest(facts[fact]);
    return isSame ? [[fact, found] as const] : [];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

/** Whether the chosen sub-sector belongs to the chosen sector; another one is neither shown nor sent. */
export function isSubSectorIn({ sector, subSector }: Pick<FormValues, 'sector' | 'subSector'>): boolean {
  return isSectorKey(sector) && isSubSectorOf(sector, subSector);
}

/** Converts a stored amount to form values. */
function sumToType(sum: Investment | undefined): TypedSum {
  return { from: numberToType(sum?.from), to: numberToType(sum?.to) };
}

/** The typed amount, still to be validated; `null` if empty. */
function sumToSend({ from, to }: TypedSum): Partial<Investment> | null {
  if (!from.trim() && !to.trim()) return null;
  return { ...(from.trim() && { from: dollarsOf(from) }), ...(to.trim() && { to: dollarsOf(to) }) };
}

/** The typed sum. One that is unreadable or ambiguous becomes a value that no integer schema accepts. */
function dollarsOf(typed: string): number {
  const read = readSum(typed);
  return read.kind === 'sum' ? read.dollars : Number.POSITIVE_INFINITY;
}

/** Alternative texts of the named images, still to be validated; `null` if there are none. */
function altsToSend(alts: TypedImageAlts, names: readonly string[]): ImageAlts | null {
  const sent = Object.entries(alts).flatMap(([name, alt]) => {
    const said = languages.filter((language) => alt[language].trim() !== '');
    if (!names.includes(name) || said.length === 0) return [];
    return [[name, Object.fromEntries(said.map((language) => [language, alt[language]]))]];
  });
  return sent.length > 0 ? Object.fromEntries(sent) : null;
}

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
