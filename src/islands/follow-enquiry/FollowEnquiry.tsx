import { useStore } from '@nanostores/react';
import { type ComponentProps, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { fill } from '../../i18n/fill';
import {
  $followed,
  askForEnquiry,
  type FollowField,
  type FollowValues,
  followFields,
  recheckFollowed,
  referenceInHash,
} from '../../stores/followed-enquiry';
import { Field } from '../../ui/Field';
import { Answer } from './Answer';
import styles from './FollowEnquiry.module.css';
import type { FollowEnquiryProps } from './follow-texts';

const example = 'INV-7F3K2Q';

/** Asks for a reference and an e-mail address, and shows where the enquiry stands that has both. */
export function FollowEnquiry({ language, texts, email }: FollowEnquiryProps) {
  const state = useStore($followed);
  const form = useRef<HTMLFormElement>(null);
  const ready = useLinkedReference(form);
  const asking = state.kind === 'asking';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    void askForEnquiry(values);
    const firstEmpty = followFields.find((field) => values[field].trim() === '');
    if (firstEmpty) controlOf(event.currentTarget, firstEmpty)?.focus();
  };
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
        {(attributes) => <input {...attributes} {...input} name={name} required />}
      </Field>
    );
  };

  return (
    <div className={styles.follow}>
      <form
        ref={form}
        className={styles.form}
        aria-label={texts.form}
        noValidate
        onSubmit={submit}
        onInput={(event) => recheckFollowed(valuesOf(event.currentTarget))}
      >
        {line(
          'reference',
          texts.reference,
          { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 40 },
          fill(texts.example, { reference: example }),
        )}
        {line('email', texts.email, { type: 'email', autoComplete: 'email', spellCheck: false })}
        <div>
          <button
            type="submit"
            className={`button button-primary ${styles.show}`}
            disabled={!ready}
            aria-disabled={asking}
          >
            {asking ? texts.asking : texts.show}
          </button>
          <p className="visually-hidden" role="status">
            {asking && texts.asking}
          </p>
        </div>
      </form>
      <Answer state={state} language={language} texts={texts} email={email} />
    </div>
  );
}

/** Fills in the reference that the page's URL names. Answers whether the script is there. */
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
