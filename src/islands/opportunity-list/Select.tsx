import { useId } from 'react';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface Props<Value extends string> {
  readonly label: string;
  /** Under this name the choice is sent where there are no scripts. */
  readonly name?: string | undefined;
  readonly value: Value | null;
  readonly options: readonly Option<Value>[];
  /** What no choice is called, where none is possible. */
  readonly none?: string;
  readonly onChoose: (value: Value | null) => void;
}

/** A choice that takes effect at once. */
export function Select<Value extends string>({ label, name, value, options, none, onChoose }: Props<Value>) {
  const id = useId();
  const choose = (chosen: string) => onChoose(options.find((option) => option.value === chosen)?.value ?? null);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} value={value ?? ''} onChange={(event) => choose(event.target.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
