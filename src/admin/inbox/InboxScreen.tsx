import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { DamagedEnquiry } from '#domain/calls/admin-enquiries';
import { nameInLetter } from '#domain/enquiry/answer';
import { useTexts } from '../i18n/texts';
import { DeleteDialog } from '../list/DeleteDialog';
import { ListSkeleton } from '../list/ListSkeleton';
import styles from '../list/Rows.module.css';
import { StaleNotice } from '../list/StaleNotice';
import { Toasts } from '../list/Toasts';
import toastStyles from '../list/Toasts.module.css';
import { useFocusOnReturn } from '../list/use-list';
import { opportunityList } from '../opportunities/opportunity-list';
import { damagedRecordName } from '../opportunities/opportunity-messages';
import { focusHeading } from '../ui/focus';
import { Failure } from '../ui/Notices';
import { enquiryBatch } from './enquiry-actions';
import { $waitingEnquiries, enquiryList, loadWaiting, removeDamagedEnquiry } from './enquiry-list';
import { enquiriesDone, enquiriesNotDone, enquiriesProgress } from './enquiry-messages';
import { Inbox } from './Inbox';

/** The inbox: search, assign, answer and follow up enquiries (docs/admin.md §8). */
export function InboxScreen() {
  const texts = useTexts();
  const list = useStore(enquiryList.$list);
  const isBusy = useStore(enquiryBatch.$state).kind === 'running';
  useEffect(() => void enquiryList.open().then(opportunityList.open), []);
  const isLoaded = list.kind !== 'loading';
  // Actions here change the number of waiting enquiries. Loaded after the inbox itself, which is more urgent.
  useEffect(() => {
    if (isLoaded && !isBusy) void loadWaiting();
  }, [isLoaded, isBusy]);
  useFocusOnReturn(isLoaded);

  return (
    <>
      <div className={styles.top}>
        <h1 tabIndex={-1}>{texts.titles.enquiries}</h1>
      </div>
      <EnquiryToasts />
      <StaleNotice error={list.kind === 'loaded' ? list.stale : undefined} onRetry={() => void enquiryList.refresh()} />
      {list.kind === 'loading' && <ListSkeleton label={texts.inbox.loading} />}
      {list.kind === 'failed' && (
        <Failure message={texts.inbox.failed} error={list.error} onRetry={() => void enquiryList.load()} />
      )}
      <DamagedEnquiries />
      {list.kind === 'loaded' && <Inbox enquiries={list.items} isWhole={list.more === undefined} />}
    </>
  );
}

/** Notices about actions on enquiries: finished, running and failed. */
function EnquiryToasts() {
  return (
    <Toasts
      batch={enquiryBatch}
      content={(toast) => (
        <p className={toastStyles.done} dir="auto">
          {enquiriesDone(toast)}
        </p>
      )}
      progress={enquiriesProgress}
      failed={enquiriesNotDone}
      nameOf={({ enquiry }) => ({ name: `${nameInLetter(enquiry)}, ${enquiry.company}`, language: undefined })}
    />
  );
}

/** Rows for stored enquiries that cannot be parsed, above the others, so that the list is not mistaken for complete. */
function DamagedEnquiries() {
  const { inbox, list } = useTexts();
  const waiting = useStore($waitingEnquiries);
  const enquiries = useStore(enquiryList.$list);
  const [toDelete, setToDelete] = useState<DamagedEnquiry>();
  const damaged = (waiting.kind === 'loaded' && waiting.response.damaged) || [];
  const unreadable = (enquiries.kind === 'loaded' && enquiries.unreadable) || [];

  // Deleting removes the row with the focused button.
  function finishDeletion(): void {
    setToDelete(undefined);
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
              <button type="button" className={`${styles.action} ${styles.delete}`} onClick={() => setToDelete(record)}>
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
      {toDelete && (
        <DeleteDialog
          question={{ message: inbox.damaged.question }}
          detail={
            <>
              <p>{damagedRecordName(toDelete)}</p>
              <p>{inbox.damaged.explanation}</p>
            </>
          }
          remove={() => removeDamagedEnquiry(toDelete.id)}
          onDeleted={finishDeletion}
          onDismiss={() => setToDelete(undefined)}
        />
      )}
    </>
  );
}
