import type { Language } from '#domain/language';

interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** Name in the page's language. */
  readonly name: string;
}

/** A country's name, followed by its native name if known and different. */
export function withNativeName({ code, name }: Country, nativeName: string | undefined, language: Language): string {
  // These native names would repeat the Chinese label in traditional characters.
  const repeats = language === 'zh' && ['HK', 'MO', 'TW'].includes(code);
  if (!nativeName || repeats || plain(name).includes(plain(nativeName))) return name;
  return language === 'zh' ? `${name}（${nativeName}）` : `${name} — ${nativeName}`;
}

/** Removes accents and apostrophes for comparison, so that “Peru — Perú” is not shown. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}\p{P}\s]/gu, '')
    .toLowerCase();
}
