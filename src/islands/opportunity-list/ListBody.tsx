import type { Language } from '#domain/language';
import type { SectorKey } from '#domain/sector';
import type { Dictionary } from '../../i18n/dictionary';
import type { ListQuery, OpportunityListState } from '../../stores/opportunity-list';
import { ListSkeleton } from './ListSkeleton';
import { ListStatus } from './ListStatus';
import { OpportunityCard } from './OpportunityCard';
import styles from './OpportunityList.module.css';
import { Pages } from './Pages';

/** Cards of the first row on a wide screen; their images are not put off. */
const inViewAtFirst = 2;

interface Props {
  readonly list: OpportunityListState;
  readonly language: Language;
  readonly sector: SectorKey | null;
  readonly texts: Dictionary['opportunities'];
  readonly sectorNames: Dictionary['sectors'];
  readonly onPage: (query: ListQuery) => void;
  readonly onRetry: () => void;
  readonly onClear: () => void;
}

/** How the list stands, its page buttons, and its cards or their skeleton. */
export function ListBody({ list, language, sector, texts, sectorNames, onPage, onRetry, onClear }: Props) {
  const loaded = list.kind === 'loaded' ? list : undefined;
  const pages = loaded && loaded.found > 0 && { language, texts, sector, ...loaded, onChoose: onPage };
  return (
    <>
      <div className={styles.bar}>
        <ListStatus list={list} language={language} texts={texts} onRetry={onRetry} onClear={onClear} />
        {pages && <Pages {...pages} label={texts.pagesAbove} />}
      </div>
      {!loaded && <ListSkeleton />}
      {loaded && loaded.found > 0 && (
        <ul className={`plain ${styles.cards}`}>
          {loaded.shown.map((opportunity, index) => (
            <OpportunityCard
              key={opportunity.id}
              opportunity={opportunity}
              inView={index < inViewAtFirst}
              language={language}
              texts={texts}
              sectorNames={sectorNames}
            />
          ))}
        </ul>
      )}
      {pages && <Pages {...pages} label={texts.pagesBelow} />}
    </>
  );
}
