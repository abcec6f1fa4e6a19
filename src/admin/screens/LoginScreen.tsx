import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Field } from '../../ui/Field';
import { LanguageChoice } from '../components/LanguageChoice';
import { Loader } from '../components/Loader';
import { fixedText } from '../fixed-texts';
import { failureMessage } from '../messages';
import { createLogin, type Login, type LoginState } from '../state/login';
import { type Texts, useTexts } from '../texts';
import styles from './LoginScreen.module.css';

/** Log-in (docs/specification.md §6.2). What was typed stays in the fields, whatever happens. */
export function LoginScreen() {
  const texts = useTexts();
  const [login] = useState(createLogin);
  const state = useStore(login.$state);
  return (
    <main id="main" className={styles.login} tabIndex={-1}>
      <p className={styles.site}>{texts.site}</p>
      <p className={styles.area}>{texts.login.area}</p>
      <LoginForm state={state} login={login} />
      <LanguageChoice />
      {state.kind === 'submitting' && <Loader label={texts.login.submitting} />}
    </main>
  );
}

interface LoginFormProps {
  readonly state: LoginState;
  readonly login: Login;
}

function LoginForm({ state, login }: LoginFormProps) {
  const texts = useTexts();
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if ('corrected' in state) return;
    if (state.kind === 'incomplete' && 'username' in state.fields) username.current?.focus();
    else if (state.kind !== 'idle' && state.kind !== 'submitting') password.current?.focus();
  }, [state]);

  function send(event: SubmitEvent): void {
    event.preventDefault();
    void login.submit(username.current?.value ?? '', password.current?.value ?? '');
  }

  const corrects = (field: 'username' | 'password') => ({
    onChange: ({ target }: { readonly target: { readonly value: string } }) => login.correct(field, target.value),
  });
  const usernameField = { name: 'username', autoComplete: 'username', autoCapitalize: 'none', spellCheck: false };
  const passwordField = { name: 'password', autoComplete: 'current-password', type: 'password' };
  return (
    <form className={styles.form} noValidate inert={state.kind === 'submitting'} onSubmit={send}>
      <h1 tabIndex={-1}>{texts.titles.login}</h1>
      <LoginProblem state={state} />
      <Field label={texts.login.username} problem={problemOf(state, 'username', texts)}>
        {(attributes) => <input {...attributes} {...usernameField} {...corrects('username')} ref={username} required />}
      </Field>
      <Field label={texts.login.password} problem={problemOf(state, 'password', texts)}>
        {(attributes) => <input {...attributes} {...passwordField} {...corrects('password')} ref={password} required />}
      </Field>
      <button type="submit" className="button button-primary">
        {texts.login.submit}
      </button>
    </form>
  );
}

function LoginProblem({ state }: { readonly state: LoginState }) {
  const texts = useTexts();
  if (state.kind === 'refused') {
    const { message, lang, explanation } = fixedText('refusedLogin');
    return (
      <div className="notice notice-danger">
        <p role="alert" lang={lang}>
          {message}
        </p>
        {explanation && <p role="status">{explanation}</p>}
      </div>
    );
  }
  if (state.kind !== 'failed') return null;
  return (
    <div role="alert" className="notice notice-danger">
      <p>
        <strong>{texts.login.failed}</strong>
      </p>
      <p>{failureMessage(state.error)}</p>
    </div>
  );
}

function problemOf(state: LoginState, field: 'username' | 'password', { login }: Texts): string | undefined {
  const problem = state.kind === 'incomplete' ? state.fields[field] : undefined;
  if (!problem) return undefined;
  return problem === 'required' ? login.missing[field] : login.tooLong;
}
