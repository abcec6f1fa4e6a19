import type { Language } from '#domain/language';

type InEachLanguage = Readonly<Record<Language, string>>;

/** Who runs the site, as far as the owner has filled it in. */
export interface Owner {
  readonly legalName?: string | undefined;
  /** The Argentine tax number (CUIT). */
  readonly taxNumber?: string | undefined;
  readonly address?: string | undefined;
  /** Whether private or public, and whose it is. */
  readonly ownership?: InEachLanguage | undefined;
  /** Who pays for the site. */
  readonly paidBy?: InEachLanguage | undefined;
  /** The courts that decide on disputes over the site. */
  readonly courts?: InEachLanguage | undefined;
}
