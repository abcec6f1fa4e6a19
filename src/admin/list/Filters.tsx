import { type ReactNode, useId, useState } from 'react';
import { useComposition } from '../../ui/composition';
import { Field } from '../../ui/Field';
import { useTexts } from '../i18n/texts';
import styles from './Filters.module.css';

interface FiltersProps {
  readonly search: ReactNode;
  /** The filters. */
  readonly children: ReactNode;
  /** Whether a filter is active: then the filters start open. */
  readonly isNarrowed: boolean;
  /** `undefined` while no filter is active. */
  readonly onClear: (() => void) | undefined;
}

/** The search and the filters of a list. */
export function Filters({ search, children, isNarrowed, onClear }: FiltersProps) {
  const { filters } = useTexts();
  // On a phone a button opens the filters; wider screens always show them.
  const [isOpen, setIsOpen] = useState(isNarrowed);
  const id = useId();
  return (
    <search className={styles.filters} aria-label={filters.label}>
      {search}
      <button
        type="button"
        className={`button ${styles.toggle}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {filters.toggle}
      </button>
      <div id={id} className={styles.choices} data-open={isOpen}>
        {children}
      </div>
      {onClear && (
        <button type="button" className="button" onClick={onClear}>
          {filters.clear}
        </button>
      )}
    </search>
  );
}

interface FilterSearchProps {
  /** The search text in the URL. */
  readonly asked: string;
  /** Maximum number of characters. */
  readonly length: number;
  onSearch(q: string): void;
}

/** Search field that searches at every key. A trailing space, typed before the next word, does not start a search. */
export function FilterSearch({ asked, length, onSearch }: FilterSearchProps) {
  const { filters } = useTexts();
  const [typed, setTyped] = useState(asked);
  // Text still being composed by an input method is shown but not searched for.
  const [composed, setComposed] = useState<string>();
  const { change, handlers } = useComposition((text) => {
    setComposed(undefined);
    setTyped(text);
    onSearch(text.trim());
  });

  return (
    <Field label={filters.q} problem={undefined} className={styles.search}>
      {(attributes) => (
        <input
          {...attributes}
          type="search"
          maxLength={length}
          autoComplete="off"
          value={composed ?? (typed.trim() === asked ? typed : asked)}
          {...handlers}
          onChange={({ target }) => {
            setComposed(target.value);
            change(target.value);
          }}
        />
      )}
    </Field>
  );
}

interface FilterChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value | null;
  readonly choices: readonly Value[];
  nameOf(value: Value): string;
  onChoose(value: Value | null): void;
  /** Label of the option that turns the filter off. */
  readonly any?: string;
  /** Whether a value is always selected. */
  readonly isNeverEmpty?: boolean;
}

/** A filter of a list: any value, or one of several. */
export function FilterChoice<Value extends string | number>({
  label,
  value,
  choices,
  nameOf,
  onChoose,
  any,
  isNeverEmpty = false,
}: FilterChoiceProps<Value>) {
  const { filters } = useTexts();
  return (
    <Field label={label} problem={undefined}>
      {(attributes) => (
        <select
          {...attributes}
          value={value ?? ''}
          onChange={({ target }) => onChoose(choices.find((choice) => String(choice) === target.value) ?? null)}
        >
          {!isNeverEmpty && <option value="">{any ?? filters.any}</option>}
          {choices.map((choice) => (
            <option key={choice} value={choice} dir="auto">
              {nameOf(choice)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
