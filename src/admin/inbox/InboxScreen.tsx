import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useTexts } from '../i18n/texts';
import styles from '../list/ListScreen.module.css';
import { ListSkeleton } from '../list/ListSkeleton';
import { useArrivalAtRow } from '../list/use-arrival-at-row';
import { openOpportunities } from '../opportunities/opportunities';
import { Failure } from '../ui/Failure';
import { DamagedEnquiries } from './DamagedEnquiries';
import { EnquiriesTold } from './EnquiriesTold';
import { $enquiries, loadEnquiries, openEnquiries } from './enquiries';
import { $enquiryBatch } from './enquiry-batch';
import { Inbox } from './Inbox';
import { loadWaiting } from './waiting';

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
