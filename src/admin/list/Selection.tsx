import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { countText } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import { focusHeadingInPlace } from '../ui/focus';
import styles from './Selection.module.css';

interface Identified {
  readonly id: string;
}

/** The selected items of a list. Items that the query no longer finds are deselected. */
export interface Selection<Item extends Identified> {
  readonly chosen: readonly Item[];
  readonly ids: ReadonlySet<string>;
  choose(some: readonly Item[], isChosen: boolean): void;
  clear(): void;
}

export function useSelection<Item extends Identified>(found: readonly Item[]): Selection<Item> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => (ids.size > 0 ? found.filter(({ id }) => ids.has(id)) : []), [found, ids]);
  const choose = useCallback((some: readonly Item[], isChosen: boolean) => {
    setIds((before) => {
      const after = new Set(before);
      for (const { id } of some) {
        if (isChosen) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }, []);
  const clear = useCallback(() => setIds(new Set()), []);
  return { chosen, ids, choose, clear };
}

interface SelectAllProps<Item extends Identified> {
  readonly selection: Selection<Item>;
  readonly shown: readonly Item[];
  readonly found: readonly Item[];
}

/** Checkbox to select all rows of the page, then all rows that the query has found. */
export function SelectAll<Item extends Identified>(props: SelectAllProps<Item>) {
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
          {countText(selection.found, found.length)}
        </button>
      )}
    </div>
  );
}

interface RowChoiceProps {
  /** Screen-reader label: names the row. */
  readonly label: string;
  readonly isChosen: boolean;
  onChoose(isChosen: boolean): void;
}

/** Checkbox to select a row of a list. The row positions it. */
export function RowChoice({ label, isChosen, onChoose }: RowChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
      <span className="visually-hidden">{label}</span>
    </label>
  );
}

interface SelectionBarProps<Item extends Identified> {
  readonly selection: Selection<Item>;
  readonly className?: string | undefined;
  /** The actions. */
  readonly children: ReactNode;
}

/** The bar of actions on the selected rows, at the bottom of the window; announces their number. */
export function SelectionBar<Item extends Identified>({
  selection,
  className = '',
  children,
}: SelectionBarProps<Item>) {
  const { selection: texts } = useTexts();
  const { chosen } = selection;
  const count = chosen.length > 0 && countText(texts.count, chosen.length);

  // The bar disappears with the focused button.
  function clear(): void {
    selection.clear();
    focusHeadingInPlace();
  }

  return (
    <>
      <p role="status" className="visually-hidden">
        {count}
      </p>
      {count && (
        <section aria-label={texts.label} className={`${styles.bar} ${className}`}>
          <div className={styles.head}>
            <p className={styles.count}>{count}</p>
            <button type="button" className={`button ${styles.clear}`} onClick={clear}>
              {texts.clear}
            </button>
          </div>
          <BarActions>{children}</BarActions>
        </section>
      )}
    </>
  );
}

/** The actions of the bar. On a phone a button opens them, so that the bar hardly covers the rows. */
function BarActions({ children }: { readonly children: ReactNode }) {
  const { selection } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={`button ${styles.toggle}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {selection.actions}
      </button>
      <div id={id} className={styles.actions} data-open={isOpen}>
        {children}
      </div>
    </>
  );
}
