import * as v from 'valibot';
import { isImageName } from '#domain/image-name';
import {
  type ContentKey,
  contentAfter,
  contentKeys,
  emptyContent,
  type OpportunityContent,
  type SentContent,
} from '#domain/opportunity/content';

/** The fields that are typed or chosen; images are kept apart, for they have states of their own. */
export const typedKeys = contentKeys.filter((key) => key !== 'imageURL');

const formValues = v.object(v.entriesFromList(typedKeys, v.string()));

/** The fields of the form as typed. */
export type FormValues = Readonly<v.InferOutput<typeof formValues>>;

/** The form of a new opportunity, before anything is typed: no sector has been chosen. */
export const emptyValues: FormValues = { ...valuesOf(emptyContent), sector: '' };

/** The typed fields of whatever has them, and nothing else of it. */
export function valuesOf(of: FormValues): FormValues {
  return v.parse(formValues, of);
}

/** The names in unsaved changes that can be images' names: they come from the browser's storage. */
export function imagesOf({ imageURL }: { readonly imageURL: readonly string[] }): readonly string[] {
  return [...new Set(imageURL.filter(isImageName))];
}

/** What a form holds. */
export type FormContent = FormValues & Pick<OpportunityContent, 'imageURL'>;

export type FormField = ContentKey;

/** The content of a form whose fields have been checked. */
export function contentSent(sent: SentContent): OpportunityContent {
  return contentAfter(sent, emptyContent);
}
