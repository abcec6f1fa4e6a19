import type { Language } from '#domain/language';

type InEachLanguage = Readonly<Record<Language, string>>;

/** The ownership of the site, in a sentence of each language. */
export interface Ownership extends InEachLanguage {
  /** Whether the site belongs to the state, at any level. */
  readonly isState: boolean;
}

/** The site’s operator, as far as the owner has filled it in. */
export interface Owner {
  readonly legalName?: string | undefined;
  /** The Argentine tax number (CUIT). */
  readonly taxNumber?: string | undefined;
  readonly address?: string | undefined;
  readonly ownership?: Ownership | undefined;
  /** Who pays for the site. */
  readonly paidBy?: InEachLanguage | undefined;
  /** The courts for disputes over the site. */
  readonly courts?: InEachLanguage | undefined;
}

/** The team’s contact details, as far as the owner has filled them in. */
export interface Team {
  /** In display format: `+`, country code, groups of digits. */
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly wechat?: string | undefined;
}

/** The `tel:` URL of a phone number: its digits, with the `+` of the country code. */
export function phoneURL(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
