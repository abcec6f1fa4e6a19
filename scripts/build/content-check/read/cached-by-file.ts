type Reader<Result> = (file: string, text: string) => Result;

interface Reading<Result> {
  readonly text: string;
  readonly result: Result;
}

/**
 * Caches the results of a reader by file, so that a change reads one file again. It keeps two texts per file, because
 * many files are read with placeholders and with the values of facts.
 */
export function cachedByFile<Result>(read: Reader<Result>): Reader<Result> {
  const last = new Map<string, readonly Reading<Result>[]>();
  return (file, text) => {
    const known = last.get(file) ?? [];
    const reading = known.find((one) => one.text === text) ?? { text, result: read(file, text) };
    if (reading !== known[0]) last.set(file, [reading, ...known.filter((one) => one !== reading).slice(0, 1)]);
    return reading.result;
  };
}
