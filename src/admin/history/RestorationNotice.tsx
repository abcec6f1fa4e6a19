import { useStore } from '@nanostores/react';
import { failureMessage } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import { Notice } from '../ui/Notice';
import type { HistoryOf } from './history';
import { restoredMessage } from './history-messages';

interface RestorationNoticeProps {
  readonly history: HistoryOf;
  /** Called after a button of the notice was used, since that button may be gone. */
  onDone(): void;
}

/** Result of restoring a version, with buttons to undo or retry. */
export function RestorationNotice({ history, onDone }: RestorationNoticeProps) {
  const texts = useTexts();
  const words = texts.history;
  const restoration = useStore(history.$restoration);

  async function carryOut(action: () => Promise<void>): Promise<void> {
    await action();
    onDone();
  }

  switch (restoration.kind) {
    case 'none':
      return null;
    case 'under-way':
      return <p>{words.restoring}</p>;
    case 'restored':
      return (
        <Notice kind="success" message={restoredMessage(restoration)}>
          <button type="button" className="button" onClick={() => void carryOut(history.undo)}>
            {texts.unsaved.undo}
          </button>
        </Notice>
      );
    case 'undone':
      return <Notice kind="success" message={words.undone} />;
    case 'overtaken':
      return <Notice kind="danger" message={words.overtaken} />;
    case 'images-missing':
      return <Notice kind="danger" message={words.imagesMissing} />;
    case 'failed':
      return (
        <Notice kind="danger" message={words.notRestored} detail={failureMessage(restoration.error)}>
          <button type="button" className="button" onClick={() => void carryOut(restoration.again)}>
            {texts.list.tryAgain}
          </button>
        </Notice>
      );
  }
}
