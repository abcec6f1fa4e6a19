import type { ReactNode } from 'react';
import type { EnquiryField } from '#domain/enquiry/enquiry';
import styles from './ContactForm.module.css';
import { controlId } from './form-values';

/** What every control of the form has in common. */
export interface ControlProps {
  readonly id: string;
  readonly name: EnquiryField;
  readonly required: true;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface Props {
  readonly name: EnquiryField;
  readonly label: string;
  readonly problem: string | undefined;
  /** Whether the problem has been put right since: its words leave their room empty, so that nothing moves under the hands. */
  readonly corrected: boolean;
  readonly className?: string | undefined;
  readonly control: (props: ControlProps) => ReactNode;
}

/** A label above its control, and between them what is wrong. */
export function Field({ name, label, problem, corrected, className = '', control }: Props) {
  const id = controlId(name);
  const problemId = `${id}-problem`;
  const wrong = problem !== undefined && !corrected;
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      {problem && (
        <p className={`field-problem ${corrected ? styles.corrected : ''}`} id={problemId}>
          {problem}
        </p>
      )}
      {control({
        id,
        name,
        required: true,
        'aria-invalid': wrong || undefined,
        'aria-describedby': wrong ? problemId : undefined,
      })}
    </div>
  );
}
