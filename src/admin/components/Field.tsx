import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

interface Attributes {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with what was entered, as a sentence. */
  readonly problem: string | undefined;
  readonly children: (attributes: Attributes) => ReactNode;
}

/** A labelled field, with what is wrong with it in between. */
export function Field({ label, hint, problem, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}hint`, problem && `${id}problem`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}problem`} className="field-problem">
          {problem}
        </p>
      )}
      {children({ id, 'aria-invalid': problem ? true : undefined, 'aria-describedby': described || undefined })}
    </div>
  );
}
