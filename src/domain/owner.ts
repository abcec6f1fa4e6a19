import type { Language } from '#domain/language';

type InEachLanguage = Readonly<Record<Language, string>>;

/** Whose the site is, in a sentence of each language. */
export interface Ownership extends InEachLanguage {
  /** Whether the site belongs to the state, at any level. */
  readonly isState: boolean;
}

/** Who runs the site, as far as the owner has filled it in. */
export interface Owner {
  readonly legalName?: string | undefined;
  /** The Argentine tax number (CUIT). */
  readonly taxNumber?: string | undefined;
  readonly address?: string | undefined;
  readonly ownership?: Ownership | undefined;
  /** Who pays for the site. */
  readonly paidBy?: InEachLanguage | undefined;
  /** The courts that decide on disputes over the site. */
  readonly courts?: InEachLanguage | undefined;
}

/** How the team is reached, as far as the owner has filled it in. */
export interface Team {
  /** As it is shown: `+`, country code, groups of digits. */
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly wechat?: string | undefined;
}

/** The URL that calls a phone number: `tel:` and its digits, with the `+` of the country code. */
export function phoneURL(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
