import type { MouseEvent } from 'react';
import type { Language } from '#domain/language';
import { pagesOffered } from '#domain/opportunity/pagination';
import type { SectorKey } from '#domain/sector';
import type { Dictionary } from '../../i18n/dictionary';
import { fill } from '../../i18n/fill';
import { type ListQuery, pathOfQuery } from '../../stores/opportunity-list';
import styles from './Pages.module.css';

interface Props {
  readonly label: string;
  readonly language: Language;
  readonly sector: SectorKey | null;
  readonly page: number;
  readonly pages: number;
  readonly texts: Dictionary['opportunities'];
  readonly onChoose: (query: ListQuery) => void;
}

export function Pages({ label, language, sector, page, pages, texts, onChoose }: Props) {
  const choose = (event: MouseEvent, query: ListQuery) => {
    // With a modifier it is a link like any other: a new tab, a new window, a download.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(query);
  };
  return (
    <nav aria-label={label} className={styles.pages}>
      <ul className="plain">
        {pagesOffered(page, pages).map((number, index) =>
          number === 'gap' ? (
            <li key={index < 3 ? 'before' : 'after'} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <a
                href={pathOfQuery({ sector, page: number }, language)}
                aria-label={fill(texts.page, { number })}
                aria-current={number === page ? 'page' : undefined}
                onClick={(event) => choose(event, { sector, page: number })}
              >
                {number}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
