import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { DamagedEnquiries } from '../components/DamagedEnquiries';
import { EnquiriesTold } from '../components/EnquiriesTold';
import { Failure } from '../components/Failure';
import { Inbox } from '../components/Inbox';
import { ListSkeleton } from '../components/ListSkeleton';
import { loadWaiting } from '../state/dashboard';
import { $enquiries, loadEnquiries, openEnquiries } from '../state/enquiries';
import { $enquiryBatch } from '../state/enquiry-batch';
import { openOpportunities } from '../state/opportunities';
import { useTexts } from '../texts';
import { useArrivalAtRow } from '../use-arrival-at-row';
import styles from './ListScreen.module.css';

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
