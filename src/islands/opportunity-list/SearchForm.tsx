import { useEffect, useRef, useState } from 'react';
import { limits } from '#domain/limits';
import { type ListQuery, refined, type Sorting, sortings, views } from '#domain/opportunity/query';
import { listPath } from '../../i18n/list-paths';
import { localizedPath } from '../../i18n/path';
import { $query } from '../../stores/opportunity-list';
import { Icon, magnifier } from '../../ui/Icon';
import { useComposition } from '../../ui/input-method';
import { FactSelects, Select } from './FactSelects';
import styles from './SearchForm.module.css';
import type { FilterProps } from './use-list';

interface Props extends FilterProps {
  /** Whether typing searches immediately. */
  readonly live: boolean;
  readonly onSearch: (query: ListQuery) => void;
}

/** Search, filters by facts, and order. Without scripts the server handles the form. */
export function SearchForm({ live, onSearch, ...filter }: Props) {
  const { words, query, facets, onNavigate } = filter;
  const { language, texts } = words;
  return (
    <search aria-label={texts.search}>
      <form
        className={styles.form}
        method="get"
        action={localizedPath('/opportunities', language)}
        onSubmit={(event) => live && event.preventDefault()}
      >
        <input type="hidden" name="sector" value={query.sector ?? ''} />
        {query.view !== 'list' && <input type="hidden" name="view" value={query.view} />}
        <SearchField query={query} label={texts.search} onSearch={live ? onSearch : undefined} />
        <Select<Sorting>
          label={texts.sort}
          name="sort"
          value={query.sort}
          options={sortings.map((sort) => ({ value: sort, label: texts.sortings[sort] }))}
          onChoose={(sort) => onNavigate(refined(query, { sort: sort ?? 'newest' }))}
        />
        <button type="submit" className={`button ${styles.submit}`}>
          {texts.apply}
        </button>
        {facets && Object.keys(facets.province).length > 0 && (
          <p className={styles.views}>
            {views.map((view) => (
              <a
                key={view}
                href={listPath(refined(query, { view }), language)}
                aria-current={view === query.view ? 'true' : undefined}
              >
                {texts.views[view]}
              </a>
            ))}
          </p>
        )}
        <div className={styles.facts}>
          <FactSelects {...filter} named />
        </div>
      </form>
    </search>
  );
}

interface SearchFieldProps {
  readonly query: ListQuery;
  readonly label: string;
  /** Missing if the search has to be submitted. */
  readonly onSearch: ((query: ListQuery) => void) | undefined;
}

function SearchField({ query, label, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(query.q);
  const input = useRef<HTMLInputElement>(null);
  // Back and forward change the query and overwrite the field; text typed before hydration, or a final space, does not
  // change the query and stays.
  const shown = useRef(query.q);
  useEffect(
    () =>
      $query.subscribe((requested) => {
        if (!requested || requested.q === shown.current) return;
        shown.current = requested.q;
        setTyped((before) => (before.trim() === requested.q ? before : requested.q));
      }),
    [],
  );
  useEffect(() => {
    const early = input.current?.value;
    if (early) setTyped(early);
  }, []);

  const { change, handlers } = useComposition((text) => {
    const q = text.trim();
    // `query` may still be that of the previous keystroke.
    const requested = $query.get() ?? query;
    if (onSearch && q !== requested.q) onSearch(refined(requested, { q }));
  });
  return (
    <div className={`field ${styles.search}`}>
      <label htmlFor="list-search">{label}</label>
      <input
        ref={input}
        id="list-search"
        type="search"
        name="q"
        maxLength={limits.search}
        enterKeyHint="search"
        autoComplete="off"
        value={typed}
        {...handlers}
        onChange={({ target }) => {
          setTyped(target.value);
          change(target.value);
        }}
      />
      <Icon width={24}>
        <path d={magnifier} />
      </Icon>
    </div>
  );
}
