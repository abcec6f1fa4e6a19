import { useEffect, useRef } from 'react';
import { fill } from '../../i18n/fill';
import styles from './ContactForm.module.css';
import type { FormTexts } from './form-texts';

interface Props {
  readonly reference: string;
  readonly texts: FormTexts;
  readonly onAnother: () => void;
}

export function SentNotice({ reference, texts, onAnother }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <div ref={notice} className="notice notice-success" role="status" tabIndex={-1}>
        <p className={styles.thanks}>{texts.sent}</p>
        <p>{fill(texts.reference, { reference })}</p>
      </div>
      <button type="button" className="button" onClick={onAnother}>
        {texts.sendAnother}
      </button>
    </div>
  );
}
