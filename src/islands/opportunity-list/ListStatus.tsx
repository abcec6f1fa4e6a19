import { activeFilters, type ListQuery } from '#domain/opportunity/query';
import { dotted } from '../../i18n/dot';
import { fill, fillCount } from '../../i18n/fill';
import type { ListWords } from '../../i18n/opportunity-words';
import styles from './ListStatus.module.css';
import type { ListState } from './use-list';

interface Props {
  readonly words: ListWords;
  readonly query: ListQuery;
  readonly state: ListState;
  readonly onRetry: () => void;
  readonly onClear: () => void;
}

/** One line that says, and announces, how the list stands, with what can be done about it. */
export function ListStatus({ words, query, state, onRetry, onClear }: Props) {
  const { texts } = words;
  const nothing = state.kind === 'loaded' && state.found === 0;
  const [filter, ...others] = activeFilters(query);
  const failed = state.kind === 'failed';
  return (
    <div className={failed ? `notice ${styles.failed}` : styles.standing}>
      <p role="status" className={nothing ? styles.nothing : undefined}>
        {statusOf(state, words)}
      </p>
      {failed && (
        <button className="button" type="button" onClick={onRetry}>
          {texts.tryAgain}
        </button>
      )}
      {nothing && !filter && <p>{texts.nonePublished}</p>}
      {nothing && filter && (
        <button className="button" type="button" onClick={onClear}>
          {filter === 'sector' && others.length === 0 ? texts.all : texts.clearAll}
        </button>
      )}
    </div>
  );
}

function statusOf(state: ListState, { texts, language }: ListWords): string {
  if (state.kind !== 'loaded') return texts[state.kind];
  if (state.found === 0) return texts.noResults;
  const found = fillCount(texts.found, state.found, language);
  return state.pages > 1 ? dotted([found, fill(texts.page, { number: state.page })], language) : found;
}
