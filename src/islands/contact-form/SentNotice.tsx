import { useEffect, useRef, useState } from 'react';
import type { Language } from '#domain/language';
import { localizedPath } from '../../i18n/path';
import styles from './ContactForm.module.css';
import { clocksOf } from './clocks';
import type { FormTexts } from './form-texts';

interface Props {
  readonly reference: string;
  /** Response deadline, ISO 8601. */
  readonly answerBy: string;
  readonly language: Language;
  readonly texts: FormTexts;
  /** Missing without scripts: a link to the form replaces the button. */
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
        <ResponseDeadline answerBy={answerBy} language={language} texts={texts} />
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

/** Copies the reference. If the clipboard refuses, the visitor can select the shown reference. */
function CopyReference({ reference, texts }: { readonly reference: string; readonly texts: FormTexts }) {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  const copy = () =>
    copyText(reference).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    );
  return (
    <>
      <button type="button" className="button" onClick={copy}>
        {outcome === 'copied' ? texts.copied : texts.copy}
      </button>
      <p role="status" className={outcome === 'notCopied' ? '' : 'visually-hidden'}>
        {outcome && texts[outcome]}
      </p>
    </>
  );
}

/** Rejects if the page has no access to the clipboard. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

interface ResponseDeadlineProps {
  /** ISO 8601. */
  readonly answerBy: string;
  readonly language: Language;
  readonly texts: FormTexts;
}

/** Time by which the team answers, in the time zones of Buenos Aires, Shanghai and the visitor. */
function ResponseDeadline({ answerBy, language, texts }: ResponseDeadlineProps) {
  return (
    <>
      <p>{texts.answeredBy}</p>
      <dl className={styles.clocks}>
        {clocksOf(answerBy, language).map(({ place, time }) => (
          <div key={place}>
            <dt>{texts.clocks[place]}</dt>
            <dd>
              <time dateTime={answerBy}>{time}</time>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
