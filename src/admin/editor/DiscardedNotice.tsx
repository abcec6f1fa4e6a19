import { useStore } from '@nanostores/react';
import { useTexts } from '../i18n/texts';
import type { FormInTab } from './open-form';
import styles from './UnsavedNotice.module.css';

interface DiscardedNoticeProps {
  readonly inTab: FormInTab;
  onUndone(): void;
}

/** Names discarded changes and offers to restore them until the page is left. */
export function DiscardedNotice({ inTab, onUndone }: DiscardedNoticeProps) {
  const texts = useTexts();
  const discarded = useStore(inTab.$discarded);

  async function undo(): Promise<void> {
    await inTab.undoDiscard();
    onUndone();
  }

  return (
    <div role="status">
      {discarded && (
        <div className={`notice ${styles.notice}`}>
          <div>
            <p className={styles.message}>{texts.unsaved.discarded}</p>
            <p className={styles.title} lang={discarded.changes.language} dir="auto">
              {discarded.changes.title || texts.list.untitled}
            </p>
          </div>
          <button type="button" className="button" onClick={() => void undo()}>
            {texts.unsaved.undo}
          </button>
        </div>
      )}
    </div>
  );
}
