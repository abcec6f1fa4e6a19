import type { Language } from '#domain/language';
import type { Dictionary } from '../../i18n/dictionary';

/** What the page says around the form, and the form does not need. */
type PageTexts = 'title' | 'description' | 'intro';

export interface FollowEnquiryProps {
  readonly language: Language;
  readonly texts: Omit<Dictionary['follow'], PageTexts>;
  /** The team's e-mail address, offered where the page cannot help; where the owner has stated one. */
  readonly email: string | undefined;
}
