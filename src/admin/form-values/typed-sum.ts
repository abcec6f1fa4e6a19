/** What a typed sum means, in whole US dollars. `ambiguous`: the two sums it may mean, the smaller first. */
type TypedSumMeaning =
  | { readonly kind: 'sum'; readonly dollars: number }
  | { readonly kind: 'ambiguous'; readonly sums: readonly [number, number] }
  | { readonly kind: 'unreadable' };

/** Powers of ten of the English and Spanish words. Short forms that mean different powers have both. */
const scales: Readonly<Record<string, readonly [number] | readonly [number, number]>> = {
  thousand: [3],
  mil: [3],
  k: [3],
  m: [3, 6],
  mm: [6],
  mn: [6],
  million: [6],
  millions: [6],
  millón: [6],
  millon: [6],
  millones: [6],
  b: [9, 12],
  bn: [9],
  billion: [9],
  billions: [9],
  'mil millones': [9],
  'miles de millones': [9],
  // The Spanish billion is a million millions.
  billón: [12],
  billon: [12],
  billones: [12],
  trillion: [12],
};

const unreadable: TypedSumMeaning = { kind: 'unreadable' };

const currency = /^(?:US\$|U\$S|USD)|(?:de )?(?:US\$|U\$S|USD|US dollars|dollars|d[óo]lares)$/giu;
const amount = /^(?<number>\d(?:[\d.,\s]*\d)?)\s*(?<scale>\p{L}[\p{L}\s]*)?$/u;

/** Reads a sum such as “180,000,000”, “180 million” or “1,5 mil millones”. */
export function readSum(typed: string): TypedSumMeaning {
  const { number, scale } = amount.exec(typed.trim().normalize().replace(currency, '').trim())?.groups ?? {};
  if (number === undefined) return unreadable;
  if (scale === undefined) return wholeNumber.test(number) ? meaning([Number(digitsOf(number))]) : unreadable;
  const powers = scale === 'M' ? scales.mm : scales[scale.toLowerCase().replace(/\s+/gu, ' ')];
  const sums = decimalsOf(number).flatMap((decimal) => (powers ?? []).map((power) => dollarsOf(decimal, power)));
  return sums.includes(undefined) ? unreadable : meaning(sums.filter((sum) => sum !== undefined));
}

function meaning(sums: readonly number[]): TypedSumMeaning {
  const [one, other] = [...new Set(sums)].sort((first, second) => first - second);
  if (one === undefined) return unreadable;
  return other === undefined ? { kind: 'sum', dollars: one } : { kind: 'ambiguous', sums: [one, other] };
}

/** A decimal number: its digits without a point, and how many of them are decimals. */
interface Decimal {
  readonly digits: string;
  readonly decimals: number;
}

// Digits, or groups of three digits with one kind of separator: a comma, a dot, or any space.
const wholeNumber = /^\d+$|^\d{1,3}(?:([,.\s])\d{3})(?:\1\d{3})*$/;
const oneGroup = /^[1-9]\d{0,2}[.,]\d{3}$/;
// A group of digits does not begin a number with a zero: “0.500” is a half.
const startsWithZero = /^0\D/;
const withDecimals = /^\d+[.,](?<decimals>\d+)$/;
const groupedWithDecimals = /^\d{1,3}([,.\s])\d{3}(?:\1\d{3})*(?!\1)[.,](?<decimals>\d+)$/;

/** The numbers that a text may mean: “1.500” is one and a half in English, and fifteen hundred in Spanish. */
function decimalsOf(text: string): readonly Decimal[] {
  const digits = digitsOf(text);
  const whole = wholeNumber.test(text) && !startsWithZero.test(text) ? [{ digits, decimals: 0 }] : [];
  if (oneGroup.test(text)) return [...whole, { digits, decimals: 3 }];
  const { decimals } = (withDecimals.exec(text) ?? groupedWithDecimals.exec(text))?.groups ?? {};
  return whole.length > 0 || decimals === undefined ? whole : [{ digits, decimals: decimals.length }];
}

/** `undefined` if it has a fraction of a dollar. */
function dollarsOf({ digits, decimals }: Decimal, power: number): number | undefined {
  const shift = power - decimals;
  if (shift >= 0) return Number(digits) * 10 ** shift;
  return /^0*$/.test(digits.slice(shift)) ? Number(digits.slice(0, shift)) : undefined;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');
