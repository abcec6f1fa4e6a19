import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../../i18n/fill';
import { Field } from '../../../ui/Field';
import { useTexts } from '../../i18n/texts';
import { DayInput, Options } from '../../ui/Inputs';
import { factPartLabel } from '../editor-messages';
import type { FormPlace } from '../form-problems';
import styles from './Facts.module.css';
import { Group } from './FormControls';
import type { useFormFields } from './use-form-fields';

interface PartProps {
  readonly field: ReturnType<typeof useFormFields>['field'];
  readonly place: FormPlace;
  /** Places of its errors, if they are not its own. */
  readonly checked?: readonly FormPlace[];
  readonly hint?: string;
  readonly type?: 'date' | 'month';
  readonly options?: {
    readonly choices: readonly string[];
    readonly labels: Readonly<Record<string, string>>;
    readonly isRequired?: true;
  };
  readonly value: string;
  onChange(value: string): void;
}

/** The control of one part of a fact. */
export function Part({ field, place, checked = [], hint, type, options, value, onChange }: PartProps) {
  const texts = useTexts();
  const label = factPartLabel(place) ?? '';
  const own = field(place, label);
  const problem = own.problem ?? checked.map((one) => field(one, label).problem).find((one) => one !== undefined);
  const change = ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value);
  return (
    <Field label={label} problem={problem} {...(hint !== undefined && { hint })}>
      {(attributes) => {
        if (options) {
          return (
            <select {...attributes} name={place} value={value} onChange={change}>
              {!options.isRequired && <option value="">{texts.form.notSaid}</option>}
              <Options choices={options.choices} labels={options.labels} />
            </select>
          );
        }
        if (type === 'date') return <DayInput {...attributes} name={place} value={value} onChange={onChange} />;
        return (
          <input
            {...attributes}
            name={place}
            type={type ?? 'text'}
            autoComplete="off"
            value={value}
            onChange={change}
          />
        );
      }}
    </Field>
  );
}

interface RowsProps<Row> {
  readonly label: string;
  readonly problem: string | undefined;
  /** The name of a row, with its `{number}`. */
  readonly name: string;
  readonly add: string;
  readonly most: number;
  readonly empty: Row;
  readonly rows: readonly Row[];
  readonly children: (row: Row, index: number, change: (row: Row) => void) => ReactNode;
  onChange(rows: Row[]): void;
}

/** A list of rows, each of which can be removed. */
export function Rows<Row>({ label, problem, name, add, most, empty, rows, children, onChange }: RowsProps<Row>) {
  const { adder, remove } = useRemoval(rows, onChange);
  return (
    <Group legend={label} problem={problem} className={styles.rows}>
      {rows.map((row, index) => (
        <RemovableRow
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no state of their own.
          key={index}
          name={fill(name, { number: index + 1 })}
          onRemove={() => remove(index)}
        >
          {children(row, index, (changed) => onChange(rows.map((one, at) => (at === index ? changed : one))))}
        </RemovableRow>
      ))}
      <button
        ref={adder}
        type="button"
        className="button"
        disabled={rows.length >= most}
        onClick={() => onChange([...rows, empty])}
      >
        {add}
      </button>
    </Group>
  );
}

interface RemovableRowProps {
  /** Names the row for screen readers, with its number. */
  readonly name: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  onRemove(): void;
}

/** A row of a list, with a button that removes it. */
export function RemovableRow({ name, className = styles.row, children, onRemove }: RemovableRowProps) {
  const texts = useTexts();
  return (
    <fieldset className={className}>
      <legend className="visually-hidden">{name}</legend>
      {children}
      <button type="button" className="button" onClick={onRemove}>
        {texts.form.removeRow}
        <span className="visually-hidden"> {name}</span>
      </button>
    </fieldset>
  );
}

/** Removes rows of a list. The focus moves to the button that adds rows, because the pressed one disappears. */
export function useRemoval<Row>(rows: readonly Row[], onChange: (rows: Row[]) => void) {
  const adder = useRef<HTMLButtonElement>(null);
  return {
    adder,
    remove(removed: number): void {
      // The button is disabled while the list is full.
      flushSync(() => onChange(rows.filter((_, index) => index !== removed)));
      adder.current?.focus();
    },
  };
}
