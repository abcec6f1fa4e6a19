import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { DamagedEnquiry } from '#domain/calls/enquiry-desk';
import { useTexts } from '../i18n/texts';
import styles from '../list/DamagedRecords.module.css';
import { DeleteDialog } from '../list/DeleteDialog';
import actions from '../list/RowActions.module.css';
import rows from '../list/Rows.module.css';
import { damagedRecordName } from '../opportunities/opportunity-messages';
import { focusHeading } from '../ui/focus-heading';
import { $enquiries, removeDamagedEnquiry } from './enquiries';
import { $waitingEnquiries } from './waiting';

/** Rows for stored enquiries that cannot be parsed, above the others, so that the list is not mistaken for complete. */
export function DamagedEnquiries() {
  const { inbox, list } = useTexts();
  const waiting = useStore($waitingEnquiries);
  const enquiries = useStore($enquiries);
  const [doomed, setDoomed] = useState<DamagedEnquiry>();
  const damaged = (waiting.kind === 'loaded' && waiting.answer.damaged) || [];
  const unreadable = (enquiries.kind === 'loaded' && enquiries.unreadable) || [];

  // Deleting removes the row with the focused button.
  function finishDeletion(): void {
    setDoomed(undefined);
    focusHeading();
  }

  if (damaged.length + unreadable.length === 0) return null;
  return (
    <>
      <ul className={styles.damaged} aria-label={inbox.damaged.title}>
        {damaged.map((record) => (
          <li key={record.id} className={`${rows.row} ${styles.row}`}>
            <div className={styles.texts}>
              <h2 className={styles.title}>{inbox.damaged.title}</h2>
              <p className={styles.detail}>{inbox.damaged.explanation}</p>
              <p className={styles.detail}>{damagedRecordName(record)}</p>
            </div>
            <div className={actions.actions}>
              <button type="button" className={`${actions.action} ${actions.delete}`} onClick={() => setDoomed(record)}>
                {list.delete} <span className="visually-hidden">{record.id}</span>
              </button>
            </div>
          </li>
        ))}
        {unreadable.map((id) => (
          <li key={id} className={`${rows.row} ${styles.row}`}>
            <div className={styles.texts}>
              <h2 className={styles.title}>{inbox.damaged.title}</h2>
              <p className={styles.detail}>{inbox.damaged.newer}</p>
              <p className={styles.detail}>{id}</p>
            </div>
          </li>
        ))}
      </ul>
      {doomed && (
        <DeleteDialog
          question={{ message: inbox.damaged.question }}
          detail={
            <>
              <p>{damagedRecordName(doomed)}</p>
              <p>{inbox.damaged.explanation}</p>
            </>
          }
          remove={() => removeDamagedEnquiry(doomed.id)}
          onDeleted={finishDeletion}
          onDismiss={() => setDoomed(undefined)}
        />
      )}
    </>
  );
}
