import type { ComponentProps, RefObject } from 'react';
import { fill } from '../../i18n/fill';
import { localizedPath } from '../../i18n/path';
import type { FollowField, FollowState, FollowValues } from '../../stores/followed-enquiry';
import { Field } from '../../ui/Field';
import { SubmitButton } from '../../ui/SubmitButton';
import { Answer } from './Answer';
import styles from './FollowEnquiry.module.css';
import type { FollowEnquiryProps } from './follow-texts';

interface Props extends FollowEnquiryProps, Pick<ComponentProps<'form'>, 'onSubmit' | 'onInput'> {
  readonly state: FollowState;
  /** Whether the script is there. */
  readonly ready: boolean;
  /** What stands in the fields at the beginning. */
  readonly typed?: FollowValues;
  readonly form?: RefObject<HTMLFormElement | null>;
}

const example = 'INV-7F3K2Q';

/** The form and the answer. Without scripts it is sent to a page, which shows both again. */
export function FollowForm({ language, texts, email, state, ready, typed, form, onSubmit, onInput }: Props) {
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
        <SubmitButton busy={state.kind === 'asking'} text={texts.show} busyText={texts.asking} />
      </form>
      <Answer state={state} language={language} texts={texts} email={email} />
    </div>
  );
}
