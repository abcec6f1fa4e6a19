/** Puts values into a text's `{placeholders}`; one without a value stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** The form of a counted text that a language uses for a number, with `{count}` filled in. */
export function fillCount(
  forms: { readonly one: string; readonly other: string },
  count: number,
  language: string,
): string {
  const form = new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other;
  return fill(form, { count: counted(count, language) });
}

/** A whole number; Chinese groups by ten thousands, so that commas after three digits only hinder. */
export function counted(count: number, language: string): string {
  return new Intl.NumberFormat(language, { useGrouping: language === 'zh' ? false : 'auto' }).format(count);
}
