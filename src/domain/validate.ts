import * as v from 'valibot';
import { type FieldProblem, type FieldProblems, fieldProblems } from '#domain/text';

export type Validated<Value> =
  | { readonly kind: 'valid'; readonly value: Value }
  | { readonly kind: 'invalid'; readonly fields: FieldProblems };

/** What is wrong, as one of the known problems. */
export function problemOf({ received, message }: v.BaseIssue<unknown>): FieldProblem {
  if (received === 'undefined') return 'required';
  return fieldProblems.find((code) => code === message) ?? 'wrong-type';
}

/**
 * Checks a value from outside against a schema of `domain`. The value that comes back holds the schema's own fields and
 * nothing else; otherwise each field at fault with its first problem (`required` where it is missing).
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
