import type { ReactNode } from 'react';
import type { EnquiryField } from '#domain/enquiry';
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
  readonly className?: string | undefined;
  readonly control: (props: ControlProps) => ReactNode;
}

/** A label above its control, and between them what is wrong. */
export function Field({ name, label, problem, className = '', control }: Props) {
  const id = controlId(name);
  const problemId = `${id}-problem`;
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      {problem && (
        <p className="field-problem" id={problemId}>
          {problem}
        </p>
      )}
      {control({
        id,
        name,
        required: true,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': problem && problemId,
      })}
    </div>
  );
}
