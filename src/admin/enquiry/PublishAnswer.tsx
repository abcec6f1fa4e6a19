import { useStore } from '@nanostores/react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type AdminEnquiry, opportunitiesOf } from '#domain/enquiry/admin-enquiry';
import { publishedAnswerId } from '#domain/enquiry/published-answer';
import { languages } from '#domain/language';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { textsFor } from '#domain/opportunity/translations';
import { isDay } from '#domain/time/day';
import type { Loader } from '../../api/loader';
import { dictionaryOf } from '../../i18n/dictionary';
import { fill } from '../../i18n/fill';
import { dayText } from '../../i18n/intl';
import { isSaid, type TypedQuestion } from '../form-values/form-questions';
import { $language } from '../i18n/language';
import { failureMessage } from '../i18n/messages';
import { type Texts, useTexts } from '../i18n/texts';
import { storeTypedAnswer } from '../inbox/enquiry-list';
import { pathTo } from '../navigation/router';
import { QuestionFields } from '../questions/QuestionFields';
import type { CallResult } from '../session/call';
import { focusProblem } from '../ui/focus';
import styles from './Answer.module.css';
import type { RequestedOpportunities } from './open-enquiry';
import { answerOn, answerProblems, initialAnswer, publishOn, typedAnswer } from './publish-answer';

interface PublishAnswerProps {
  readonly enquiry: AdminEnquiry;
  readonly loader: Loader<RequestedOpportunities>;
}

/** Publishes the question of an enquiry with the team's answer on the sheets that it is about. */
export function PublishAnswer({ enquiry, loader }: PublishAnswerProps) {
  const { publishAnswer: words } = useTexts();
  const state = useStore(loader.$state);
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  if (state.kind !== 'loaded') return null;
  const about = opportunitiesOf(enquiry);
  const sheets = state.requested.flatMap(({ id, opportunity }) =>
    opportunity && about.includes(id) ? [opportunity] : [],
  );
  const published = sheets.filter((sheet) => answerOn(sheet, enquiry));

  function finish({ isDone }: { readonly isDone: boolean }): void {
    if (isDone) {
      flushSync(() => setOpen(false));
      toggle.current?.focus();
    }
    void loader.refresh();
  }

  return (
    <section aria-labelledby="publish-heading" className={styles.section}>
      <h2 id="publish-heading">{words.heading}</h2>
      <p className={styles.explanation}>{words.explanation}</p>
      <div role="status">
        {published.length > 0 && (
          <>
            <p>{words.published}</p>
            <ul className="plain">
              {published.map((sheet) => (
                <li key={sheet.id}>
                  <SheetLink sheet={sheet} enquiry={enquiry} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {sheets.length === 0 && <p>{words.none}</p>}
      {sheets.length > 0 && (
        <button
          ref={toggle}
          type="button"
          className="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {published.length > 0 ? words.change : words.open}
        </button>
      )}
      {!isOpen && typedAnswer(enquiry.id) && <p>{words.typed}</p>}
      <div id={id} hidden={!isOpen}>
        {isOpen && <AnswerForm enquiry={enquiry} sheets={sheets} onPublished={finish} />}
      </div>
    </section>
  );
}

interface SheetProps {
  readonly sheet: Opportunity;
  readonly enquiry: AdminEnquiry;
}

/** A link to the published answer, in the form while the sheet is a draft. */
function SheetLink({ sheet, enquiry }: SheetProps) {
  const { title, language } = textsFor(sheet, useStore($language));
  const isPublic = sheet.status === 'published';
  const href = isPublic ? `/opportunity/${sheet.id}#${publishedAnswerId(enquiry)}` : pathTo('edit', { id: sheet.id });
  return (
    <a className="quiet-link" href={href} lang={language} dir="auto" {...(isPublic && { rel: 'external' })}>
      {title}
    </a>
  );
}

interface AnswerFormProps {
  readonly enquiry: AdminEnquiry;
  readonly sheets: readonly Opportunity[];
  /** After the sheets were saved, `isDone` if all of them were. */
  onPublished(result: { readonly isDone: boolean }): void;
}

/** Editor of the published answer. Typed text survives a reload. */
function AnswerForm({ enquiry, sheets, onPublished }: AnswerFormProps) {
  const texts = useTexts();
  const { publishAnswer: words } = texts;
  const reader = useStore($language);
  const [typed, setTyped] = useState(() => typedAnswer(enquiry.id) ?? initialAnswer(enquiry, sheets));
  const [discarded, setDiscarded] = useState<TypedQuestion>();
  const [isKept, setKept] = useState(true);
  const [unchosen, setUnchosen] = useState<readonly string[]>([]);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const chosen = sheets.filter(({ id }) => !unchosen.includes(id));
  const problems = answerProblems(typed, enquiry, sheets);
  const isUnchosen = isChecked && chosen.length === 0;
  const noSheet = useId();
  const titleOf = (sheet: Opportunity) => textsFor(sheet, reader).title;

  function type(changed: TypedQuestion | undefined): void {
    setTyped(changed ?? initialAnswer(enquiry, sheets));
    setKept(storeTypedAnswer(enquiry.id, changed));
    setDiscarded(changed ? undefined : typed);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    flushSync(() => setChecked(true));
    if (Object.keys(problems).length > 0 || chosen.length === 0) return focusProblem(form);
    if (isBusy) return;
    setBusy(true);
    // An error that occurs again is announced again.
    setFailures([]);
    const results: string[] = [];
    for (const sheet of chosen) {
      const failure = failureOf(await publishOn(sheet.id, typed), titleOf(sheet), words);
      if (failure !== undefined) results.push(failure);
    }
    setBusy(false);
    setFailures(results);
    if (results.length === 0) storeTypedAnswer(enquiry.id, undefined);
    onPublished({ isDone: results.length === 0 });
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className="notice">{words.warning}</p>
      {!isKept && (
        <p role="alert" className="notice notice-danger">
          {words.notKept}
        </p>
      )}
      <QuestionFields
        question={typed}
        problemOf={(place) => (isChecked ? problems[place] : undefined)}
        onChange={type}
        readOnly={isBusy}
      />
      {sheets.length > 1 && (
        <fieldset className={styles.sheets}>
          <legend>{words.sheets}</legend>
          {isUnchosen && (
            <p id={noSheet} className="field-problem">
              {words.noSheet}
            </p>
          )}
          {sheets.map((sheet) => (
            <label key={sheet.id}>
              <input
                type="checkbox"
                checked={chosen.includes(sheet)}
                disabled={isBusy}
                {...(isUnchosen && { 'aria-invalid': true, 'aria-describedby': noSheet })}
                onChange={({ target }) =>
                  setUnchosen(target.checked ? unchosen.filter((id) => id !== sheet.id) : [...unchosen, sheet.id])
                }
              />
              <span dir="auto">
                {sheet.status === 'published' ? titleOf(sheet) : fill(words.draft, { title: titleOf(sheet) })}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <Preview typed={typed} />
      <div role="alert">
        {failures.map((failure) => (
          <p key={failure} className="notice notice-danger">
            {failure}
          </p>
        ))}
      </div>
      <div className={styles.buttons}>
        <button type="submit" className="button button-primary" aria-disabled={isBusy}>
          {isBusy ? words.publishing : words.publish}
        </button>
        <button type="button" className="button" disabled={isBusy} onClick={() => type(discarded)}>
          {discarded ? texts.unsaved.undo : texts.form.discardChanges}
        </button>
      </div>
    </form>
  );
}

/** Error message of a sheet; `undefined` if the answer was published. */
function failureOf(result: CallResult<Opportunity>, title: string, words: Texts['publishAnswer']): string | undefined {
  if (result.kind === 'succeeded') return undefined;
  if (result.kind === 'forbidden') return fill(words.failed, { title, reason: '' }).trim();
  const { error } = result;
  if (error.status === 404) return fill(words.gone, { title });
  if (error.refusal?.fields) return fill(words.refused, { title });
  return fill(words.failed, { title, reason: failureMessage(error) });
}

/** The answer as the sheet shows it, in the languages that it has. */
function Preview({ typed: { on, texts } }: { readonly typed: TypedQuestion }) {
  const { publishAnswer: words } = useTexts();
  const said = languages.filter((language) => isSaid(texts[language]));
  if (said.length === 0) return null;
  return (
    <section className={styles.preview} aria-labelledby="answer-preview">
      <h3 id="answer-preview">{words.preview}</h3>
      {said.map((language) => (
        <div key={language} lang={language} dir="auto">
          <p>
            <strong>{texts[language].question}</strong>
          </p>
          <p>{texts[language].answer}</p>
          {isDay(on) && (
            <p className={styles.explanation}>
              {fill(dictionaryOf(language).opportunity.questions.answered, { date: dayText(on, language) })}
            </p>
          )}
        </div>
      ))}
    </section>
  );
}
