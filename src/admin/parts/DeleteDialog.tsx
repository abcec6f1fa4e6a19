import { useState } from 'react';
import type { Opportunity } from '#domain/opportunity';
import type { ApiError } from '../../api/request';
import { removeOpportunity } from '../../stores/admin-opportunities';
import { failureSentence } from '../sentences';
import { texts } from '../texts';
import styles from './DeleteDialog.module.css';
import { Dialog } from './Dialog';

type Deletion =
  | { readonly kind: 'asked' }
  | { readonly kind: 'under-way' }
  | { readonly kind: 'failed'; readonly error: ApiError };

interface DeleteDialogProps {
  readonly opportunity: Opportunity;
  onDeleted(opportunity: Opportunity): void;
  onDismiss(): void;
}

/** Asks before an opportunity is deleted. */
export function DeleteDialog({ opportunity, onDeleted, onDismiss }: DeleteDialogProps) {
  const [deletion, setDeletion] = useState<Deletion>({ kind: 'asked' });
  const isUnderWay = deletion.kind === 'under-way';

  async function confirm(): Promise<void> {
    if (isUnderWay) return;
    setDeletion({ kind: 'under-way' });
    const result = await removeOpportunity(opportunity);
    if (result.kind === 'answered') onDeleted(opportunity);
    else if (result.kind === 'forbidden') onDismiss();
    else setDeletion({ kind: 'failed', error: result.error });
  }

  const detail = (
    <>
      <p lang={opportunity.language}>{opportunity.title}</p>
      {deletion.kind === 'failed' && (
        <p role="alert" className="field-problem">
          {texts.deletion.failed}{' '}
          {deletion.error.status === 409 ? texts.deletion.changed : failureSentence(deletion.error)}
        </p>
      )}
    </>
  );
  return (
    <Dialog message={texts.deletion.question} detail={detail} locked={isUnderWay} onDismiss={onDismiss}>
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
