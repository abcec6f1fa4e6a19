import { sentContent } from '#domain/opportunity/content';
import type { FieldProblems } from '#domain/text';
import { validate } from '#domain/validate';
import type { FormContent, FormField } from './form-values';

/** Fields are at fault: one that must be filled is not (`incomplete`), or something else is wrong with one. */
export interface FormProblems {
  readonly kind: 'incomplete' | 'invalid';
  readonly fields: FieldProblems;
  /** Whether they are what is left after a field was corrected; the keyboard is not taken away from there. */
  readonly corrected?: true;
}

export function problemsOf(content: FormContent): FormProblems | undefined {
  const checked = validate(sentContent, content);
  return checked.kind === 'valid' ? undefined : problemsIn(checked.fields);
}

/** What is left of the problems when a field that had one was changed; nothing where that was the last. */
export function problemsAfter(before: FormProblems, field: FormField, content: FormContent): FormProblems | undefined {
  const checked = validate(sentContent, content);
  const now = checked.kind === 'invalid' ? checked.fields[field] : undefined;
  const { [field]: _, ...others } = before.fields;
  const fields = now ? { ...others, [field]: now } : others;
  return Object.keys(fields).length > 0 ? { ...problemsIn(fields), corrected: true } : undefined;
}

function problemsIn(fields: FieldProblems): FormProblems {
  return { kind: Object.values(fields).includes('required') ? 'incomplete' : 'invalid', fields };
}
