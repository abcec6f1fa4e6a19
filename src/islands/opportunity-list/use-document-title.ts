import { useEffect } from 'react';
import type { SectorKey } from '#domain/sector';
import type { Dictionary } from '../../i18n/dictionary';
import { fill } from '../../i18n/fill';

/** Names the chosen sector in the document's title. */
export function useDocumentTitle(
  sector: SectorKey | null,
  texts: Dictionary['opportunities'],
  sectorNames: Dictionary['sectors'],
): void {
  useEffect(() => {
    const title = sector ? fill(texts.titleOfSector, { sector: sectorNames[sector] }) : texts.title;
    // The layout writes titles as "page · site": the site's part stays.
    document.title = document.title.replace(/^.*(?= · )/u, title);
  }, [sector, texts, sectorNames]);
}
