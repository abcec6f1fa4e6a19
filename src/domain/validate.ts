import * as v from 'valibot';
import { type FieldProblem, type FieldProblems, fieldProblems } from '#domain/text';

type Validated<Value> =
  | { readonly kind: 'valid'; readonly value: Value }
  | { readonly kind: 'invalid'; readonly fields: FieldProblems };

/** The problem of an issue, as one of the known problems. */
export function problemOf({ received, message }: v.BaseIssue<unknown>): FieldProblem {
  if (received === 'undefined') return 'required';
  return fieldProblems.find((code) => code === message) ?? 'wrong-type';
}

/**
 * Validates an untrusted value against a schema of `domain`. The result contains only the schema’s own fields;
 * otherwise each invalid field with its first problem (`required` if it is missing).
 */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): Validated<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, value);
  if (result.success) return { kind: 'valid', value: result.output };
  const fields: Record<string, FieldProblem> = {};
  for (const issue of result.issues) {
    const key = issue.path?.[0]?.key;
    const field = typeof key === 'string' ? key : 'body';
    fields[field] ??= problemOf(issue);
  }
  return { kind: 'invalid', fields };
}
