import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback, useState } from 'react';
import type { ListQuery } from '#domain/list/list-query';
import type { FoundPage } from '#domain/list/pagination';
import { useTexts } from '../i18n/texts';
import { ListPages } from './ListPages';
import { $closedRecord, type ListUrl } from './list-url';
import styles from './Rows.module.css';
import { SelectAll, type Selection, useSelection } from './Selection';
import { useFirstRows } from './use-list';

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

interface AdminListProps<Item extends { readonly id: string }, Query extends ListQuery> {
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
export function AdminList<Item extends { readonly id: string }, Query extends ListQuery>(
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
