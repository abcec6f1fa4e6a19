import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { limits } from '#domain/limits';
import { fill } from '../../i18n/fill';
import { Field } from '../../ui/Field';
import { fixedText } from '../i18n/fixed-texts';
import { failureMessage } from '../i18n/messages';
import { type Texts, useTexts } from '../i18n/texts';
import { opportunityList } from '../opportunities/opportunity-list';
import { $canLogInHere, forgetRefusal, leaveRefusedSession } from '../session/call';
import { $token } from '../session/session';
import { Dialog } from '../ui/Dialog';
import { LanguageChoice } from '../ui/LanguageChoice';
import { LoadingCover } from '../ui/Loading';
import styles from './Login.module.css';
import { createLogin, type Login, type LoginState } from './login';

/** Login (docs/specification.md §6.2). The fields keep their text after a failure; success leads to the list. */
export function LoginScreen() {
  const texts = useTexts();
  const [login] = useState(() => createLogin(opportunityList.begin));
  const form = useLoginForm(login);
  const { username } = form;
  useEffect(() => username.current?.focus(), [username]);
  const isSubmitting = form.state.kind === 'submitting';
  return (
    <main id="main" className={styles.login} tabIndex={-1}>
      <p className={styles.site}>{texts.site}</p>
      <p className={styles.area}>{texts.login.area}</p>
      <form className={styles.form} noValidate inert={isSubmitting} onSubmit={form.send}>
        <h1 tabIndex={-1}>{texts.titles.login}</h1>
        <LoginFields login={login} form={form} />
        <button type="submit" className="button button-primary">
          {texts.login.submit}
        </button>
      </form>
      <div className={styles.languages}>
        <LanguageChoice />
      </div>
      {isSubmitting && <LoadingCover label={texts.login.submitting} />}
    </main>
  );
}

/** State, submit handler and field handlers of a login form. */
export function useLoginForm(login: Login) {
  const state = useStore(login.$state);
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

  return { state, username, password, send };
}

interface LoginFieldsProps {
  readonly login: Login;
  readonly form: ReturnType<typeof useLoginForm>;
}

/** Username and password fields, with errors above. The fields keep their text after a failure. */
export function LoginFields({ login, form: { state, username, password } }: LoginFieldsProps) {
  const texts = useTexts();
  const [isShown, setShown] = useState(false);
  const corrects = (field: 'username' | 'password') => ({
    onChange: ({ target }: { readonly target: { readonly value: string } }) => login.correct(field, target.value),
  });
  const usernameField = { name: 'username', autoComplete: 'username', autoCapitalize: 'none', spellCheck: false };
  const passwordField = {
    name: 'password',
    autoComplete: 'current-password',
    autoCapitalize: 'none',
    spellCheck: false,
    type: isShown ? 'text' : 'password',
  };
  return (
    <>
      <LoginProblem state={state} />
      <Field label={texts.login.username} problem={problemOf(state, 'username', texts)}>
        {(attributes) => <input {...attributes} {...usernameField} {...corrects('username')} ref={username} required />}
      </Field>
      <Field label={texts.login.password} problem={problemOf(state, 'password', texts)}>
        {(attributes) => (
          <>
            <input
              {...attributes}
              {...passwordField}
              {...corrects('password')}
              ref={password}
              className={styles.password}
              required
            />
            <button type="button" className={styles.show} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
              {texts.login.show}
            </button>
          </>
        )}
      </Field>
    </>
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
  return problem === 'required' ? login.missing[field] : fill(login.tooLong, { limit: limits[field] });
}

/**
 * Dialog shown on any page when the token is refused: leads to the login, or over an open form offers to log in without
 * leaving it.
 */
export function ForbiddenDialog() {
  const texts = useTexts();
  const canLogInHere = useStore($canLogInHere);
  const [isHere, setHere] = useState(false);
  if (isHere) return <LoginHere onBack={() => setHere(false)} />;
  return (
    <Dialog {...fixedText('forbidden')} detail={<p>{texts.forbidden.kept}</p>} onDismiss={leaveRefusedSession}>
      {canLogInHere && (
        <button type="button" className="button button-primary" onClick={() => setHere(true)}>
          {texts.forbidden.stay}
        </button>
      )}
      <button type="button" className={canLogInHere ? 'button' : 'button button-primary'} onClick={leaveRefusedSession}>
        {canLogInHere ? texts.forbidden.leave : texts.forbidden.confirm}
      </button>
    </Dialog>
  );
}

/** Login dialog over an open form. Refused calls continue with the new token, and the form stays open. */
function LoginHere({ onBack }: { onBack(): void }) {
  const texts = useTexts();
  const id = useId();
  const [login] = useState(() => createLogin());
  const form = useLoginForm(login);
  // Once there is a new token, waiting calls continue; hide the message in any case.
  useEffect(() => $token.listen(forgetRefusal), []);
  const isSubmitting = form.state.kind === 'submitting';

  const fields = (
    <form id={id} className={styles.dialogForm} noValidate inert={isSubmitting} onSubmit={form.send}>
      <p>{texts.forbidden.goesOn}</p>
      <LoginFields login={login} form={form} />
    </form>
  );
  return (
    <Dialog message={texts.forbidden.here} detail={fields} locked={isSubmitting} onDismiss={onBack}>
      <button type="button" className="button" aria-disabled={isSubmitting} onClick={() => !isSubmitting && onBack()}>
        {texts.forbidden.back}
      </button>
      <button type="submit" form={id} className="button button-primary" aria-disabled={isSubmitting}>
        {isSubmitting ? texts.login.submitting : texts.login.submit}
      </button>
    </Dialog>
  );
}
