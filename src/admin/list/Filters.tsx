import { type ReactNode, useEffect, useId, useState } from 'react';
import type { AdminListQuery } from '#domain/list/list-query';
import { fill } from '../../i18n/fill';
import { Field } from '../../ui/Field';
import { useComposition } from '../../ui/input-method';
import { useTexts } from '../i18n/texts';
import { focusHeadingInPlace } from '../ui/focus';
import styles from './Filters.module.css';
import type { ListUrl } from './list-url';

interface ListFiltersProps<Query extends AdminListQuery> {
  readonly url: ListUrl<Query>;
  readonly query: Query;
  /** Maximum number of characters of the search text. */
  readonly searchLength: number;
  readonly sortings: readonly Query['sort'][];
  sortingName(sorting: Query['sort']): string;
  /** The filters. */
  readonly children: ReactNode;
  /** Less frequent filters, which a button opens. */
  readonly more?: MoreFiltersProps;
}

/** Search, filters and sort order of a list. The URL holds every choice. */
export function ListFilters<Query extends AdminListQuery>(props: ListFiltersProps<Query>) {
  const { url, query, searchLength, sortings, sortingName, children, more } = props;
  const { whole, isFiltered } = url.queries;
  const { filters } = useTexts();
  // On a phone a button opens the filters, unless one is active; wider screens always show them.
  const [isOpen, setIsOpen] = useState(isFiltered({ ...query, q: '' }));
  const id = useId();

  function clear(): void {
    url.goTo({ ...whole, sort: query.sort });
    focusHeadingInPlace();
  }

  return (
    <search className={styles.filters} aria-label={filters.label}>
      <FilterSearch
        requested={query.q}
        length={searchLength}
        onSearch={(q) => url.goTo({ ...query, q, page: 1 }, { typed: true })}
      />
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
        <FilterChoice
          label={filters.sort}
          value={query.sort}
          choices={sortings}
          nameOf={sortingName}
          onChoose={(sort) => url.goTo({ ...query, sort: sort ?? whole.sort, page: 1 })}
          isNeverEmpty
        />
        {more && <MoreFilters {...more} />}
      </div>
      {isFiltered(query) && (
        <button type="button" className="button" onClick={clear}>
          {filters.clear}
        </button>
      )}
    </search>
  );
}

interface MoreFiltersProps {
  /** Number of these filters that are active. */
  readonly active: number;
  readonly children: ReactNode;
}

/** Filters behind a button that says how many of them are active. They open when one of them becomes active. */
function MoreFilters({ active, children }: MoreFiltersProps) {
  const { filters } = useTexts();
  const isActive = active > 0;
  const [isOpen, setIsOpen] = useState(isActive);
  useEffect(() => {
    if (isActive) setIsOpen(true);
  }, [isActive]);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isActive ? fill(filters.moreActive, { count: active }) : filters.more}
      </button>
      <div id={id} className={styles.more} hidden={!isOpen}>
        {children}
      </div>
    </>
  );
}

interface FilterSearchProps {
  /** The search text in the URL. */
  readonly requested: string;
  /** Maximum number of characters. */
  readonly length: number;
  onSearch(q: string): void;
}

/** Search field that searches at every key. A trailing space, typed before the next word, does not start a search. */
function FilterSearch({ requested, length, onSearch }: FilterSearchProps) {
  const { filters } = useTexts();
  const [typed, setTyped] = useState(requested);
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
          value={composed ?? (typed.trim() === requested ? typed : requested)}
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
