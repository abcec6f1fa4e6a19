import { halfDay } from '#domain/time/day';

/**
 * The value with the earlier value in place of each incomplete date, so that a half-typed date does not delete the
 * stored one. Rows of lists are matched by `id`; those without one by index.
 */
export function withoutHalfDays(value: unknown, before: unknown): unknown {
  if (value === halfDay) return before ?? '';
  if (Array.isArray(value)) return value.map((row, index) => withoutHalfDays(row, rowBefore(row, index, before)));
  if (!isObject(value)) return value;
  const earlier = isObject(before) ? before : {};
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutHalfDays(part, earlier[key])]));
}

function rowBefore(row: unknown, index: number, before: unknown): unknown {
  const rows: readonly unknown[] = Array.isArray(before) ? before : [];
  const id = idOf(row);
  return id === undefined ? rows[index] : rows.find((one) => idOf(one) === id);
}

const idOf = (row: unknown): unknown => (isObject(row) && 'id' in row ? row.id : undefined);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
