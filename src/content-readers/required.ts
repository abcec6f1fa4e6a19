/** What the content has to hold; where it does not, the build ends with `expected`. The content check tells it before. */
export function required<Value>(value: Value | undefined, expected: string): Value {
  if (value === undefined) throw new Error(expected);
  return value;
}
