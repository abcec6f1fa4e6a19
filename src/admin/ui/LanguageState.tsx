import type { LanguageState as State } from '#domain/opportunity/completeness';
import { useTexts } from '../i18n/texts';
import styles from './LanguageState.module.css';

/** The state of an opportunity's texts in a language, by shape and word. */
export function LanguageState({ state }: { readonly state: State }) {
  const texts = useTexts();
  return (
    <span className={styles.state} data-state={state}>
      {texts.languageStates[state]}
    </span>
  );
}
