import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { mailtoOf, preparedAnswer } from '#domain/enquiry/answer';
import { isUnanswered } from '#domain/enquiry/deadlines';
import type { DeskEnquiry } from '#domain/enquiry/desk-enquiry';
import { type Language, languages } from '#domain/language';
import type { Loader } from '../../api/loader';
import { Field } from '../../ui/Field';
import { answerParts } from '../answer-parts';
import { languageLabel } from '../labels';
import type { AskedOpportunities } from '../state/open-enquiry';
import { useTexts } from '../texts';
import styles from './PreparedAnswer.module.css';

interface PreparedAnswerProps {
  readonly enquiry: DeskEnquiry;
  readonly loader: Loader<AskedOpportunities>;
  /** Called when the mail program was opened, or the enquiry was marked as answered. */
  onOpened(): void;
}

/** Draft of an answer in the investor's language, to open in the team's own mail program. */
export function PreparedAnswer({ enquiry, loader, onOpened }: PreparedAnswerProps) {
  const { answer } = useTexts();
  const state = useStore(loader.$state);
  const [language, setLanguage] = useState<Language>(enquiry.enquiry.language ?? 'en');
  const [copied, setCopied] = useState<boolean>();
  // Wait for the opportunities: a letter without them would look complete.
  if (state.kind !== 'loaded') return null;
  const opportunities = state.asked.flatMap(({ opportunity }) => opportunity ?? []);
  const parts = answerParts(enquiry, opportunities, language, location.origin);
  const { subject, body } = preparedAnswer(parts);
  const { href, isWhole } = mailtoOf(parts);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(body);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }

  return (
    <section aria-labelledby="answer-heading">
      <h2 id="answer-heading">{answer.heading}</h2>
      <div className={styles.answer}>
        <Field label={answer.language} problem={undefined} className={styles.language}>
          {(attributes) => (
            <select
              {...attributes}
              value={language}
              onChange={({ target }) => {
                setLanguage(languages.find((one) => one === target.value) ?? language);
                setCopied(undefined);
              }}
            >
              {languages.map((one) => (
                <option key={one} value={one}>
                  {languageLabel(one)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <p>
          <span className={styles.label}>{answer.subject}</span>{' '}
          <span lang={language} dir="auto">
            {subject}
          </span>
        </p>
        <Field label={answer.text} problem={undefined}>
          {(attributes) => <textarea {...attributes} className={styles.text} lang={language} readOnly value={body} />}
        </Field>
        {!isWhole && <p>{answer.shortened}</p>}
        <div className={styles.buttons}>
          <a className="button button-primary" href={href} onClick={onOpened}>
            {answer.open}
          </a>
          <button type="button" className="button" onClick={() => void copy()}>
            {answer.copy}
          </button>
          {isUnanswered(enquiry) && (
            <button type="button" className="button" onClick={onOpened}>
              {answer.mark}
            </button>
          )}
        </div>
        <p role="status">{copied !== undefined && (copied ? answer.copied : answer.copyFailed)}</p>
        {isUnanswered(enquiry) && <p className={styles.explanation}>{answer.explanation}</p>}
      </div>
    </section>
  );
}
