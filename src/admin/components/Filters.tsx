import { type ReactNode, useId, useState } from 'react';
import { useComposition } from '../../ui/composition';
import { Field } from '../../ui/Field';
import { useTexts } from '../texts';
import styles from './Filters.module.css';

interface FiltersProps {
  readonly search: ReactNode;
  /** The choices. */
  readonly children: ReactNode;
  /** Whether one of the choices leaves something out: then they are to be seen at once. */
  readonly isNarrowed: boolean;
  /** Undefined while nothing is left out. */
  readonly onClear: (() => void) | undefined;
}

/** The search and the filters of a list. */
export function Filters({ search, children, isNarrowed, onClear }: FiltersProps) {
  const { filters } = useTexts();
  // On a phone they are behind a button; on wider screens always there.
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
  /** What the address asks for. */
  readonly asked: string;
  /** Characters that it takes. */
  readonly length: number;
  onSearch(q: string): void;
}

/** Searches at every key. A space at the end is typed before the next word, and asks for nothing. */
export function FilterSearch({ asked, length, onSearch }: FilterSearchProps) {
  const { filters } = useTexts();
  const [typed, setTyped] = useState(asked);
  // What an input method has not finished yet is shown, and not searched for.
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
  /** What is called that none of them is chosen. */
  readonly any?: string;
  /** Whether one of them is always chosen. */
  readonly isNeverEmpty?: boolean;
}

/** One filter of a list: any, or one of some choices. */
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
