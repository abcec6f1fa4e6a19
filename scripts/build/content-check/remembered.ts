type Reader<Result> = (file: string, text: string) => Result;

/** Reads a file anew only when its text has changed: an editor's next look at the site does not wait for all of them. */
export function remembered<Result>(read: Reader<Result>): Reader<Result> {
  const last = new Map<string, { readonly text: string; readonly result: Result }>();
  return (file, text) => {
    const known = last.get(file);
    if (known?.text === text) return known.result;
    const result = read(file, text);
    last.set(file, { text, result });
    return result;
  };
}
