import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { limits } from '#domain/limits';
import { Field } from '../../ui/Field';
import { countText, failureMessage, fieldMessage } from '../i18n/messages';
import { type Texts, useTexts } from '../i18n/texts';
import { focusProblem } from '../ui/focus';
import styles from './Account.module.css';
import type { PasswordFormState as FormOf, PasswordState, TypedPassword } from './set-password';

interface PasswordFormProps {
  readonly form: FormOf;
  /** The user name, so that a password manager stores both. */
  readonly username: string | undefined;
  /** Whether the current password is asked for. */
  readonly asksCurrent: boolean;
  readonly submit: string;
}

/** Form for a new password, typed twice. */
export function PasswordForm({ form, username, asksCurrent, submit }: PasswordFormProps) {
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
