import { useStore } from '@nanostores/react';
import { languageNames } from '#domain/language';
import { $language, adminLanguages, chooseLanguage } from '../i18n/language';
import { useTexts } from '../i18n/texts';
import styles from './LanguageChoice.module.css';

/** Select for the admin area's language. Changing it keeps typed input. */
export function LanguageChoice() {
  const texts = useTexts();
  const shown = useStore($language);
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{texts.language}</legend>
      {adminLanguages.map((language) => (
        <button
          key={language}
          type="button"
          className={styles.language}
          lang={language}
          aria-pressed={language === shown}
          onClick={() => chooseLanguage(language)}
        >
          {languageNames[language]}
        </button>
      ))}
    </fieldset>
  );
}
