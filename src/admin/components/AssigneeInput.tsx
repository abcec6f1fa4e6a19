import { limits } from '#domain/limits';
import { textLength } from '#domain/text';
import type { ControlAttributes } from '../../ui/Field';
import { TextCount } from './TextCount';

interface AssigneeInputProps extends ControlAttributes {
  readonly value: string;
  onChange(name: string): void;
}

/** The name of whoever has an enquiry. How much of it is too long is told where it is. */
export function AssigneeInput({ value, onChange, ...attributes }: AssigneeInputProps) {
  return (
    <>
      <input {...attributes} autoComplete="off" value={value} onChange={({ target }) => onChange(target.value)} />
      {textLength(value) > limits.assignee && <TextCount text={value} limit={limits.assignee} />}
    </>
  );
}
