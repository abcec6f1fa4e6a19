import { useStore } from '@nanostores/react';
import { type FocusEvent, type InputEvent, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { EnquiryField } from '#domain/enquiry/enquiry';
import { honeypotField } from '#domain/enquiry/enquiry';
import type { Language } from '#domain/language';
import { writeIds } from '#domain/opportunity/shortlist';
import { enquirySectorOf, isSectorKey } from '#domain/sector';
import { fill } from '../../i18n/fill';
import { localizedPath } from '../../i18n/path';
import {
  $blurProblems,
  checkOnBlur,
  type EnquiryFormState,
  type EnquiryProblems,
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
  enquiryValuesOf,
  fieldOf,
  fieldsInOrder,
  fillEmpty,
  honeypotId,
  honeypotIn,
  unfold,
  unfoldFilled,
} from './form-controls';
import { type ContactFormProps, type FormTexts, problemText } from './form-texts';
import { SentNotice } from './SentNotice';
import { Subjects, useSubjects } from './Subjects';

interface EnquiryFormProps extends ContactFormProps {
  readonly state: Exclude<EnquiryFormState, { kind: 'sent' }>;
  /** True after another message was sent: focuses the first field. */
  readonly isAnother: boolean;
  /** Initial values by field name. */
  readonly initial?: Readonly<Record<string, string>>;
  /** Opportunities of a form that was sent without scripts and is shown again. */
  readonly about?: readonly string[];
}

export function EnquiryForm({ language, texts, email, state, isAnother, initial = {}, about = [] }: EnquiryFormProps) {
  const left = useStore($blurProblems);
  const { form, ready } = useSavedForm(isAnother, language);
  useDescribedProject(form, language, texts);
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
    const values = enquiryValuesOf(currentTarget);
    saveValues(values);
    const field = fieldOf(target);
    if (field) recheckField(field, values);
  };
  // Validate only when the focus moves to another field: on a press of a button, a new error message would move the
  // button away from the pointer.
  const followLeaving = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const field = fieldOf(target);
    if (!field || !relatedTarget || !fieldOf(relatedTarget)) return;
    checkOnBlur(field, enquiryValuesOf(currentTarget), target instanceof HTMLInputElement ? target.value : '');
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submitEnquiry(enquiryValuesOf(event.currentTarget), { language, honeypot: honeypotIn(event.currentTarget) });
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

/** Spam trap: hidden from people, also from screen readers and the keyboard; bots fill it in. */
function Honeypot({ label }: { readonly label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={honeypotId}>{label}</label>
      <input id={honeypotId} name={honeypotField} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** How the site uses personal data, with a link to the privacy page. */
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

/** Result of a form that was sent without scripts. If it failed, `typed` fills the form again. */
type PostOutcome =
  | Extract<EnquiryFormState, { kind: 'sent' }>
  | { readonly kind: 'invalid'; readonly problems: Refused['problems']; readonly typed: Typed }
  | { readonly kind: 'failed'; readonly reason: 'failed' | 'tooMany'; readonly typed: Typed };

/** The result, with the ids of the enquiry's opportunities. */
export type Posted = PostOutcome & { readonly about: readonly string[] };

type Typed = Readonly<Record<string, string>>;

interface PostedFormProps extends ContactFormProps {
  readonly posted: Posted;
}

/** Replaces the form in the HTML after it was sent without scripts. It is not hydrated. */
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
 * Lists the errors of a refused form, each linked to its field. Takes the focus after each refusal. Corrected errors
 * are struck through, not removed: a shorter list would move the field while the visitor types.
 */
function ErrorSummary({ title, language, problems, problemOf, isCorrected, onFollow }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses again when the same form is refused again.
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

/** Restores saved values after hydration. `isAnother` focuses the first field. */
function useSavedForm(isAnother: boolean, language: Language) {
  const form = useRef<HTMLFormElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (form.current) {
      fillEmpty(form.current, savedValues());
      unfoldFilled(form.current);
      // Values that were typed before hydration are not saved yet.
      saveValues(enquiryValuesOf(form.current));
      const [first] = fieldsInOrder(language);
      if (isAnother && first) controlOf(form.current, first)?.focus();
    }
    setReady(true);
  }, [isAnother, language]);
  return { form, ready };
}

/** Longest query of a project that is taken into a message. */
const longestQuery = 1000;

/**
 * Begins the enquiry about a project described on `/your-project`: an empty message gets the link to its result, an empty
 * sector the project’s. The query parameter `project` is the query of that page.
 */
function useDescribedProject(form: RefObject<HTMLFormElement | null>, language: Language, texts: FormTexts) {
  useEffect(() => {
    const query = new URLSearchParams(new URLSearchParams(location.search).get('project') ?? '');
    const sector = query.get('activity')?.split('.')[0];
    if (!form.current || !isSectorKey(sector) || query.toString().length > longestQuery) return;
    const { href } = new URL(localizedPath(`/your-project/answer?${query}`, language), location.origin);
    fillEmpty(form.current, { message: fill(texts.project, { url: href }), sector: enquirySectorOf(sector) });
    saveValues(enquiryValuesOf(form.current));
  }, [form, language, texts]);
}
