import type { ReactNode } from 'react';
import styles from './Group.module.css';

interface GroupProps {
  readonly legend: ReactNode;
  readonly hint?: string;
  /** Error of the group as a whole. */
  readonly problem?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A fieldset with a legend, a hint and an error. */
export function Group({ legend, hint, problem, className = '', children }: GroupProps) {
  return (
    <fieldset className={`${styles.group} ${className}`}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {problem && <p className="field-problem">{problem}</p>}
      {children}
    </fieldset>
  );
}
