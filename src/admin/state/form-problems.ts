import * as v from 'valibot';
import { type SentContent, sentContent } from '#domain/opportunity/content';
import type { FieldProblem, FieldProblems } from '#domain/text';
import { problemOf } from '#domain/validate';
import { type FormContent, type FormField, sentOf } from './form-values';

/** What is at fault: a field, or a part of one such as `investment.to` or `translations.es.title`. */
export type FormPlace = FormField | `${FormField}.${string}`;

/** Places are at fault: one that must be filled is not (`incomplete`), or something else is wrong with one. */
export interface FormProblems {
  readonly kind: 'incomplete' | 'invalid';
  /** By their places. The server's answer names whole fields only. */
  readonly fields: FieldProblems;
  /** Whether they are what is left after a field was corrected; the keyboard is not taken away from there. */
  readonly corrected?: true;
}

/** What a form sends, or what is wrong with it. */
export type CheckedForm = { readonly kind: 'valid'; readonly value: SentContent } | FormProblems;

export function checkForm(form: FormContent): CheckedForm {
  const checked = v.safeParse(sentContent, sentOf(form));
  if (checked.success) return { kind: 'valid', value: checked.output };
  const fields: Record<string, FieldProblem> = {};
  for (const issue of checked.issues) fields[v.getDotPath(issue) ?? 'body'] ??= problemOf(issue);
  return problemsIn(fields);
}

/** What is left of the problems when a field that had some was changed; nothing where those were the last. */
export function problemsAfter(before: FormProblems, field: FormField, form: FormContent): FormProblems | undefined {
  const checked = checkForm(form);
  const now = checked.kind === 'valid' ? {} : checked.fields;
  const fields = { ...problemsOutside(before.fields, field), ...problemsWithin(now, field) };
  return Object.keys(fields).length > 0 ? { ...problemsIn(fields), corrected: true } : undefined;
}

/** What is at fault in a field and its parts. */
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
