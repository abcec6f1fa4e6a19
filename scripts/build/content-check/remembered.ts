type Reader<Result> = (file: string, text: string) => Result;

interface Reading<Result> {
  readonly text: string;
  readonly result: Result;
}

/**
 * Makes a reader that reads a file again only when its text has changed, so that an editor waits for one file alone.
 * The last two texts are known, as many a file is read as it stands and with the words of its facts.
 */
export function remembered<Result>(read: Reader<Result>): Reader<Result> {
  const last = new Map<string, readonly Reading<Result>[]>();
  return (file, text) => {
    const known = last.get(file) ?? [];
    const reading = known.find((one) => one.text === text) ?? { text, result: read(file, text) };
    if (reading !== known[0]) last.set(file, [reading, ...known.filter((one) => one !== reading).slice(0, 1)]);
    return reading.result;
  };
}
