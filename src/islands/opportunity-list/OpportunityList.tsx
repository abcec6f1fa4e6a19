import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Language } from '#domain/language';
import type { SectorKey } from '#domain/sector';
import type { Dictionary } from '../../i18n/dictionary';
import { fill } from '../../i18n/fill';
import { loadOpportunities } from '../../stores/opportunities';
import { $opportunityList, $place, followAddress, goTo, type ListPlace } from '../../stores/opportunity-list';
import { FilterPanel } from './FilterPanel';
import { ListSkeleton } from './ListSkeleton';
import { ListStatus } from './ListStatus';
import { OpportunityCard } from './OpportunityCard';
import styles from './OpportunityList.module.css';
import { Pages } from './Pages';
import { scrollToTop } from './scroll-to-top';

interface Props {
  readonly language: Language;
  /** The sector that the page was built for; the address decides from then on. */
  readonly sector: SectorKey | null;
  readonly texts: Dictionary['opportunities'];
  readonly sectorNames: Dictionary['sectors'];
}

export function OpportunityList({ language, sector: builtFor, texts, sectorNames }: Props) {
  const list = useStore($opportunityList);
  const place = useStore($place);
  const sector = place ? place.sector : builtFor;
  const section = useRef<HTMLElement>(null);
  useEffect(followAddress, []);
  useEffect(loadOpportunities, []);
  useEffect(() => {
    const title = sector ? fill(texts.titleOfSector, { sector: sectorNames[sector] }) : texts.title;
    // The layout writes titles as "page · site": the site's part stays.
    document.title = document.title.replace(/^.*(?= · )/u, title);
  }, [sector, texts, sectorNames]);

  const chooseSector = (chosen: SectorKey | null) => goTo({ sector: chosen, page: 1 }, language);
  const choosePage = (chosen: ListPlace) => {
    goTo(chosen, language);
    scrollToTop();
    section.current?.focus({ preventScroll: true });
  };
  const clear = () => {
    chooseSector(null);
    section.current?.focus({ preventScroll: true });
  };
  const loaded = list.kind === 'loaded' ? list : undefined;
  const pages = loaded && loaded.pages > 1 && { language, texts, sector, ...loaded, onChoose: choosePage };

  return (
    <section ref={section} className={styles.list} aria-label={texts.title} tabIndex={-1}>
      <FilterPanel
        active={sector}
        ready={place !== undefined}
        counts={loaded?.counts}
        texts={texts}
        sectorNames={sectorNames}
        onChoose={chooseSector}
      />
      <div className={styles.bar}>
        <ListStatus list={list} language={language} texts={texts} onClear={clear} />
        {pages && <Pages {...pages} label={texts.pagesAbove} />}
      </div>
      {!loaded && <ListSkeleton />}
      {loaded && loaded.found > 0 && (
        <ul className={`plain ${styles.cards}`}>
          {loaded.shown.map((opportunity, index) => (
            <OpportunityCard
              key={opportunity.id}
              opportunity={opportunity}
              inView={index < 3}
              language={language}
              texts={texts}
              sectorNames={sectorNames}
            />
          ))}
        </ul>
      )}
      {pages && <Pages {...pages} label={texts.pagesBelow} />}
    </section>
  );
}
