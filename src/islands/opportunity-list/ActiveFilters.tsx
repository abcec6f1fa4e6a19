import { activeFilters, cleared, type Filter, type ListQuery, without } from '#domain/opportunity/query';
import { fill } from '../../i18n/fill';
import { listPath } from '../../i18n/list-path';
import { sumText } from '../../i18n/money';
import type { ListWords } from '../../i18n/opportunity-words';
import { Icon } from '../../ui/Icon';
import styles from './ActiveFilters.module.css';
import type { Navigate } from './explorer-props';

interface Props {
  readonly words: ListWords;
  readonly query: ListQuery;
  readonly onNavigate: Navigate;
}

/** The filters that are on, each to be taken away, and all of them at once. The sector's button shows that it is on. */
export function ActiveFilters({ words, query, onNavigate }: Props) {
  const active = activeFilters(query).filter((filter) => filter !== 'sector');
  if (active.length === 0) return null;
  const { language, texts } = words;
  const link = (next: ListQuery) => ({
    href: listPath(next, language),
    onClick: (event: { preventDefault(): void }) => onNavigate(next, event),
  });
  return (
    <ul className={`plain ${styles.filters}`} aria-label={texts.activeFilters}>
      {active.map((filter) => (
        <li key={filter}>
          <a {...link(without(query, filter))} dir="auto">
            {nameOf(filter, query, words)}
            <span className="visually-hidden"> ({texts.removeFilter})</span>
            <Icon width={12}>
              <path d="M1 1l10 10M11 1L1 11" />
            </Icon>
          </a>
        </li>
      ))}
      <li>
        <a {...link(cleared(query))} className={styles.all}>
          {texts.clearAll}
        </a>
      </li>
    </ul>
  );
}

function nameOf(filter: Filter, query: ListQuery, words: ListWords): string {
  const { language, texts, factTexts, sectorNames, provinceNames } = words;
  const { q, sector, province, stage, seeking, from, to } = query;
  const names: Readonly<Record<Filter, string | null>> = {
    q: fill(texts.searched, { words: q }),
    sector: sector && sectorNames[sector],
    province: province && provinceNames[province],
    stage: stage && factTexts.stages[stage],
    seeking: seeking && factTexts.seekingKinds[seeking],
    from: from === null ? null : fill(texts.fromSum, { sum: sumText(from, language) }),
    to: to === null ? null : fill(texts.toSum, { sum: sumText(to, language) }),
  };
  return names[filter] ?? '';
}
