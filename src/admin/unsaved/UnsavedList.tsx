import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../i18n/texts';
import { pathTo } from '../navigation/router';
import { focusHeadingInPlace } from '../ui/focus';
import { createDiscarding, type Discarding } from './discarding';
import styles from './Unsaved.module.css';
import { UnsavedLine } from './UnsavedLine';
import { newSubject, rememberUnsaved } from './unsaved';
import { $listedUnsaved, type ListedUnsaved } from './unsaved-list';

/** Unsaved changes, each with a link to continue and a button to discard them, which can be undone. */
export function UnsavedList() {
  const texts = useTexts();
  const unsaved = useStore($listedUnsaved);
  const [discarding] = useState(() => createDiscarding());
  useEffect(() => discarding.forget, [discarding]);

  // The pressed button disappears.
  async function discard(name: string): Promise<void> {
    await discarding.discard(name);
    focusHeadingInPlace();
  }

  function undo(): void {
    discarding.undo();
    focusHeadingInPlace();
  }

  return (
    <>
      <DiscardedNotice $discarded={discarding.$discarded} onUndo={undo} />
      {unsaved.length > 0 && (
        <div className={`notice ${styles.notice}`}>
          <p>{texts.list.unsaved}</p>
          <ul className={styles.list}>
            {unsaved.map((listed) => (
              <li key={listed.name}>
                <Line listed={listed} onDiscard={() => void discard(listed.name)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

interface LineProps {
  readonly listed: ListedUnsaved;
  onDiscard(): void;
}

function Line({ listed: { name, subject, changes, isOpen }, onDiscard }: LineProps) {
  const texts = useTexts();
  if (isOpen) {
    return (
      <p>
        <UnsavedLine changes={changes} /> ({texts.list.openElsewhere})
      </p>
    );
  }
  const link = (title: ReactNode) => (
    <a
      className="quiet-link"
      href={subject === newSubject ? pathTo('create') : pathTo('edit', { id: subject })}
      onClick={() => rememberUnsaved(name)}
    >
      {title}
    </a>
  );
  return (
    <div className={styles.line}>
      <p>
        <UnsavedLine changes={changes} around={link} />
      </p>
      <button type="button" className="button" onClick={onDiscard}>
        {texts.unsaved.discard}{' '}
        <span className="visually-hidden" lang={changes.title ? changes.language : undefined} dir="auto">
          {changes.title || texts.list.untitled}
        </span>
      </button>
    </div>
  );
}

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
