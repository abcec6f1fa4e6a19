import { useStore } from '@nanostores/react';
import { useTexts } from '../i18n/texts';
import type { Discarding } from './discarding';
import styles from './Unsaved.module.css';

interface DiscardedNoticeProps extends Pick<Discarding, '$discarded'> {
  onUndo(): void;
}

/** Names discarded changes and offers to restore them until the page is left. */
export function DiscardedNotice({ $discarded, onUndo }: DiscardedNoticeProps) {
  const texts = useTexts();
  const discarded = useStore($discarded);
  return (
    <div role="status">
      {discarded && (
        <div className={`notice ${styles.discarded}`}>
          <div>
            <p className={styles.message}>{texts.unsaved.discarded}</p>
            <p lang={discarded.changes.language} dir="auto">
              {discarded.changes.title || texts.list.untitled}
            </p>
          </div>
          <button type="button" className="button" onClick={onUndo}>
            {texts.unsaved.undo}
          </button>
        </div>
      )}
    </div>
  );
}
