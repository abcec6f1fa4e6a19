import type { Language } from '#domain/language';

interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** In the language of the page. */
  readonly name: string;
}

/** A country's name in a language and, beside it, its native name where that is known and says more. */
export function withNativeName({ code, name }: Country, nativeName: string | undefined, language: Language): string {
  // In Chinese these would only repeat the label in other characters.
  const repeats = language === 'zh' && ['HK', 'MO', 'TW'].includes(code);
  if (!nativeName || repeats || plain(name).includes(plain(nativeName))) return name;
  return language === 'zh' ? `${name}（${nativeName}）` : `${name} — ${nativeName}`;
}

/** The letters alone: neither "Peru — Perú" nor "Côte d’Ivoire — Côte d'Ivoire" says anything more. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}\p{P}\s]/gu, '')
    .toLowerCase();
}
