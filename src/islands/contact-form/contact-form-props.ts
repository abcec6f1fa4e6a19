import type { Language } from '#domain/language';
import type { FormTexts } from './form-texts';

export interface ContactFormProps {
  readonly language: Language;
  readonly texts: FormTexts;
  /** The team's e-mail address, offered when a message cannot be sent; where the owner has stated one. */
  readonly email: string | undefined;
}
