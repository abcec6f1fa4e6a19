import type { InputEvent, SubmitEvent } from 'react';
import type { EnquiryField } from '#domain/enquiry/enquiry';
import { type EnquiryState, recheckField, submitEnquiry } from '../../stores/enquiry';
import { keepValues } from '../../stores/kept-enquiry';
import styles from './ContactForm.module.css';
import type { ContactFormProps } from './contact-form-props';
import { ErrorSummary } from './ErrorSummary';
import { Fields } from './Fields';
import { controlOf, fieldOf, honeypotIn, valuesOf } from './form-values';
import { Honeypot } from './Honeypot';
import { problemText } from './problem-text';
import { Subjects } from './Subjects';
import { useKeptForm } from './use-kept-form';
import { useSubjects } from './use-subjects';

interface Props extends ContactFormProps {
  readonly state: Exclude<EnquiryState, { kind: 'sent' }>;
  /** Whether another message has been sent before: the focus is then brought back to the form. */
  readonly anew: boolean;
}

export function EnquiryForm({ language, texts, email, state, anew }: Props) {
  const { form, ready } = useKeptForm(anew);
  const subjects = useSubjects(form, language);
  const sending = state.kind === 'sending';
  const refused = state.kind === 'invalid' ? state : undefined;
  const problemOf = (field: EnquiryField) => {
    const problem = refused?.problems[field];
    return problem && problemText(field, problem, texts, language);
  };
  const isCorrected = (field: EnquiryField) => refused?.corrected.includes(field) ?? false;
  const followInput = ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
    const values = valuesOf(currentTarget);
    keepValues(values);
    const field = fieldOf(target);
    if (field) recheckField(field, values);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submitEnquiry(valuesOf(event.currentTarget), honeypotIn(event.currentTarget));
  };
  const goToField = (field: EnquiryField) => {
    const control = form.current && controlOf(form.current, field);
    control?.parentElement?.scrollIntoView();
    control?.focus({ preventScroll: true });
  };

  return (
    <form ref={form} className={styles.form} aria-label={texts.form} noValidate onSubmit={submit} onInput={followInput}>
      {refused && (
        <ErrorSummary
          title={texts.errorsTitle}
          problems={refused.problems}
          problemOf={problemOf}
          isCorrected={isCorrected}
          onFollow={goToField}
        />
      )}
      <Subjects subjects={subjects} language={language} texts={texts} onEmpty={() => goToField('firstName')} />
      <p className={styles.hint}>{texts.allRequired}</p>
      <Fields texts={texts} language={language} problemOf={problemOf} isCorrected={isCorrected} />
      <Honeypot label={texts.leaveEmpty} />
      {state.kind === 'failed' && <FailedNotice message={texts[state.reason]} email={email} />}
      <SendButton ready={ready} sending={sending} texts={texts} />
    </form>
  );
}

function FailedNotice({ message, email }: { readonly message: string; readonly email: string }) {
  return (
    <div className="notice notice-danger" role="alert">
      <p>{message}</p>
      <p>
        <a className={styles.mail} href={`mailto:${email}`}>
          {email}
        </a>
      </p>
    </div>
  );
}

interface SendButtonProps {
  readonly ready: boolean;
  readonly sending: boolean;
  readonly texts: ContactFormProps['texts'];
}

/** Disabled until the script is there: the browser's own submission would lose what was typed. */
function SendButton({ ready, sending, texts }: SendButtonProps) {
  return (
    <div>
      <button
        type="submit"
        className={`button button-primary ${styles.send}`}
        disabled={!ready}
        aria-disabled={sending}
      >
        {sending ? texts.sending : texts.send}
      </button>
      <p className="visually-hidden" role="status">
        {sending && texts.sending}
      </p>
    </div>
  );
}
