import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

/** Attributes that connect a control with its label, hint and error. */
export interface ControlAttributes {
  readonly id: string;
  /** For input in Arabic or Hebrew. */
  readonly dir: 'auto';
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  /** The control's id, if other elements refer to it. */
  readonly id?: string;
  readonly label: string;
  readonly hint?: string;
  /** The error message. */
  readonly problem: string | undefined;
  /** Whether the error has been corrected: its text is hidden but keeps its space, so that nothing moves. */
  readonly corrected?: boolean;
  readonly className?: string | undefined;
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** A form field: label, hint, error and control. */
export function Field({ id: given, label, hint, problem, corrected = false, className = '', children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const [hintId, problemId] = [`${id}-hint`, `${id}-problem`];
  const wrong = problem !== undefined && !corrected;
  const described = [hint && hintId, wrong && problemId].filter(Boolean).join(' ');
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <p id={problemId} className={`field-problem ${corrected ? styles.corrected : ''}`}>
          {problem}
        </p>
      )}
      {children({ id, dir: 'auto', 'aria-invalid': wrong || undefined, 'aria-describedby': described || undefined })}
    </div>
  );
}

interface SubmitButtonProps {
  readonly busy: boolean;
  readonly text: string;
  /** Text while the form is being sent. */
  readonly busyText: string;
}

/** Submit button. Until the script has loaded, the form is sent to a page that answers. */
export function SubmitButton({ busy, text, busyText }: SubmitButtonProps) {
  return (
    <div>
      <button type="submit" className={`button button-primary ${styles.submit}`} aria-disabled={busy}>
        {busy ? busyText : text}
      </button>
      <p className="visually-hidden" role="status">
        {busy && busyText}
      </p>
    </div>
  );
}
