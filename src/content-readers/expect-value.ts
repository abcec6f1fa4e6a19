/**
 * Returns a required content value; throws `expected` and so fails the build if it is missing. The content check reports
 * it earlier.
 */
export function expectValue<Value>(value: Value | undefined, expected: string): Value {
  if (value === undefined) throw new Error(expected);
  return value;
}
