import { pagesOffered } from '#domain/list/pagination';
import { fill } from '../../i18n/fill';
import { useTexts } from '../i18n/texts';
import { focusHeading } from '../ui/focus';
import styles from './ListPages.module.css';

interface ListPagesProps {
  readonly page: number;
  readonly pages: number;
  pathOf(page: number): string;
}

/** Pagination of a list, if it has several pages. Opening a page scrolls to the top of the list. */
export function ListPages({ page, pages, pathOf }: ListPagesProps) {
  const { pages: texts } = useTexts();
  if (pages === 1) return null;

  function goToTop(): void {
    window.scrollTo(0, 0);
    focusHeading();
  }

  return (
    <nav aria-label={texts.label}>
      <ul className={styles.pages}>
        {pagesOffered(page, pages).map((number, index, all) =>
          number === 'gap' ? (
            <li key={`gap after ${all[index - 1]}`} className={styles.page}>
              …
            </li>
          ) : (
            <li key={number}>
              <a
                className={styles.page}
                href={pathOf(number)}
                aria-label={fill(texts.page, { page: number })}
                aria-current={number === page ? 'page' : undefined}
                onClick={goToTop}
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
