import type { Language } from '#domain/language';
import type { Dictionary } from '../../i18n/dictionary';
import { fill, fillCount } from '../../i18n/fill';
import type { OpportunityListState } from '../../stores/opportunity-list';
import styles from './ListStatus.module.css';

interface Props {
  readonly list: OpportunityListState;
  readonly language: Language;
  readonly texts: Dictionary['opportunities'];
  readonly onRetry: () => void;
  readonly onClear: () => void;
}

/** One line that says, and announces, how the list stands, with what can be done about it. */
export function ListStatus({ list, language, texts, onRetry, onClear }: Props) {
  const nothing = list.kind === 'loaded' && list.found === 0;
  const failed = list.kind === 'failed';
  return (
    <div className={failed ? `notice ${styles.failed}` : styles.standing}>
      <p role="status" className={nothing ? styles.nothing : undefined}>
        {statusOf(list, language, texts)}
      </p>
      {failed && (
        <button className="button" type="button" onClick={onRetry}>
          {texts.tryAgain}
        </button>
      )}
      {nothing && (
        <button className="button" type="button" onClick={onClear}>
          {texts.all}
        </button>
      )}
    </div>
  );
}

function statusOf(list: OpportunityListState, language: Language, texts: Dictionary['opportunities']): string {
  if (list.kind !== 'loaded') return texts[list.kind];
  if (list.found === 0) return texts.noResults;
  const found = fillCount(texts.found, list.found, language);
  return list.pages > 1 ? `${found} · ${fill(texts.page, { number: list.page })}` : found;
}
