import { useEffect, useRef } from 'react';
import type { Language } from '#domain/language';
import { localizedPath } from '../../i18n/path';
import styles from './ContactForm.module.css';
import { CopyReference } from './CopyReference';
import type { FormTexts } from './form-texts';
import { Promised } from './Promised';

interface Props {
  readonly reference: string;
  /** Until when an answer is promised, ISO 8601. */
  readonly answerBy: string;
  readonly language: Language;
  readonly texts: FormTexts;
  /** Without scripts, another message begins on the form's page. */
  readonly onAnother?: () => void;
}

export function SentNotice({ reference, answerBy, language, texts, onAnother }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <div ref={notice} className={`notice notice-success ${styles.arrived}`} role="status" tabIndex={-1}>
        <p className={styles.thanks}>{texts.sent}</p>
        <p>
          {texts.reference} <strong className={styles.reference}>{reference}</strong>
        </p>
        <Promised answerBy={answerBy} language={language} texts={texts} />
      </div>
      <div className={styles.next}>
        {onAnother && <CopyReference reference={reference} texts={texts} />}
        <a className="button" href={`${localizedPath('/enquiry', language)}#${reference}`}>
          {texts.follow}
        </a>
        {onAnother ? (
          <button type="button" className="button" onClick={onAnother}>
            {texts.sendAnother}
          </button>
        ) : (
          <a className="button" href={localizedPath('/contact', language)}>
            {texts.sendAnother}
          </a>
        )}
      </div>
    </div>
  );
}
