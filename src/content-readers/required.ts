/** What the content has to hold. The build ends with `expected` where it does not; the content check tells it before. */
export function required<Value>(value: Value | undefined, expected: string): Value {
  if (value === undefined) throw new Error(expected);
  return value;
}
