/** Creates a value once per language (a BCP 47 tag of the site), on demand, because formatters are expensive. */
export function perLanguage<Made>(make: (language: string) => Made): (language: string) => Made {
  const made = new Map<string, Made>();
  return (language) => {
    const before = made.get(language);
    if (before !== undefined) return before;
    const now = make(language);
    made.set(language, now);
    return now;
  };
}
