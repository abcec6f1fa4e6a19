import { useState } from 'react';
import type { DamagedOpportunity } from '#domain/api';
import type { ApiError } from '../../api/request';
import { removeDamaged } from '../../stores/admin-damaged';
import { damageSentence, failureSentence } from '../sentences';
import { texts } from '../texts';
import styles from './DeleteDialog.module.css';
import { Dialog } from './Dialog';

interface DamagedDialogProps {
  readonly record: DamagedOpportunity;
  onDeleted(): void;
  onDismiss(): void;
}

/** Asks before a damaged record is deleted. */
export function DamagedDialog({ record, onDeleted, onDismiss }: DamagedDialogProps) {
  const [isUnderWay, setUnderWay] = useState(false);
  const [error, setError] = useState<ApiError>();

  async function confirm(): Promise<void> {
    if (isUnderWay) return;
    setUnderWay(true);
    const result = await removeDamaged(record.id);
    setUnderWay(false);
    if (result.kind === 'answered') onDeleted();
    else if (result.kind === 'forbidden') onDismiss();
    else setError(result.error);
  }

  const detail = (
    <>
      <p>{damageSentence(record)}</p>
      <p>{texts.damaged.explanation}</p>
      {error && (
        <p role="alert" className="field-problem">
          {texts.deletion.failed} {failureSentence(error)}
        </p>
      )}
    </>
  );
  return (
    <Dialog message={texts.damaged.question} detail={detail} locked={isUnderWay} onDismiss={onDismiss}>
      <button type="button" className="button" aria-disabled={isUnderWay} onClick={() => !isUnderWay && onDismiss()}>
        {texts.deletion.cancel}
      </button>
      <button
        type="button"
        className={`button ${styles.confirm}`}
        aria-disabled={isUnderWay}
        onClick={() => void confirm()}
      >
        {isUnderWay ? texts.deletion.deleting : texts.deletion.confirm}
      </button>
    </Dialog>
  );
}
