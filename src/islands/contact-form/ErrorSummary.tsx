import { useEffect, useRef } from 'react';
import type { EnquiryField } from '#domain/enquiry/enquiry';
import type { Language } from '#domain/language';
import type { EnquiryProblems } from '../../stores/enquiry';
import styles from './ContactForm.module.css';
import { controlId, fieldsInOrder } from './form-values';

interface Props {
  readonly title: string;
  readonly language: Language;
  readonly problems: EnquiryProblems;
  readonly problemOf: (field: EnquiryField) => string | undefined;
  readonly isCorrected: (field: EnquiryField) => boolean;
  readonly onFollow: (field: EnquiryField) => void;
}

/**
 * All that was wrong with the form, each with a link to its field; takes the focus whenever the problems are new. What
 * has been put right since is struck out: a list that became shorter would move the field that is typed in.
 */
export function ErrorSummary({ title, language, problems, problemOf, isCorrected, onFollow }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves again when the same form is refused again.
  useEffect(() => summary.current?.focus(), [problems]);
  return (
    <div
      ref={summary}
      className={`notice notice-danger ${styles.summary}`}
      role="alert"
      aria-labelledby="contact-problems"
      tabIndex={-1}
    >
      <h2 id="contact-problems">{title}</h2>
      <ul>
        {fieldsInOrder(language)
          .filter((field) => problems[field])
          .map((field) => (
            <li key={field}>
              {isCorrected(field) ? (
                <s>{problemOf(field)}</s>
              ) : (
                <a
                  href={`#${controlId(field)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onFollow(field);
                  }}
                >
                  {problemOf(field)}
                </a>
              )}
            </li>
          ))}
      </ul>
    </div>
  );
}
