import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { createLogin, type LoginState } from '../../stores/admin-login';
import { Field } from '../parts/Field';
import { Loader } from '../parts/Loader';
import { failureSentence } from '../sentences';
import { texts } from '../texts';
import styles from './LoginScreen.module.css';

/** Log-in (specification §2). What was typed stays in the fields, whatever happens. */
export function LoginScreen() {
  const [login] = useState(createLogin);
  const state = useStore(login.$state);
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const isSubmitting = state.kind === 'submitting';

  useEffect(() => {
    if (state.kind === 'incomplete' && 'username' in state.fields) username.current?.focus();
    else if (state.kind !== 'idle' && state.kind !== 'submitting') password.current?.focus();
  }, [state]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void login.submit(username.current?.value ?? '', password.current?.value ?? '');
  }

  return (
    <main id="main" className={styles.login} tabIndex={-1}>
      <p className={styles.site}>{texts.site}</p>
      <p className={styles.area}>{texts.login.area}</p>
      <form className={styles.form} noValidate inert={isSubmitting} onSubmit={submit}>
        <h1 tabIndex={-1}>{texts.titles.login}</h1>
        <LoginProblem state={state} />
        <Field label={texts.login.username} problem={problemOf(state, 'username')}>
          {(attributes) => (
            <input
              {...attributes}
              ref={username}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          )}
        </Field>
        <Field label={texts.login.password} problem={problemOf(state, 'password')}>
          {(attributes) => (
            <input
              {...attributes}
              ref={password}
              name="password"
              type="password"
              autoComplete="current-password"
              required
            />
          )}
        </Field>
        <button type="submit" className="button button-primary">
          {texts.login.submit}
        </button>
      </form>
      {isSubmitting && <Loader label={texts.login.submitting} />}
    </main>
  );
}

function LoginProblem({ state }: { readonly state: LoginState }) {
  if (state.kind === 'refused') {
    return (
      <p role="alert" lang="es" className="notice notice-danger">
        {texts.login.refused}
      </p>
    );
  }
  if (state.kind !== 'failed') return null;
  return (
    <div role="alert" className="notice notice-danger">
      <p>
        <strong>{texts.login.failed}</strong>
      </p>
      <p>{failureSentence(state.error)}</p>
    </div>
  );
}

function problemOf(state: LoginState, field: 'username' | 'password'): string | undefined {
  const problem = state.kind === 'incomplete' ? state.fields[field] : undefined;
  if (!problem) return undefined;
  return problem === 'required' ? texts.login.missing[field] : texts.login.tooLong;
}
