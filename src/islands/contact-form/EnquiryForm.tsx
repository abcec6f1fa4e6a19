import { useStore } from '@nanostores/react';
import type { FocusEvent, InputEvent, SubmitEvent } from 'react';
import type { EnquiryField } from '#domain/enquiry/enquiry';
import { honeypotField } from '#domain/enquiry/spam';
import type { Language } from '#domain/language';
import { writeIds } from '#domain/opportunity/shortlist';
import { localizedPath } from '../../i18n/path';
import { $left, checkLeft, type EnquiryState, recheckField, submitEnquiry } from '../../stores/enquiry';
import type { EnquirySubjects } from '../../stores/enquiry-subjects';
import { keepValues } from '../../stores/kept-enquiry';
import { SubmitButton } from '../../ui/SubmitButton';
import styles from './ContactForm.module.css';
import type { ContactFormProps } from './contact-form-props';
import { ErrorSummary } from './ErrorSummary';
import { Fields } from './Fields';
import type { FormTexts } from './form-texts';
import { controlId, fieldOf, fieldsInOrder, honeypotId, honeypotIn, unfold, valuesOf } from './form-values';
import { problemText } from './problem-text';
import { Subjects } from './Subjects';
import { useKeptForm } from './use-kept-form';
import { useSubjects } from './use-subjects';

interface Props extends ContactFormProps {
  readonly state: Exclude<EnquiryState, { kind: 'sent' }>;
  /** Whether another message has been sent before: the focus is then brought back to the form. */
  readonly anew: boolean;
  /** What stands in the form at the beginning. */
  readonly initial?: Readonly<Record<string, string>>;
  /** The ids of the opportunities that a form which came back without scripts is about. */
  readonly about?: readonly string[];
}

export function EnquiryForm({ language, texts, email, state, anew, initial = {}, about = [] }: Props) {
  const left = useStore($left);
  const { form, ready } = useKeptForm(anew, language);
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
    keepValues(values);
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
