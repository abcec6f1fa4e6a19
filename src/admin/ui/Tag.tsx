import type { ReactNode } from 'react';
import type { EnquiryState } from '#domain/enquiry/admin-enquiry';
import type { LanguageState as State } from '#domain/opportunity/completeness';
import { useTexts } from '../i18n/texts';
import styles from './Tag.module.css';

interface TagProps {
  /** State of an enquiry, for the colour. */
  readonly state?: EnquiryState;
  readonly children: ReactNode;
}

/** A framed label for a state. */
export function Tag({ state, children }: TagProps) {
  return (
    <strong className={styles.tag} data-state={state}>
      {children}
    </strong>
  );
}

/** The state of an opportunity's texts in a language, by shape and word. */
export function LanguageStateTag({ state }: { readonly state: State }) {
  const texts = useTexts();
  return (
    <span className={styles.state} data-state={state}>
      {texts.languageStates[state]}
    </span>
  );
}
