import { useStore } from '@nanostores/react';
import type { ControlAttributes } from '../../ui/Field';
import { useTexts } from '../i18n/texts';
import { $team } from '../session/team';
import type { Assignee } from './enquiry-actions';

interface AssigneeSelectProps extends ControlAttributes {
  /** `undefined`: nothing is chosen yet. */
  readonly value: Assignee | undefined;
  onChange(assignee: Assignee): void;
}

const nobody: Assignee = { name: '' };

/**
 * The choice of an assignee: nobody, the owner, the editors. A name that was typed before there were accounts, or of a
 * removed person, is a choice as long as the enquiry has it.
 */
export function AssigneeSelect({ value, onChange, ...attributes }: AssigneeSelectProps) {
  const { inboxActions } = useTexts();
  const team = useStore($team);
  const accounts = team.kind === 'loaded' ? team.response : [];
  const isKept = value !== undefined && value.name !== '' && !accounts.some(({ id }) => id === value.id);
  const choices: readonly Assignee[] = [nobody, ...(isKept ? [value] : []), ...accounts];
  return (
    <select
      {...attributes}
      value={value && keyOf(value)}
      onChange={({ target }) => {
        const chosen = choices.find((one) => keyOf(one) === target.value);
        if (chosen) onChange(chosen);
      }}
    >
      {value === undefined && <option value="unchosen">{inboxActions.choose}</option>}
      {choices.map((one) => (
        <option key={keyOf(one)} value={keyOf(one)}>
          {one.name === '' ? inboxActions.nobody : one.name}
        </option>
      ))}
    </select>
  );
}

/** A typed name may equal that of an account. */
const keyOf = ({ id, name }: Assignee): string => (id === undefined ? `name ${name}` : `id ${id}`);
