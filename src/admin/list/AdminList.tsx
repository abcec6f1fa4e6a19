import { useStore } from '@nanostores/react';
import { type ReactNode, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AdminListQuery } from '#domain/list/list-query';
import { type FoundPage, pagesOffered } from '#domain/list/pagination';
import type { ApiError } from '../../api/request';
import { fill } from '../../i18n/fill';
import { failureMessage } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import { focusHeading, focusHeadingInPlace } from '../ui/focus';
import { $closedRecord, type ListUrl } from './list-url';
import styles from './Rows.module.css';
import { SelectAll, type Selection, useSelection } from './Selection';

/** Stable props of a row, so that a memoized row renders only when its own data changes. */
interface RowProps<Item> {
  readonly isChosen: boolean;
  onChoose(items: readonly Item[], isChosen: boolean): void;
  /** Asks for confirmation, then deletes. */
  onDelete(item: Item): void;
}

interface Deletion<Item> {
  /** The items to delete, at least one. */
  readonly items: readonly Item[];
  /** Deselects the items and closes the dialog. */
  onConfirm(): void;
  onDismiss(): void;
}

interface AdminListProps<Item extends { readonly id: string }, Query extends AdminListQuery> {
  readonly url: ListUrl<Query>;
  readonly query: Query;
  readonly page: FoundPage<Item>;
  /** Number of items, as text. */
  readonly count: string;
  readonly filters: ReactNode;
  row(item: Item, props: RowProps<Item>): ReactNode;
  /** Actions on the selected items. */
  actions(selection: Selection<Item>, onDelete: (items: readonly Item[]) => void): ReactNode;
  /** The dialog that confirms a deletion. */
  deletion(deletion: Deletion<Item>): ReactNode;
  /** Shown above the rows. */
  notice?(onDelete: (items: readonly Item[]) => void): ReactNode;
}

/** A list of the admin area: filters, number of items, rows, batch actions and pages. */
export function AdminList<Item extends { readonly id: string }, Query extends AdminListQuery>(
  props: AdminListProps<Item, Query>,
) {
  const { url, query, count, filters, row, actions, deletion, notice } = props;
  const { found, shown, page, pages } = props.page;
  const { filters: texts } = useTexts();
  const rows = useFirstRows(shown, useStore($closedRecord) !== undefined);
  const selection = useSelection(found);
  const [toDelete, setToDelete] = useState<readonly Item[]>([]);
  const onDelete = useCallback((item: Item) => setToDelete([item]), []);
  return (
    <>
      {filters}
      {notice?.(setToDelete)}
      <div className={styles.head}>
        <p role="status" className={styles.count}>
          {count}
        </p>
        {found.length > 0 && <SelectAll selection={selection} shown={shown} found={found} />}
      </div>
      {found.length === 0 && <p className="notice">{texts.none}</p>}
      {found.length > 0 && (
        <>
          <ul className={styles.list}>
            {rows.map((item) =>
              row(item, { isChosen: selection.ids.has(item.id), onChoose: selection.choose, onDelete }),
            )}
          </ul>
          {actions(selection, setToDelete)}
          <ListPages page={page} pages={pages} pathOf={(number) => url.pathOf({ ...query, page: number })} />
        </>
      )}
      {toDelete.length > 0 &&
        deletion({
          items: toDelete,
          onConfirm() {
            selection.choose(toDelete, false);
            setToDelete([]);
          },
          onDismiss: () => setToDelete([]),
        })}
    </>
  );
}

interface ListPagesProps {
  readonly page: number;
  readonly pages: number;
  pathOf(page: number): string;
}

/** Pagination of a list, if it has several pages. Opening a page scrolls to the top of the list. */
function ListPages({ page, pages, pathOf }: ListPagesProps) {
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

/** Placeholder rows while a list loads. */
export function ListSkeleton({ label }: { readonly label: string }) {
  return (
    <div aria-busy="true">
      <p role="status" className={styles.count}>
        {label}
      </p>
      <div aria-hidden="true" className={styles.list}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((line) => (
          <div key={line} className={styles.ghost}>
            <div className="skeleton" />
            <div className="skeleton" />
          </div>
        ))}
      </div>
    </div>
  );
}

interface StaleNoticeProps {
  /** Why the last reload failed, if it did. */
  readonly error: ApiError | undefined;
  onRetry(): void;
}

/** Says that the shown rows could not be updated. Rendered empty from the start, so that screen readers announce it. */
export function StaleNotice({ error, onRetry }: StaleNoticeProps) {
  return <div role="status">{error && <Stale error={error} onRetry={onRetry} />}</div>;
}

function Stale({ error, onRetry }: StaleNoticeProps & { readonly error: ApiError }) {
  const { list } = useTexts();
  const notice = useRef<HTMLDivElement>(null);
  // The notice may disappear with the focused button.
  useLayoutEffect(() => {
    const shown = notice.current;
    return () => {
      if (shown?.contains(document.activeElement)) focusHeadingInPlace();
    };
  }, []);
  return (
    <div ref={notice} className={`notice ${styles.stale}`}>
      <p>
        {list.stale} {failureMessage(error)}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        {list.tryNow}
      </button>
    </div>
  );
}

/** Number of rows that fill a usual screen. */
const firstRows = 8;

/**
 * Renders the first rows of a list page at once, and the rest after they are painted. With `isBack`, renders all rows at
 * once, because focus returns to one of them.
 */
function useFirstRows<Row>(shown: readonly Row[], isBack: boolean): readonly Row[] {
  const [all, setAll] = useState(isBack);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setAll(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return all ? shown : shown.slice(0, firstRows);
}
