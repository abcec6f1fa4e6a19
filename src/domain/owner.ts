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
