import { useStore } from '@nanostores/react';
import { type FocusEvent, type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { EnquiryField } from '#domain/enquiry/enquiry';
import { honeypotField } from '#domain/enquiry/enquiry';
import type { Language } from '#domain/language';
import { writeIds } from '#domain/opportunity/shortlist';
import { localizedPath } from '../../i18n/path';
import {
  $left,
  checkLeft,
  type EnquiryProblems,
  type EnquiryState,
  type Refused,
  recheckField,
  submitEnquiry,
} from '../../stores/enquiry';
import type { EnquirySubjects } from '../../stores/enquiry-subjects';
import { savedValues, saveValues } from '../../stores/saved-enquiry';
import { SubmitButton } from '../../ui/Field';
import styles from './ContactForm.module.css';
import { Fields } from './Fields';
import {
  controlId,
  controlOf,
  fieldOf,
  fieldsInOrder,
  fillEmpty,
  honeypotId,
  honeypotIn,
  unfold,
  unfoldFilled,
  valuesOf,
} from './form-controls';
import { type ContactFormProps, type FormTexts, problemText } from './form-texts';
import { SentNotice } from './SentNotice';
import { Subjects, useSubjects } from './Subjects';

interface EnquiryFormProps extends ContactFormProps {
  readonly state: Exclude<EnquiryState, { kind: 'sent' }>;
  /** Whether another message has been sent before: the focus is then brought back to the form. */
  readonly isAnother: boolean;
  /** What stands in the form at the beginning. */
  readonly initial?: Readonly<Record<string, string>>;
  /** The ids of the opportunities that a form which came back without scripts is about. */
  readonly about?: readonly string[];
}

export function EnquiryForm({ language, texts, email, state, isAnother, initial = {}, about = [] }: EnquiryFormProps) {
  const left = useStore($left);
  const { form, ready } = useSavedForm(isAnother, language);
  const read = useSubjects(form, language);
  const subjects: EnquirySubjects = about.length > 0 ? { kind: 'counted', ids: about } : read;
  const sending = state.kind === 'sending';
  const refused = state.kind === 'invalid' ? state : undefined;
  const problemOf = (field: EnquiryField) => {
    const problem = refused?.problems[field] ?? left.problems[field];
    return problem && problemText(field, problem, texts, language);
  };
  const isCorrected = (field: EnquiryField) => (refused?.problems[field] ? refused : left).corrected.includes(field);
  const followInput = ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
    const values = valuesOf(currentTarget);
    saveValues(values);
    const field = fieldOf(target);
    if (field) recheckField(field, values);
  };
  // Left for another field: a button that were pressed would move away beneath the pointer.
  const followLeaving = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const field = fieldOf(target);
    if (!field || !relatedTarget || !fieldOf(relatedTarget)) return;
    checkLeft(field, valuesOf(currentTarget), target instanceof HTMLInputElement ? target.value : '');
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submitEnquiry(valuesOf(event.currentTarget), { language, honeypot: honeypotIn(event.currentTarget) });
  };
  const goToField = (field: EnquiryField) => {
    const control = document.getElementById(controlId(field));
    if (control) unfold(control);
    control?.parentElement?.scrollIntoView();
    control?.focus({ preventScroll: true });
  };

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={texts.form}
      data-live={ready}
      noValidate
      method="post"
      action={localizedPath('/contact/sent', language)}
      onSubmit={submit}
      onInput={followInput}
      onBlur={followLeaving}
    >
      {refused && (
        <ErrorSummary
          title={texts.errorsTitle}
          language={language}
          problems={refused.problems}
          problemOf={problemOf}
          isCorrected={isCorrected}
          onFollow={goToField}
        />
      )}
      <Subjects
        subjects={subjects}
        language={language}
        texts={texts}
        onEmpty={() => goToField(fieldsInOrder(language)[0] ?? 'message')}
      />
      {about.length > 0 && <input type="hidden" name="about" value={writeIds(about)} />}
      <p className={styles.hint}>{texts.allRequired}</p>
      <Fields {...{ initial, texts, language, ready, problemOf, isCorrected }} />
      <Privacy language={language} texts={texts} />
      <Honeypot label={texts.leaveEmpty} />
      {state.kind === 'failed' && <FailedNotice message={texts[state.reason]} email={email} />}
      <SubmitButton busy={sending} text={texts.send} busyText={texts.sending} />
    </form>
  );
}

function FailedNotice({ message, email }: { readonly message: string; readonly email: string | undefined }) {
  return (
    <div className="notice notice-danger" role="alert">
      <p>{message}</p>
      {email && (
        <p>
          <a className={styles.mail} href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
    </div>
  );
}

/** A field that persons neither see, hear nor reach, and programs fill in. */
function Honeypot({ label }: { readonly label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={honeypotId}>{label}</label>
      <input id={honeypotId} name={honeypotField} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** What is kept of an enquiry and what for, with the way to all of it. */
function Privacy({ language, texts }: { readonly language: Language; readonly texts: FormTexts }) {
  return (
    <p className={styles.hint}>
      {texts.stored}{' '}
      <a className={styles.more} href={localizedPath('/privacy', language)}>
        {texts.privacyLink}
      </a>
    </p>
  );
}

/** What became of a form that was sent without scripts. One that did not arrive comes back with all that was typed. */
type PostOutcome =
  | Extract<EnquiryState, { kind: 'sent' }>
  | { readonly kind: 'invalid'; readonly problems: Refused['problems']; readonly typed: Typed }
  | { readonly kind: 'failed'; readonly reason: 'failed' | 'tooMany'; readonly typed: Typed };

/** The same, with the ids of the opportunities that the enquiry is about. */
export type Posted = PostOutcome & { readonly about: readonly string[] };

type Typed = Readonly<Record<string, string>>;

interface PostedFormProps extends ContactFormProps {
  readonly posted: Posted;
}

/** Replaces the form by the outcome of a form sent without scripts. */
export function PostedForm({ posted, ...props }: PostedFormProps) {
  if (posted.kind === 'sent') {
    const { reference, answerBy } = posted;
    return <SentNotice {...{ reference, answerBy }} language={props.language} texts={props.texts} />;
  }
  const state = posted.kind === 'invalid' ? { ...posted, corrected: [] } : posted;
  return <EnquiryForm {...props} state={state} initial={posted.typed} about={posted.about} isAnother={false} />;
}

interface Props {
  readonly title: string;
  readonly language: Language;
  readonly problems: EnquiryProblems;
  readonly problemOf: (field: EnquiryField) => string | undefined;
  readonly isCorrected: (field: EnquiryField) => boolean;
  readonly onFollow: (field: EnquiryField) => void;
}

/**
 * The errors of the form, each with a link to its field. Takes the focus when the errors are new. A corrected error is
 * struck out and stays: a shorter list would move the field that is typed in.
 */
function ErrorSummary({ title, language, problems, problemOf, isCorrected, onFollow }: Props) {
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

/** A form with its saved values, ready after hydration. `isAnother` (a second enquiry) focuses the first field. */
function useSavedForm(isAnother: boolean, language: Language) {
  const form = useRef<HTMLFormElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (form.current) {
      fillEmpty(form.current, savedValues());
      unfoldFilled(form.current);
      // Values typed before hydration are not saved yet.
      saveValues(valuesOf(form.current));
      const [first] = fieldsInOrder(language);
      if (isAnother && first) controlOf(form.current, first)?.focus();
    }
    setReady(true);
  }, [isAnother, language]);
  return { form, ready };
}
