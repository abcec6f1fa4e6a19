import type { SyntheticEvent } from 'react';
import { halfDay } from '#domain/time/day';
import type { ControlAttributes } from '../../ui/Field';

interface DayInputProps extends ControlAttributes {
  readonly name?: string;
  /** `YYYY-MM-DD`, empty, or `halfDay`. */
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly readOnly?: boolean;
  onChange(day: string): void;
}

// Without a maximum, browsers accept years of six digits.
const lastDay = '9999-12-31';

/**
 * Date field. An incomplete date has an empty value, and browsers fire no change event for it if the field was empty
 * before. So its validity is checked on every input, key and blur event.
 */
export function DayInput({ value, max = lastDay, onChange, ...attributes }: DayInputProps) {
  function read({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
    const typed = currentTarget.validity.badInput ? halfDay : currentTarget.value;
    if (typed !== value) onChange(typed);
  }

  return (
    <input
      {...attributes}
      type="date"
      max={max}
      value={value === halfDay ? '' : value}
      onChange={read}
      onInput={read}
      onKeyDown={read}
      onKeyUp={read}
      onBlur={read}
    />
  );
}

interface OptionsProps<Choice extends string> {
  readonly choices: readonly Choice[];
  readonly labels: Readonly<Record<Choice, string>>;
}

/** The options of a `select`. */
export function Options<Choice extends string>({ choices, labels }: OptionsProps<Choice>) {
  return choices.map((choice) => (
    <option key={choice} value={choice}>
      {labels[choice]}
    </option>
  ));
}
