import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Language } from '#domain/language';
import type { SectorKey } from '#domain/sector';
import type { Dictionary } from '../../i18n/dictionary';
import { loadOpportunities, tryAgain } from '../../stores/opportunities';
import { $opportunityList, $query, followURL, goTo, type ListQuery } from '../../stores/opportunity-list';
import { FilterPanel } from './FilterPanel';
import { ListBody } from './ListBody';
import styles from './OpportunityList.module.css';
import { scrollToTop } from './scroll-to-top';
import { useDocumentTitle } from './use-document-title';

interface Props {
  readonly language: Language;
  /** The sector that the page was built for; the URL decides from then on. */
  readonly sector: SectorKey | null;
  readonly texts: Dictionary['opportunities'];
  readonly sectorNames: Dictionary['sectors'];
}

export function OpportunityList({ language, sector: builtFor, texts, sectorNames }: Props) {
  const list = useStore($opportunityList);
  const query = useStore($query);
  const sector = query ? query.sector : builtFor;
  const section = useRef<HTMLElement>(null);
  useEffect(followURL, []);
  useEffect(() => loadOpportunities(language), [language]);
  useDocumentTitle(sector, texts, sectorNames);

  const chooseSector = (chosen: SectorKey | null) => goTo({ sector: chosen, page: 1 }, language);
  // What was pressed is no longer in view, or gone: the focus goes to the list's beginning.
  const moveFocus = () => section.current?.focus({ preventScroll: true });
  const choosePage = (chosen: ListQuery) => {
    goTo(chosen, language);
    scrollToTop();
    moveFocus();
  };
  const clear = () => {
    chooseSector(null);
    moveFocus();
  };
  const retry = () => {
    tryAgain();
    moveFocus();
  };

  const shared = { texts, sectorNames };
  const counts = list.kind === 'loaded' ? list.counts : undefined;
  return (
    <section ref={section} className={styles.list} aria-label={texts.title} tabIndex={-1}>
      <FilterPanel {...shared} active={sector} ready={query !== undefined} counts={counts} onChoose={chooseSector} />
      <div>
        <ListBody
          {...shared}
          list={list}
          language={language}
          sector={sector}
          onPage={choosePage}
          onRetry={retry}
          onClear={clear}
        />
      </div>
    </section>
  );
}
