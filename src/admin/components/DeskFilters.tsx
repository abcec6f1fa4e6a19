import { useId, useState } from 'react';
import { limits } from '#domain/limits';
import { type DeskQuery, deskSortings, isFiltered, wholeDesk } from '#domain/opportunity/desk-query';
import { statuses } from '#domain/opportunity/facts';
import { confirmationAges, type Gap, gaps } from '#domain/opportunity/gaps';
import { provinceCodes } from '#domain/province';
import { adminSectors } from '#domain/sector';
import { Field } from '../../ui/Field';
import { languageLabel, provinceLabels } from '../labels';
import { counted } from '../messages';
import { type Texts, useTexts } from '../texts';
import { askFor } from '../use-desk';
import styles from './DeskFilters.module.css';
import { focusHeading } from './focus-heading';

interface DeskFiltersProps {
  readonly query: DeskQuery;
}

/** What of the list is shown, and in which order. Every choice stands in the address. */
export function DeskFilters({ query }: DeskFiltersProps) {
  const texts = useTexts();
  const { fields, filters, sectors, statuses: statusLabels, sortings } = texts;
  const provinces = provinceLabels();
  // On a phone they are behind a button; on wider screens always there.
  const [isOpen, setIsOpen] = useState(isFiltered({ ...query, q: '' }));
  const id = useId();
  const refine = (change: Partial<DeskQuery>) => askFor({ ...query, ...change, page: 1 });
  const inAlphabet = [...provinceCodes].sort((one, other) => provinces[one].localeCompare(provinces[other]));

  function clear(): void {
    askFor({ ...wholeDesk, sort: query.sort });
    focusHeading();
  }

  return (
    <search className={styles.filters} aria-label={filters.label}>
      <SearchField query={query} />
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
        <Choice
          label={fields.status}
          value={query.status}
          choices={statuses}
          nameOf={(status) => statusLabels[status]}
          onChoose={(status) => refine({ status })}
        />
        <Choice
          label={fields.sector}
          value={query.sector}
          choices={adminSectors}
          nameOf={(sector) => sectors[sector]}
          onChoose={(sector) => refine({ sector })}
        />
        <Choice
          label={fields.province}
          value={query.province}
          choices={inAlphabet}
          nameOf={(province) => provinces[province]}
          onChoose={(province) => refine({ province })}
        />
        <Choice
          label={filters.missing}
          value={query.missing}
          choices={gaps}
          nameOf={(gap) => gapName(gap, texts)}
          onChoose={(missing) => refine({ missing })}
        />
        <Choice
          label={filters.unconfirmed}
          value={query.unconfirmed}
          choices={confirmationAges}
          nameOf={(days) => counted(filters.days, days)}
          onChoose={(unconfirmed) => refine({ unconfirmed })}
        />
        <Choice
          label={filters.sort}
          value={query.sort}
          choices={deskSortings}
          nameOf={(sorting) => sortings[sorting]}
          onChoose={(sort) => refine({ sort: sort ?? wholeDesk.sort })}
          isNeverEmpty
        />
      </div>
      {isFiltered(query) && (
        <button type="button" className="button" onClick={clear}>
          {filters.clear}
        </button>
      )}
    </search>
  );
}

function gapName(gap: Gap, { gaps: names }: Texts): string {
  if (gap === 'translation' || gap === 'picture' || gap === 'fact') return names[gap];
  return languageLabel(gap);
}

/** Searches at every key. A space at the end is typed before the next word, and asks for nothing. */
function SearchField({ query }: DeskFiltersProps) {
  const { filters } = useTexts();
  const [typed, setTyped] = useState(query.q);

  function search(text: string): void {
    setTyped(text);
    askFor({ ...query, q: text.trim(), page: 1 }, { typed: true });
  }

  return (
    <Field label={filters.q} problem={undefined} className={styles.search}>
      {(attributes) => (
        <input
          {...attributes}
          type="search"
          maxLength={limits.search}
          autoComplete="off"
          value={typed.trim() === query.q ? typed : query.q}
          onChange={({ target }) => search(target.value)}
        />
      )}
    </Field>
  );
}

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value | null;
  readonly choices: readonly Value[];
  nameOf(value: Value): string;
  onChoose(value: Value | null): void;
  /** Whether one of them is always chosen. */
  readonly isNeverEmpty?: boolean;
}

function Choice<Value extends string | number>({
  label,
  value,
  choices,
  nameOf,
  onChoose,
  isNeverEmpty = false,
}: ChoiceProps<Value>) {
  const { filters } = useTexts();
  return (
    <Field label={label} problem={undefined}>
      {(attributes) => (
        <select
          {...attributes}
          value={value ?? ''}
          onChange={({ target }) => onChoose(choices.find((choice) => String(choice) === target.value) ?? null)}
        >
          {!isNeverEmpty && <option value="">{filters.any}</option>}
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {nameOf(choice)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
