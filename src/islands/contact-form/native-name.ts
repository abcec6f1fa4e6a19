import type { Language } from '#domain/language';

interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** In the language of the page. */
  readonly name: string;
}

/** A country's name in a language, followed by its native name if that is known and different. */
export function withNativeName({ code, name }: Country, nativeName: string | undefined, language: Language): string {
  // In Chinese the native name would only repeat the label in traditional characters.
  const repeats = language === 'zh' && ['HK', 'MO', 'TW'].includes(code);
  if (!nativeName || repeats || plain(name).includes(plain(nativeName))) return name;
  return language === 'zh' ? `${name}（${nativeName}）` : `${name} — ${nativeName}`;
}

/** Base letters only, for comparison: “Peru — Perú” and “Côte d’Ivoire — Côte d'Ivoire” would repeat the name. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}\p{P}\s]/gu, '')
    .toLowerCase();
}
