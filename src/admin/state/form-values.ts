import * as v from 'valibot';
import { isImageName } from '#domain/image-name';
import {
  type ContentKey,
  contentAfter,
  emptyContent,
  type OpportunityContent,
  type SentContent,
} from '#domain/opportunity/content';
import { altsToSend, altsToType, typedImageAlts } from './form-image-alts';
import { sumToSend, sumToType, typedSum } from './form-sum';
import { translationsToSend, translationsToType, typedTranslations } from './form-translations';

export type FormField = ContentKey;

/** A field that is typed or chosen; images are kept apart, for they have states of their own. */
export type TypedField = Exclude<FormField, 'imageURL'>;

const text = v.string();
const chosen = v.array(v.string());

/**
 * The fields of the form as they are typed or chosen, in the order of the content. An empty text says nothing; so does an
 * empty list.
 */
export const formValues = v.object({
  title: text,
  subtitle: text,
  sector: text,
  language: text,
  description: text,
  status: text,
  sample: v.boolean(),
  province: text,
  investment: typedSum,
  stage: text,
  seeking: chosen,
  deadline: text,
  confirmedOn: text,
  open: chosen,
  translations: typedTranslations,
  imageAlts: typedImageAlts,
} satisfies Record<TypedField, v.GenericSchema>);

export type FormValues = Readonly<v.InferOutput<typeof formValues>>;

/** What a form holds. */
export type FormContent = FormValues & { readonly imageURL: readonly string[] };

/** A content as it stands in the form. */
export function valuesOf(content: OpportunityContent): FormValues {
  return {
    title: content.title,
    subtitle: content.subtitle,
    sector: content.sector,
    language: content.language,
    description: content.description,
    status: content.status,
    sample: content.sample ?? false,
    province: content.province ?? '',
    investment: sumToType(content.investment),
    stage: content.stage ?? '',
    seeking: content.seeking ?? [],
    deadline: content.deadline ?? '',
    confirmedOn: content.confirmedOn ?? '',
    open: content.open ?? [],
    translations: translationsToType(content.translations),
    imageAlts: altsToType(content.imageAlts),
  };
}

/** A content as a form would hold it, its images included. */
export function formContentOf(content: OpportunityContent): FormContent {
  return { ...valuesOf(content), imageURL: content.imageURL };
}

/** The form of a new opportunity, before anything is typed: no sector has been chosen. */
export const emptyValues: FormValues = { ...valuesOf(emptyContent), sector: '' };

/** The fields of a form that begins with unsaved changes: what they do not say is as it was before them. */
export function restoredValues(before: FormValues, changes: object = {}): FormValues {
  return v.parse(formValues, { ...before, ...changes });
}

/** What a form sends, still to be checked. `null` takes a field away, so that an emptied one does not stay as it was. */
export function sentOf(form: FormContent): Readonly<Record<FormField, unknown>> {
  return {
    title: form.title,
    subtitle: form.subtitle,
    sector: form.sector,
    language: form.language,
    description: form.description,
    imageURL: form.imageURL,
    status: form.status,
    sample: form.sample || null,
    province: form.province || null,
    investment: sumToSend(form.investment),
    stage: form.stage || null,
    seeking: someOf(form.seeking),
    deadline: form.deadline || null,
    confirmedOn: (!form.sample && form.confirmedOn) || null,
    open: someOf(form.open),
    translations: translationsToSend(form.translations),
    imageAlts: altsToSend(form.imageAlts, form.imageURL),
  };
}

const someOf = (list: readonly string[]) => (list.length > 0 ? list : null);

/** The names in unsaved changes that can be images' names: they come from the browser's storage. */
export function imagesOf({ imageURL }: { readonly imageURL: readonly string[] }): readonly string[] {
  return [...new Set(imageURL.filter(isImageName))];
}

/** The content of a form whose fields have been checked. */
export function contentSent(sent: SentContent): OpportunityContent {
  return contentAfter(sent, emptyContent);
}
