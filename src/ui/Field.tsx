import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

/** What ties a control to its label, its hint and what is wrong with it. */
export interface ControlAttributes {
  readonly id: string;
  /** Arabic and Hebrew are typed from the right. */
  readonly dir: 'auto';
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  /** The control's id, where something else points to it too. */
  readonly id?: string;
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with what was entered. */
  readonly problem: string | undefined;
  /** Whether the problem has been put right since: its words are hidden and keep their room, so that nothing moves. */
  readonly corrected?: boolean;
  readonly className?: string | undefined;
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** A label above its control, and between them what is wrong. */
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
