import * as v from 'valibot';
import type { Language } from '#domain/language';
import type { Missing } from '#domain/opportunity/completeness';
import { contentKeys, type SentContent, sentContent } from '#domain/opportunity/content';
import { type UnfinishedContent, unfinishedContent } from '#domain/opportunity/preview';
import { sentQuestion } from '#domain/opportunity/questions';
import type { FieldProblem, FieldProblems } from '#domain/text';
import { problemOf } from '#domain/validate';
import { type FormContent, type FormField, sentOf } from '../form-values/form-values';

/** A field, or a part of one such as `investment.to` or `translations.es.title`. */
export type FormPlace = FormField | `${FormField}.${string}`;

/** Whether a place in an error is a field of the form, or a part of one. */
export function isFormPlace(place: string): place is FormPlace {
  return contentKeys.some((key) => isWithin(place, key));
}

/** Validation errors of the form. `incomplete`: a required field is empty; `invalid`: any other error. */
export interface FormProblems {
  readonly kind: 'incomplete' | 'invalid';
  /** Errors by place. The server's response names whole fields only. */
  readonly fields: FieldProblems;
  /** Set if these remain after a field was corrected: the focus must then stay where it is. */
  readonly corrected?: true;
}

/** The validated content to send, or the errors. */
export type CheckedForm = { readonly kind: 'valid'; readonly value: SentContent } | FormProblems;

export function checkForm(form: FormContent): CheckedForm {
  const checked = v.safeParse(sentContent, sentOf(form));
  if (checked.success) return { kind: 'valid', value: checked.output };
  const fields: Record<string, FieldProblem> = {};
  for (const issue of checked.issues) fields[v.getDotPath(issue) ?? 'body'] ??= problemOf(issue);
  return problemsIn(fields);
}

/** Errors that remain after a field with errors was changed; `undefined` if none remain. */
export function problemsAfter(before: FormProblems, field: FormField, form: FormContent): FormProblems | undefined {
  const checked = checkForm(form);
  const now = checked.kind === 'valid' ? {} : checked.fields;
  const fields = { ...problemsOutside(before.fields, field), ...problemsWithin(now, field) };
  return Object.keys(fields).length > 0 ? { ...problemsIn(fields), corrected: true } : undefined;
}

/** The errors of a field and its parts. */
export function problemsWithin(problems: FieldProblems, field: FormField): FieldProblems {
  return Object.fromEntries(Object.entries(problems).filter(([place]) => isWithin(place, field)));
}

function problemsOutside(problems: FieldProblems, field: FormField): FieldProblems {
  return Object.fromEntries(Object.entries(problems).filter(([place]) => !isWithin(place, field)));
}

const isWithin = (place: string, field: FormField): boolean => place === field || place.startsWith(`${field}.`);

function problemsIn(fields: FieldProblems): FormProblems {
  return { kind: Object.values(fields).includes('required') ? 'incomplete' : 'invalid', fields };
}

/** The form control for a missing item, in a form written in the given language. */
export function placeOfMissing(missing: Missing, written: string): FormPlace {
  switch (missing.kind) {
    case 'texts':
      return textPlace('title', missing.language, written);
    case 'description':
      return textPlace('description', missing.language, written);
    case 'copied':
      return textPlace(missing.text, missing.language, written);
    case 'changed':
      return textPlace(missing.texts[0] ?? 'title', missing.language, written);
    case 'long-subtitle':
      return textPlace('subtitle', missing.language, written);
    case 'picture':
      return 'imageURL';
    case 'image-alts':
      return `imageAlts.${missing.images[0]}.${missing.language}`;
    case 'fact':
      return missing.fact === 'investment' ? 'investment.from' : missing.fact;
    case 'unconfirmed':
    case 'stale':
      return 'confirmedOn';
  }
}

function textPlace(text: 'title' | 'subtitle' | 'description', language: Language, written: string): FormPlace {
  return language === written ? text : `translations.${language}.${text}`;
}

const {
  title: _,
  subtitle: __,
  description: ___,
  translations: ____,
  questions: _____,
  ...checkedEntries
} = sentContent.entries;

/** The form's content for previews and hints: texts as typed, and of the other fields and the questions those that are
 * valid. */
export function unfinishedOf(form: FormContent): UnfinishedContent {
  const sent = sentOf(form);
  const checked = Object.entries(checkedEntries).flatMap(([key, schema]) => {
    const { success, output } = v.safeParse(schema, Reflect.get(sent, key));
    return success && output !== null && output !== undefined ? [[key, output]] : [];
  });
  const { title, subtitle, description, translations } = sent;
  const questions = [sent.questions ?? []].flat().filter((one) => v.is(sentQuestion, one));
  return v.parse(unfinishedContent, {
    language: 'en',
    imageURL: [],
    status: 'draft',
    ...Object.fromEntries(checked),
    title,
    subtitle,
    description,
    ...(translations !== null && { translations }),
    ...(questions.length > 0 && { questions }),
  });
}
