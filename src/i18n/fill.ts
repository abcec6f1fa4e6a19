/** Replaces a text's `{placeholders}`; those without a value stay unchanged. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** Picks the plural form for a number and fills in `{count}`. */
export function fillCount(
  forms: { readonly one: string; readonly other: string },
  count: number,
  language: string,
): string {
  return fill(pluralForm(forms, count, language), { count: formatCount(count, language) });
}

/** Picks the plural form for a number. */
export function pluralForm(
  forms: { readonly one: string; readonly other: string },
  count: number,
  language: string,
): string {
  return new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other;
}

/** Formats a whole number. */
export function formatCount(count: number, language: string): string {
  return count.toLocaleString(language, { useGrouping: grouping(language) });
}

/** Chinese counts by four digits, so separators after three would confuse. */
export const grouping = (language: string): 'auto' | false => (language === 'zh' ? false : 'auto');
