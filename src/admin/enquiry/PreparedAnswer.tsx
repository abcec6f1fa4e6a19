import { provinceNames } from 'virtual:province-names';
import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { type AdminEnquiry, opportunitiesOf } from '#domain/enquiry/admin-enquiry';
import {
  type AnsweredOpportunity,
  type AnswerParts,
  type AnswerWords,
  mailtoOf,
  preparedAnswer,
} from '#domain/enquiry/answer';
import { isUnanswered } from '#domain/enquiry/deadlines';
import { dateFormat } from '#domain/formatters';
import { type Language, languages } from '#domain/language';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { textsFor } from '#domain/opportunity/translations';
import { argentineTimeZone } from '#domain/time/day';
import type { Loader } from '../../api/loader';
import { dictionaryOf } from '../../i18n/dictionary';
import { factText } from '../../i18n/opportunity-facts';
import { localizedPath } from '../../i18n/path';
import { Field } from '../../ui/Field';
import { languageLabel } from '../i18n/labels';
import { useTexts } from '../i18n/texts';
import { useCopy } from '../ui/use-copy';
import styles from './Answer.module.css';
import en from './answer-words/en.json' with { type: 'json' };
import es from './answer-words/es.json' with { type: 'json' };
import zh from './answer-words/zh.json' with { type: 'json' };
import type { RequestedOpportunities } from './open-enquiry';

interface PreparedAnswerProps {
  readonly enquiry: AdminEnquiry;
  readonly loader: Loader<RequestedOpportunities>;
  /** Called when the mail program was opened, or the enquiry was marked as answered. */
  onOpened(): void;
}

/** Draft of an answer in the investor's language, to open in the team's own mail program. */
export function PreparedAnswer({ enquiry, loader, onOpened }: PreparedAnswerProps) {
  const { answer } = useTexts();
  const state = useStore(loader.$state);
  const [language, setLanguage] = useState<Language>(enquiry.enquiry.language ?? 'en');
  const { isCopied, copy, forget } = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  // Wait for the opportunities: a letter without them would look complete.
  if (state.kind !== 'loaded') return null;
  const about = opportunitiesOf(enquiry);
  const opportunities = state.requested.flatMap(({ id, opportunity }) =>
    opportunity && about.includes(id) ? [opportunity] : [],
  );
  const parts = answerParts(enquiry, opportunities, language, location.origin);
  const { subject, body } = preparedAnswer(parts);
  const { href, isWhole } = mailtoOf(parts);

  // The button disappears with the change.
  function mark(): void {
    heading.current?.focus({ preventScroll: true });
    onOpened();
  }

  return (
    <section aria-labelledby="answer-heading">
      <h2 id="answer-heading" ref={heading} tabIndex={-1}>
        {answer.heading}
      </h2>
      <div className={styles.answer}>
        <Field label={answer.language} problem={undefined} className={styles.language}>
          {(attributes) => (
            <select
              {...attributes}
              value={language}
              onChange={({ target }) => {
                setLanguage(languages.find((one) => one === target.value) ?? language);
                forget();
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
        <div>
          <p className={styles.explanation}>{answer.readOnly}</p>
          <h3 id="answer-text" className={styles.label}>
            {answer.text}
          </h3>
          <section aria-labelledby="answer-text" className={styles.text} lang={language} dir="auto">
            {body}
          </section>
        </div>
        {!isWhole && <p>{answer.shortened}</p>}
        <div className={styles.buttons}>
          <a className="button button-primary" href={href} onClick={onOpened}>
            {answer.open}
          </a>
          <button type="button" className="button" onClick={() => void copy(body)}>
            {answer.copy}
          </button>
          {isUnanswered(enquiry) && (
            <button type="button" className="button" onClick={mark}>
              {answer.mark}
            </button>
          )}
        </div>
        <p role="status">{isCopied !== undefined && (isCopied ? answer.copied : answer.copyFailed)}</p>
        {isUnanswered(enquiry) && <p className={styles.explanation}>{answer.explanation}</p>}
      </div>
    </section>
  );
}

const words: Readonly<Record<Language, AnswerWords>> = { en, es, zh };

const days = dateFormat({ dateStyle: 'long', timeZone: argentineTimeZone });

/** Facts listed in the prepared answer: those that investors ask for first. */
const facts = ['investment', 'province', 'stage', 'seeking', 'deadline'] as const;

/**
 * Collects the content of a prepared answer in one language. Drafts are left out, because the investor cannot see them.
 */
function answerParts(
  enquiry: AdminEnquiry,
  opportunities: readonly Opportunity[],
  language: Language,
  origin: string,
): AnswerParts {
  const published = opportunities.filter(({ status }) => status === 'published');
  return {
    enquiry,
    opportunities: published.map((opportunity) => inLetter(opportunity, language, origin)),
    words: words[language],
    language,
    date: days(language).format(new Date(enquiry.receivedAt)),
  };
}

function inLetter(opportunity: Opportunity, language: Language, origin: string): AnsweredOpportunity {
  const { facts: texts } = dictionaryOf(language);
  const factWords = { language, texts, provinceNames: provinceNames[language] };
  const known = facts.flatMap((key) => {
    const text = factText(key, opportunity, factWords);
    return text === undefined ? [] : [language === 'zh' ? `${texts[key]}：${text}` : `${texts[key]}: ${text}`];
  });
  return {
    title: textsFor(opportunity, language).title,
    facts: known,
    url: new URL(localizedPath(`/opportunity/${opportunity.id}`, language), origin).href,
  };
}
