import { limits } from '#domain/limits';
import { textLength } from '#domain/text';
import type { ControlAttributes } from '../../ui/Field';
import { TextCount } from '../ui/TextCount';

interface AssigneeInputProps extends ControlAttributes {
  readonly value: string;
  onChange(name: string): void;
}

/** Text field for the assignee of an enquiry, with a character count if the name is too long. */
export function AssigneeInput({ value, onChange, ...attributes }: AssigneeInputProps) {
  return (
    <>
      <input {...attributes} autoComplete="off" value={value} onChange={({ target }) => onChange(target.value)} />
      {textLength(value) > limits.assignee && <TextCount text={value} limit={limits.assignee} />}
    </>
  );
}
