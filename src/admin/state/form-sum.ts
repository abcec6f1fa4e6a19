import * as v from 'valibot';
import type { Investment } from '#domain/opportunity/facts';

/** A sum as typed: the sum itself, or the ends of a range. */
export const typedSum = v.object({ from: v.string(), to: v.string() });

export type TypedSum = Readonly<v.InferOutput<typeof typedSum>>;

const grouped = new Intl.NumberFormat('en');

/** A stored sum as it stands in the form. */
export function sumToType(sum: Investment | undefined): TypedSum {
  return { from: sum ? grouped.format(sum.from) : '', to: sum?.to === undefined ? '' : grouped.format(sum.to) };
}

/** The sum that was typed, to be checked; `null` where there is none. */
export function sumToSend({ from, to }: TypedSum): Partial<Investment> | null {
  if (!from.trim() && !to.trim()) return null;
  return { ...(from.trim() && { from: dollarsOf(from) }), ...(to.trim() && { to: dollarsOf(to) }) };
}

// Digits, or digits in threes with one sign between them: a comma, a dot, or a space of some width.
const wholeNumber = /^\d+$|^\d{1,3}(?:([,.\s])\d{3})(?:\1\d{3})*$/;

/** The number that was typed; what is none becomes one that no schema of whole numbers accepts. */
function dollarsOf(typed: string): number {
  const text = typed.trim();
  return wholeNumber.test(text) ? Number(text.replace(/\D/g, '')) : Number.POSITIVE_INFINITY;
}
