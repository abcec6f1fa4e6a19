import type { SyntheticEvent } from 'react';
import type { ControlAttributes } from '../../ui/Field';
import { halfDay } from '../state/half-day';

interface DayInputProps extends ControlAttributes {
  readonly name?: string;
  /** `YYYY-MM-DD`, empty, or `halfDay`. */
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  onChange(day: string): void;
}

// Beyond it, browsers let a year have six digits.
const lastDay = '9999-12-31';

/**
 * A day of the calendar. One that is half typed has an empty value, and where it was empty before no event of a change: so
 * the control is asked at every input and key, and when it is left.
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
