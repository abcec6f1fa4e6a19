import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { limits } from '#domain/limits';
import { fill } from '../../i18n/fill';
import { Field } from '../../ui/Field';
import { countText, failureMessage, fieldMessage } from '../i18n/messages';
import { type Texts, useTexts } from '../i18n/texts';
import login from '../login/Login.module.css';
import { pathTo, redirect } from '../navigation/router';
import { $account } from '../session/session';
import { focusProblem } from '../ui/focus';
import { LanguageChoice } from '../ui/LanguageChoice';
import { FormSkeleton } from '../ui/Loading';
import { Failure, Notice } from '../ui/Notices';
import styles from './Account.module.css';
import {
  createAcceptance,
  createInvitation,
  createPasswordChange,
  type PasswordFormState as FormOf,
  type PasswordState,
  type TypedPassword,
} from './password-forms';

/** Who is logged in, and the change of the own password. The owner’s is an environment variable. */
export function AccountScreen() {
  const texts = useTexts();
  const account = useStore($account);
  return (
    <>
      <h1 tabIndex={-1}>{texts.titles.account}</h1>
      {account && (
        <p className={styles.who} dir="auto">
          {fill(texts.account.loggedInAs, { name: account.name, role: texts.account.roles[account.role] })}
        </p>
      )}
      {account?.role === 'editor' ? <Change /> : <p className="notice">{texts.account.ownersPassword}</p>}
    </>
  );
}

function Change() {
  const { account: words } = useTexts();
  const [form] = useState(createPasswordChange);
  const state = useStore(form.$state);
  return (
    <section aria-labelledby="password-heading">
      <h2 id="password-heading" className={styles.heading}>
        {words.change}
      </h2>
      <div role="status">
        {state.kind === 'done' && <Notice kind="success" message={words.changed} />}
        {state.kind === 'gone' && <Notice kind="danger" message={words.notSet} />}
      </div>
      <PasswordForm form={form} username={undefined} asksCurrent submit={words.change} />
    </section>
  );
}

/** Sets the password of an invited person. A link that does not hold shows one message, whatever the reason. */
export function InvitationScreen({ id: invitation }: { readonly id: string }) {
  const texts = useTexts();
  const [{ $state, load }] = useState(() => createInvitation(invitation));
  const [form] = useState(() => createAcceptance(invitation));
  const state = useStore($state);
  const acceptance = useStore(form.$state);
  useEffect(() => void load(), [load]);
  useEffect(() => {
    if (acceptance.kind === 'done') redirect(pathTo('list'));
  }, [acceptance]);
  const words = texts.invitation;
  return (
    <main id="main" className={login.login} tabIndex={-1}>
      <p className={login.site}>{texts.site}</p>
      <p className={login.area}>{texts.login.area}</p>
      <div className={login.form}>
        <h1 tabIndex={-1}>{texts.titles.invitation}</h1>
        {state.kind === 'loading' && <FormSkeleton label={words.loading} />}
        {state.kind === 'failed' && <Failure message={words.failed} error={state.error} onRetry={() => void load()} />}
        {state.kind === 'gone' || acceptance.kind === 'gone' ? (
          <p role="alert" className="notice notice-danger">
            {words.gone}
          </p>
        ) : (
          state.kind === 'holds' && (
            <>
              <p dir="auto">{fill(words.welcome, state)}</p>
              <PasswordForm form={form} username={state.username} asksCurrent={false} submit={words.set} />
            </>
          )
        )}
      </div>
      <div className={login.languages}>
        <LanguageChoice />
      </div>
    </main>
  );
}

interface PasswordFormProps {
  readonly form: FormOf;
  /** The user name, so that a password manager stores both. */
  readonly username: string | undefined;
  /** Whether the current password is asked for. */
  readonly asksCurrent: boolean;
  readonly submit: string;
}

/** Form for a new password, typed twice. */
function PasswordForm({ form, username, asksCurrent, submit }: PasswordFormProps) {
  const { account: words, login } = useTexts();
  const state = useStore(form.$state);
  const [isShown, setShown] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const isBusy = state.kind === 'submitting';
  useEffect(() => {
    if (state.kind === 'done') element.current?.reset();
    else if (element.current) focusProblem(element.current);
  }, [state]);

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: keyof TypedPassword) => String(typed.get(name) ?? '');
    void form.submit({ current: text('current'), password: text('password'), again: text('again') });
  }

  const names = asksCurrent ? (['current', 'password', 'again'] as const) : (['password', 'again'] as const);
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={send}>
      {state.kind === 'failed' && (
        <p role="alert" className="notice notice-danger">
          {words.notSet} {failureMessage(state.error)}
        </p>
      )}
      <input type="text" name="username" autoComplete="username" value={username ?? ''} readOnly hidden />
      {names.map((name) => (
        <Field
          key={name}
          label={words[name]}
          {...(name === 'password' && { hint: countText(words.rule, limits.shortestPassword) })}
          problem={problemOf(name, state, words)}
        >
          {(attributes) => (
            <input
              {...attributes}
              name={name}
              type={isShown ? 'text' : 'password'}
              autoComplete={name === 'current' ? 'current-password' : 'new-password'}
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
      ))}
      <button type="button" className={styles.show} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {login.show}
      </button>
      <button type="submit" className="button button-primary" aria-disabled={isBusy}>
        {isBusy ? words.setting : submit}
      </button>
    </form>
  );
}

function problemOf(name: keyof TypedPassword, state: PasswordState, words: Texts['account']): string | undefined {
  if (name === 'current') return state.kind === 'wrong-current' ? words.wrongCurrent : undefined;
  if (name === 'again') return state.kind === 'differs' ? words.differs : undefined;
  return state.kind === 'invalid' ? fieldMessage('password', words.password, state.problem) : undefined;
}
