import * as v from 'valibot';
import type { Investment } from '#domain/opportunity/facts';

/** An amount as typed: a single amount in `from`, or both ends of a range. */
export const typedSum = v.object({ from: v.string(), to: v.string() });

export type TypedSum = Readonly<v.InferOutput<typeof typedSum>>;

const grouped = new Intl.NumberFormat('en');

/** Converts a stored amount to form values. */
export function sumToType(sum: Investment | undefined): TypedSum {
  return { from: sum ? grouped.format(sum.from) : '', to: sum?.to === undefined ? '' : grouped.format(sum.to) };
}

/** The typed amount, still to be validated; `null` if empty. */
export function sumToSend({ from, to }: TypedSum): Partial<Investment> | null {
  if (!from.trim() && !to.trim()) return null;
  return { ...(from.trim() && { from: dollarsOf(from) }), ...(to.trim() && { to: dollarsOf(to) }) };
}

// Digits, or groups of three digits with one kind of separator: a comma, a dot, or any space.
const wholeNumber = /^\d+$|^\d{1,3}(?:([,.\s])\d{3})(?:\1\d{3})*$/;

/** Parses the typed number. Anything else becomes a value that no integer schema accepts. */
function dollarsOf(typed: string): number {
  const text = typed.trim();
  return wholeNumber.test(text) ? Number(text.replace(/\D/g, '')) : Number.POSITIVE_INFINITY;
}
