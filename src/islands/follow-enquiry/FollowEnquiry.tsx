import { useStore } from '@nanostores/react';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type PublicState, publicStates } from '#domain/enquiry/enquiry';
import type { Language } from '#domain/language';
import type { Dictionary } from '../../i18n/dictionary';
import { fill, fillCount } from '../../i18n/fill';
import { localizedPath } from '../../i18n/path';
import {
  $followed,
  type FollowField,
  type FollowState,
  type FollowValues,
  followFields,
  recheckFollowed,
  referenceInHash,
  requestEnquiry,
} from '../../stores/followed-enquiry';
import { Field, SubmitButton } from '../../ui/Field';
import { guarded } from '../../ui/IslandBoundary';
import styles from './FollowEnquiry.module.css';

/** Texts of the page around the form. */
type PageTexts = 'title' | 'description' | 'intro';

interface FollowEnquiryProps {
  readonly language: Language;
  readonly texts: Omit<Dictionary['follow'], PageTexts>;
  /** The team's email address, shown when the status cannot be. `undefined` if the owner has not set one. */
  readonly email: string | undefined;
}

interface Props extends FollowEnquiryProps, Pick<ComponentProps<'form'>, 'onSubmit' | 'onInput'> {
  readonly state: FollowState;
  /** True after hydration. */
  readonly ready: boolean;
  /** Initial values. */
  readonly typed?: FollowValues;
  readonly form?: RefObject<HTMLFormElement | null>;
}

const example = 'INV-7F3K2Q';

/** The form and the result. Without scripts the form is posted to a page that shows both again. */
function FollowForm({ language, texts, email, state, ready, typed, form, onSubmit, onInput }: Props) {
  const line = (name: FollowField, label: string, input: ComponentProps<'input'>, hint?: string) => {
    const incomplete = state.kind === 'incomplete' && state.empty.includes(name) ? state : undefined;
    return (
      <Field
        id={`follow-${name}`}
        label={label}
        {...(hint && { hint })}
        problem={incomplete && texts.problems[name]}
        corrected={incomplete?.filled.includes(name) ?? false}
      >
        {(attributes) => <input {...attributes} {...input} name={name} required defaultValue={typed?.[name]} />}
      </Field>
    );
  };

  return (
    <div className={styles.follow}>
      <form
        ref={form}
        className={styles.form}
        aria-label={texts.form}
        data-live={ready}
        noValidate
        method="post"
        action={localizedPath('/enquiry/answer', language)}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        {line(
          'reference',
          texts.reference,
          { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
          fill(texts.example, { reference: example }),
        )}
        {line('email', texts.email, { type: 'email', autoComplete: 'email', spellCheck: false })}
        <SubmitButton busy={state.kind === 'loading'} text={texts.show} busyText={texts.asking} />
      </form>
      <Answer state={state} language={language} texts={texts} email={email} />
    </div>
  );
}

/** Result and typed values of a form that was sent without scripts. */
export interface Answered {
  readonly typed: FollowValues;
  readonly state: Exclude<FollowState, { kind: 'writing' | 'loading' }>;
}

/** The form with its values, and the result. It is not hydrated. */
export function AnsweredForm({ answered, ...props }: FollowEnquiryProps & { readonly answered: Answered }) {
  return <FollowForm {...props} state={answered.state} typed={answered.typed} ready={false} />;
}

interface AnswerProps extends FollowEnquiryProps {
  readonly state: FollowState;
}

/** Result of the request. Takes the focus when it appears. */
function Answer({ state, language, texts, email }: AnswerProps) {
  switch (state.kind) {
    case 'found':
      return (
        <Result look={styles.found} role="status">
          <h2>{fill(texts.enquiry, { reference: state.reference })}</h2>
          <Steps current={state.state} texts={texts} />
          <p>{texts.meanings[state.state]}</p>
        </Result>
      );
    case 'none':
      return (
        <Result look="notice">
          <p>{texts.none}</p>
          <Mail email={email} />
        </Result>
      );
    case 'tooMany':
      return (
        <Result look="notice">
          <p>{fillCount(texts.tooMany, state.minutes, language)}</p>
          <Mail email={email} />
        </Result>
      );
    case 'failed':
      return (
        <Result look="notice notice-danger">
          <p>{texts[state.reason]}</p>
          <Mail email={email} />
        </Result>
      );
    case 'writing':
    case 'incomplete':
    case 'loading':
      return null;
  }
}

interface ResultProps {
  readonly look: string | undefined;
  readonly role?: 'alert' | 'status';
  readonly children: ReactNode;
}

function Result({ look, role = 'alert', children }: ResultProps) {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.focus(), []);
  return (
    <div ref={result} className={look} role={role} tabIndex={-1}>
      {children}
    </div>
  );
}

/** The four steps of an enquiry, the current one marked. */
function Steps({ current, texts }: { readonly current: PublicState; readonly texts: FollowEnquiryProps['texts'] }) {
  const reached = publicStates.indexOf(current);
  return (
    <ol className={styles.steps}>
      {publicStates.map((step, index) => (
        <li
          key={step}
          className={index <= reached ? styles.reached : undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          {texts.states[step]}
        </li>
      ))}
    </ol>
  );
}

function Mail({ email }: { readonly email: string | undefined }) {
  if (!email) return null;
  return (
    <p>
      <a className={styles.mail} href={`mailto:${email}`}>
        {email}
      </a>
    </p>
  );
}

/** Shows the status of an enquiry to a visitor who enters its reference and email address. */
export const FollowEnquiry = guarded(function FollowEnquiry(props: FollowEnquiryProps) {
  const state = useStore($followed);
  const form = useRef<HTMLFormElement>(null);
  const ready = useLinkedReference(form);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    void requestEnquiry(values);
    const firstEmpty = followFields.find((field) => values[field].trim() === '');
    if (firstEmpty) controlOf(event.currentTarget, firstEmpty)?.focus();
  };
  const recheck = ({ currentTarget }: { readonly currentTarget: HTMLFormElement }) =>
    recheckFollowed(valuesOf(currentTarget));
  return <FollowForm {...props} {...{ state, ready, form }} onSubmit={submit} onInput={recheck} />;
});

/** Fills in the reference from the URL. Returns true after hydration. */
function useLinkedReference(form: { readonly current: HTMLFormElement | null }): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const control = form.current && controlOf(form.current, 'reference');
    if (control && control.value === '') control.value = referenceInHash(location.hash);
    setReady(true);
  }, [form]);
  return ready;
}

function controlOf(form: HTMLFormElement, field: FollowField): HTMLInputElement | undefined {
  const control = form.elements.namedItem(field);
  return control instanceof HTMLInputElement ? control : undefined;
}

function valuesOf(form: HTMLFormElement): FollowValues {
  const value = (field: FollowField) => controlOf(form, field)?.value ?? '';
  return { reference: value('reference'), email: value('email') };
}
