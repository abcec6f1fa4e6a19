import { useStore } from '@nanostores/react';
import { failureMessage } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import { adminPaths } from '../navigation/router';
import { Notice } from '../ui/Notice';
import type { TrashOf } from './trash';

interface TrashNoticeProps {
  readonly trash: TrashOf;
  /** Called after a button of the notice was used, since that button may be gone. */
  onDone(): void;
}

/** Result of restoring an opportunity, with buttons to undo or retry. */
export function TrashNotice({ trash, onDone }: TrashNoticeProps) {
  const texts = useTexts();
  const words = texts.trash;
  const action = useStore(trash.$action);

  async function carryOut(again: () => Promise<void>): Promise<void> {
    await again();
    onDone();
  }

  switch (action.kind) {
    case 'none':
      return null;
    case 'under-way':
      return <p>{words.underWay}</p>;
    case 'restored':
      return (
        <Notice kind="success" message={words.restored} detail={action.opportunity.title}>
          <a className="quiet-link" href={adminPaths.edit(action.opportunity.id)}>
            {texts.list.edit}
          </a>
          <button type="button" className="button" onClick={() => void carryOut(trash.undo)}>
            {texts.unsaved.undo}
          </button>
        </Notice>
      );
    case 'undone':
      return <Notice kind="success" message={words.undone} detail={action.opportunity.title} />;
    case 'overtaken':
      return <Notice kind="danger" message={words.overtaken} detail={action.title} />;
    case 'failed':
      return (
        <Notice kind="danger" message={words.notDone} detail={`${action.title}: ${failureMessage(action.error)}`}>
          <button type="button" className="button" onClick={() => void carryOut(action.again)}>
            {texts.list.tryAgain}
          </button>
        </Notice>
      );
  }
}
