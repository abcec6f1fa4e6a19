import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { DamagedEnquiry } from '#domain/calls/enquiry-desk';
import { useTexts } from '../i18n/texts';
import { DeleteDialog } from '../list/DeleteDialog';
import { ListSkeleton } from '../list/ListSkeleton';
import styles from '../list/Rows.module.css';
import { useArrivalAtRow } from '../list/use-arrival-at-row';
import { openOpportunities } from '../opportunities/opportunities';
import { damagedRecordName } from '../opportunities/opportunity-messages';
import { focusHeading } from '../ui/focus';
import { Failure } from '../ui/Notices';
import { EnquiriesTold } from './EnquiriesTold';
import {
  $enquiries,
  $waitingEnquiries,
  loadEnquiries,
  loadWaiting,
  openEnquiries,
  removeDamagedEnquiry,
} from './enquiries';
import { $enquiryBatch } from './enquiry-actions';
import { Inbox } from './Inbox';

/** The inbox: search, assign, answer and follow up enquiries (docs/admin.md §8). */
export function InboxScreen() {
  const texts = useTexts();
  const list = useStore($enquiries);
  const isBusy = useStore($enquiryBatch).kind === 'running';
  useEffect(() => void openEnquiries().then(openOpportunities), []);
  const isThere = list.kind !== 'loading';
  // Actions here change the number of waiting enquiries. Loaded after the inbox itself, which is more urgent.
  useEffect(() => {
    if (isThere && !isBusy) void loadWaiting();
  }, [isThere, isBusy]);
  useArrivalAtRow(isThere);

  return (
    <>
      <div className={styles.top}>
        <h1 tabIndex={-1}>{texts.titles.enquiries}</h1>
      </div>
      <EnquiriesTold />
      {list.kind === 'loading' && <ListSkeleton label={texts.inbox.loading} />}
      {list.kind === 'failed' && (
        <Failure message={texts.inbox.failed} error={list.error} onRetry={() => void loadEnquiries()} />
      )}
      <DamagedEnquiries />
      {list.kind === 'loaded' && <Inbox enquiries={list.enquiries} isWhole={list.more === undefined} />}
    </>
  );
}

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
          <li key={record.id} className={`${styles.row} ${styles.damagedRow}`}>
            <div className={styles.texts}>
              <h2 className={styles.damagedTitle}>{inbox.damaged.title}</h2>
              <p className={styles.damagedDetail}>{inbox.damaged.explanation}</p>
              <p className={styles.damagedDetail}>{damagedRecordName(record)}</p>
            </div>
            <div className={styles.actions}>
              <button type="button" className={`${styles.action} ${styles.delete}`} onClick={() => setDoomed(record)}>
                {list.delete} <span className="visually-hidden">{record.id}</span>
              </button>
            </div>
          </li>
        ))}
        {unreadable.map((id) => (
          <li key={id} className={`${styles.row} ${styles.damagedRow}`}>
            <div className={styles.texts}>
              <h2 className={styles.damagedTitle}>{inbox.damaged.title}</h2>
              <p className={styles.damagedDetail}>{inbox.damaged.newer}</p>
              <p className={styles.damagedDetail}>{id}</p>
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
