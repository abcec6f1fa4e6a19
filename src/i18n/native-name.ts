import type { Language } from '#domain/language';

interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** In the language of the page. */
  readonly name: string;
}

/** A country's name in a language and, beside it, its own name for itself where that is known and says more. */
export function withOwnName({ code, name }: Country, ownName: string | undefined, language: Language): string {
  // In Chinese these would only repeat the label in other characters.
  const repeats = language === 'zh' && ['HK', 'MO', 'TW'].includes(code);
  if (!ownName || repeats || plain(name).includes(plain(ownName))) return name;
  return language === 'zh' ? `${name}（${ownName}）` : `${name} — ${ownName}`;
}

/** The letters alone: neither "Peru — Perú" nor "Côte d’Ivoire — Côte d'Ivoire" says anything more. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}\p{P}\s]/gu, '')
    .toLowerCase();
}
