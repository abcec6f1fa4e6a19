import { type ReactNode, useState } from 'react';
import type { ApiError } from '../../api/request';
import type { FixedText } from '../i18n/fixed-texts';
import { countText, failureMessage } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import type { CallResult } from '../session/call';
import { Dialog } from '../ui/Dialog';
import styles from '../ui/Dialog.module.css';

type Deletion =
  | { readonly kind: 'idle' }
  | { readonly kind: 'under-way' }
  | { readonly kind: 'failed'; readonly error: ApiError };

interface DeleteDialogProps {
  readonly question: FixedText;
  /** Describes the record to delete. */
  readonly detail: ReactNode;
  /** Called after confirmation. */
  remove(): Promise<CallResult<void>>;
  onDeleted(): void;
  onDismiss(): void;
}

/** Confirmation dialog before deleting a record; shows an error if the deletion fails. */
export function DeleteDialog({ question, detail, remove, onDeleted, onDismiss }: DeleteDialogProps) {
  const texts = useTexts();
  const [deletion, setDeletion] = useState<Deletion>({ kind: 'idle' });
  const isUnderWay = deletion.kind === 'under-way';

  async function confirm(): Promise<void> {
    if (isUnderWay) return;
    setDeletion({ kind: 'under-way' });
    const result = await remove();
    if (result.kind === 'succeeded') onDeleted();
    else if (result.kind === 'forbidden') onDismiss();
    else setDeletion({ kind: 'failed', error: result.error });
  }

  const content = (
    <>
      {detail}
      {deletion.kind === 'failed' && (
        <p role="alert" className="field-problem">
          {texts.deletion.failed}{' '}
          {deletion.error.status === 409 ? texts.deletion.changed : failureMessage(deletion.error)}
        </p>
      )}
    </>
  );
  return (
    <Dialog {...question} detail={content} locked={isUnderWay} onDismiss={onDismiss}>
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

/** Maximum number of records named in the dialog. */
const mostNamed = 8;

interface DeleteItemsProps<Item> {
  readonly question: FixedText;
  /** At least one. */
  readonly items: readonly Item[];
  /** Describes the items: their number. */
  readonly lead: ReactNode;
  item(item: Item): ReactNode;
  /** Called after confirmation; the deletion runs after the dialog has closed. */
  onConfirm(): void;
  onDismiss(): void;
}

/** Confirmation dialog before deleting several records, which it names. */
export function DeleteItems<Item extends { readonly id: string }>(props: DeleteItemsProps<Item>) {
  const { question, items, lead, item, onConfirm, onDismiss } = props;
  const { deletion } = useTexts();
  const unnamed = items.length - mostNamed;
  return (
    <DeleteDialog
      question={question}
      detail={
        <>
          <p>{lead}</p>
          <ul>
            {items.slice(0, mostNamed).map((one) => (
              <li key={one.id}>{item(one)}</li>
            ))}
          </ul>
          {unnamed > 0 && <p>{countText(deletion.others, unnamed)}</p>}
        </>
      }
      remove={() => Promise.resolve({ kind: 'succeeded', response: undefined })}
      onDeleted={onConfirm}
      onDismiss={onDismiss}
    />
  );
}
