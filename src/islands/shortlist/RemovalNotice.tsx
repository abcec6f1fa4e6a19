import { useEffect, useRef } from 'react';
import { fill } from '../../i18n/fill';
import type { Removal } from '../../stores/shortlist-page';
import styles from './Shortlist.module.css';
import type { ShortlistProps } from './shortlist-props';

interface Props {
  readonly removal: Removal;
  readonly texts: ShortlistProps['texts'];
  readonly onUndo: () => void;
}

/** Says what was taken away, and brings it back. What was pressed is gone with it, so that it takes the focus. */
export function RemovalNotice({ removal, texts, onUndo }: Props) {
  const undo = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves again with every removal.
  useEffect(() => undo.current?.focus(), [removal]);
  const { title } = removal;
  return (
    <div className={`notice screen-only ${styles.removal}`}>
      <p role="status" dir="auto">
        {title === undefined ? texts.cleared : fill(texts.removed, { title })}
      </p>
      <button ref={undo} type="button" className="button" onClick={onUndo}>
        {texts.undo}
      </button>
    </div>
  );
}
