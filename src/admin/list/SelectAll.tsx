import { useEffect, useRef } from 'react';
import { counted } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import styles from './SelectAll.module.css';
import type { Selection } from './use-selection';

interface SelectAllProps<Item extends { readonly id: string }> {
  readonly selection: Selection<Item>;
  readonly shown: readonly Item[];
  readonly found: readonly Item[];
}

/** Checkbox to select all rows of the page, then all rows that the query has found. */
export function SelectAll<Item extends { readonly id: string }>(props: SelectAllProps<Item>) {
  const { shown, found } = props;
  const { ids, choose, chosen } = props.selection;
  const { selection } = useTexts();
  const box = useRef<HTMLInputElement>(null);
  const here = shown.filter(({ id }) => ids.has(id)).length;
  const isWhole = here === shown.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = here > 0 && !isWhole;
  }, [here, isWhole]);
  return (
    <div className={styles.all}>
      <label>
        <input ref={box} type="checkbox" checked={isWhole} onChange={({ target }) => choose(shown, target.checked)} />
        {selection.page}
      </label>
      {isWhole && chosen.length < found.length && (
        <button type="button" className="button" onClick={() => choose(found, true)}>
          {counted(selection.found, found.length)}
        </button>
      )}
    </div>
  );
}
