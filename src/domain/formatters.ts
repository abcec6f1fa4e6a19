/** Makes something once for each language (a BCP 47 tag of the site), when it is first asked for: formatters are dear to make. */
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

/** How dates are written for people, once for each language. English is British on the whole site: “25 November 2026”. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (language: string) => Intl.DateTimeFormat {
  return perLanguage((language) => new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options));
}
