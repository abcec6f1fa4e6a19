import type { Language } from '#domain/language';
import { localizedPath } from '../../i18n/path';
import styles from './ContactForm.module.css';
import type { FormTexts } from './form-texts';

/** What is kept of an enquiry and what for, with the way to all of it. */
export function Privacy({ language, texts }: { readonly language: Language; readonly texts: FormTexts }) {
  return (
    <p className={styles.hint}>
      {texts.stored}{' '}
      <a className={styles.more} href={localizedPath('/privacy', language)}>
        {texts.privacyLink}
      </a>
    </p>
  );
}
