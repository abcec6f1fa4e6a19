import type { MouseEvent } from 'react';
import { pagesOffered } from '#domain/list/pagination';
import type { ListQuery } from '#domain/opportunity/query';
import { fill } from '../../i18n/fill';
import { listPath } from '../../i18n/list-path';
import type { ListWords } from '../../i18n/opportunity-words';
import type { Navigate } from './explorer-props';
import styles from './Pages.module.css';

interface Props {
  readonly label: string;
  readonly words: ListWords;
  readonly query: ListQuery;
  /** The page that is shown, and how many there are. */
  readonly page: number;
  readonly pages: number;
  readonly onChoose: Navigate;
}

export function Pages({ label, words, query, page, pages, onChoose }: Props) {
  const { language, texts } = words;
  const choose = (event: MouseEvent, number: number) => {
    // With a modifier it is a link like any other: a new tab, a new window, a download.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    onChoose({ ...query, page: number }, event);
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
                href={listPath({ ...query, page: number }, language)}
                aria-label={fill(texts.page, { number })}
                aria-current={number === page ? 'page' : undefined}
                onClick={(event) => choose(event, number)}
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
