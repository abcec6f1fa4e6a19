import { isImageName } from '#domain/image-name';
import { defaultLanguage } from '#domain/language';
import type { Opportunity, OpportunityFields } from '#domain/opportunity/opportunity';
import type { Draft } from './unsaved';

/** The fields of the form as typed; pictures are kept apart, for they have states of their own. */
export interface FormValues {
  readonly title: string;
  readonly subtitle: string;
  readonly sector: string;
  readonly description: string;
  /** The language that the texts are written in. */
  readonly language: string;
}

export const emptyValues: FormValues = {
  title: '',
  subtitle: '',
  sector: '',
  description: '',
  language: defaultLanguage,
};

export function valuesOf({ title, subtitle, sector, description, language }: FormValues): FormValues {
  return { title, subtitle, sector, description, language };
}

/** The names in a draft that can be pictures' names: a draft comes from the browser's storage. */
export function picturesOf({ imageURL }: Draft): readonly string[] {
  return [...new Set(imageURL.filter(isImageName))];
}

/** The fields that a form and its comparison show, in the order of the form. */
export const formFields = ['title', 'subtitle', 'sector', 'language', 'description', 'imageURL'] as const;

export type FormField = (typeof formFields)[number];

export type Content = FormValues & Pick<Opportunity, 'imageURL'>;

/** The fields in which two versions differ, in the order of the form. */
export function differingFields(mine: Content, theirs: Content): readonly FormField[] {
  return formFields.filter((field) => JSON.stringify(mine[field]) !== JSON.stringify(theirs[field]));
}

/** The content of a form whose fields have been checked. */
export function contentOf({ language = defaultLanguage, ...fields }: OpportunityFields): Content {
  return { ...fields, language };
}
