import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import type { DamagedEnquiry } from '#domain/calls/admin-enquiries';
import type { ListedEnquiry } from '#domain/enquiry/admin-enquiry';
import { nameInLetter } from '#domain/enquiry/answer';
import { foundInInbox, inboxFigures, personIn } from '#domain/enquiry/inbox-list';
import { fill } from '../../i18n/fill';
import { countText, numberText } from '../i18n/messages';
import { $texts, useTexts } from '../i18n/texts';
import { AdminList, ListSkeleton, StaleNotice } from '../list/AdminList';
import { DeleteDialog } from '../list/DeleteDialog';
import styles from '../list/Rows.module.css';
import { Toasts } from '../list/Toasts';
import toastStyles from '../list/Toasts.module.css';
import { useFocusOnReturn, useListQuery } from '../list/use-list';
import { damagedRecordName, opportunityList } from '../opportunities/opportunity-list';
import { focusHeading, focusHeadingInPlace } from '../ui/focus';
import { Failure } from '../ui/Notices';
import { useNow } from '../ui/use-now';
import { Export, PersonActions } from './EnquiryExports';
import { EnquiryRow } from './EnquiryRow';
import {
  type EnquiryTask,
  type EnquiryToast,
  enquiryBatch,
  type RunningEnquiryBatch,
  runOnEnquiries,
} from './enquiry-actions';
import { $waitingEnquiries, enquiryList, loadWaiting, removeDamagedEnquiry } from './enquiry-list';
import { enquiryCount, stateName, timeOf } from './enquiry-messages';
import { DeleteEnquiries, InboxActions } from './InboxActions';
import { InboxFilters } from './InboxFilters';
import { enquiryListUrl, useInboxEntries, useInboxPage, useMonths } from './use-inbox';

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

interface InboxProps {
  readonly enquiries: readonly ListedEnquiry[];
  /** Whether the list is loaded completely. */
  readonly isWhole: boolean;
}

/** The inbox with search, filters, sorting, pages and batch actions. */
export function Inbox({ enquiries, isWhole }: InboxProps) {
  const { inbox } = useTexts();
  const query = useListQuery(enquiryListUrl);
  const entries = useInboxEntries(enquiries);
  const page = useInboxPage(entries, query);
  const now = useNow();
  const months = useMonths();
  const isBusy = useStore(enquiryBatch.$state).kind === 'running';
  const followUp = useCallback((one: ListedEnquiry) => {
    focusHeadingInPlace();
    void runOnEnquiries({ kind: 'follow-up' }, [one]);
  }, []);
  const markGenuine = useCallback((one: ListedEnquiry) => {
    focusHeadingInPlace();
    void runOnEnquiries({ kind: 'state', state: 'new' }, [one]);
  }, []);

  if (enquiries.length === 0 && isWhole) {
    return (
      <>
        <Warnings />
        <p className="notice">{inbox.empty}</p>
      </>
    );
  }

  const deletedSoon = foundInInbox(entries, inboxFigures.deletions, { now, months }).length;
  const person = personIn(query.q);
  const { found } = page;
  const count =
    found.length === enquiries.length ? enquiryCount(enquiries.length) : enquiriesFound(found.length, enquiries.length);
  return (
    <>
      <Warnings />
      {deletedSoon > 0 && (
        <p className={`notice ${styles.slimNotice}`}>
          {countText(inbox.deleted, deletedSoon)}{' '}
          <a className="quiet-link" href={enquiryListUrl.pathOf(inboxFigures.deletions)}>
            {inbox.show}
          </a>
        </p>
      )}
      <AdminList
        url={enquiryListUrl}
        query={query}
        page={page}
        count={isWhole ? count : `${count} ${inbox.more}`}
        filters={<InboxFilters query={query} enquiries={enquiries} />}
        notice={(onDelete) =>
          person !== undefined &&
          found.length > 0 &&
          isWhole && <PersonActions email={person} enquiries={found} onDelete={() => onDelete(found)} />
        }
        row={(enquiry, { isChosen, onChoose }) => (
          <EnquiryRow
            key={enquiry.id}
            enquiry={enquiry}
            now={now}
            isChosen={isChosen}
            isBusy={isBusy}
            onChoose={onChoose}
            onFollowedUp={followUp}
            onGenuine={markGenuine}
          />
        )}
        actions={(selection, onDelete) => <InboxActions selection={selection} onDelete={onDelete} />}
        deletion={({ items, onConfirm, onDismiss }) => (
          <DeleteEnquiries enquiries={items} onConfirm={onConfirm} onDismiss={onDismiss} />
        )}
      />
      <Export query={query} enquiries={found} />
    </>
  );
}

/** A site that refuses enquiries, notifications that failed, and enquiries in quarantine, which send none. */
function Warnings() {
  const { inbox } = useTexts();
  const waiting = useStore($waitingEnquiries);
  if (waiting.kind !== 'loaded') return null;
  const { quarantined, notNotified, isWithoutOwner } = waiting.response;
  return (
    <>
      {isWithoutOwner && <p className={`notice notice-danger ${styles.slimNotice}`}>{inbox.withoutOwner}</p>}
      {notNotified?.since !== undefined && (
        <p className={`notice notice-danger ${styles.slimNotice}`}>
          {fill(countText(inbox.notNotified, notNotified.count), { time: timeOf(notNotified.since) })}
          {notNotified.reason !== undefined && ` ${fill(inbox.notNotifiedReason, { reason: notNotified.reason })}`}
        </p>
      )}
      {quarantined !== undefined && (
        <p className={`notice ${styles.slimNotice}`}>
          {countText(inbox.quarantined, quarantined.count)}{' '}
          <a className="quiet-link" href={enquiryListUrl.pathOf(inboxFigures.quarantined)}>
            {inbox.show}
          </a>
        </p>
      )}
    </>
  );
}

/** "12 of 62 enquiries": how many match the query. */
function enquiriesFound(found: number, all: number): string {
  return fill(countText($texts.get().inbox.found, all), { found: numberText(found) });
}

/** Confirms an action on one or more enquiries. */
function enquiriesDone({ task, action, count }: EnquiryToast): string {
  const { enquiryToasts } = $texts.get();
  const assignee = action.kind === 'assign' ? action.assignee.name : '';
  const kind = task === 'assign' && assignee === '' ? 'unassign' : task;
  const state = action.kind === 'state' ? stateName(action.state) : '';
  return fill(countText(enquiryToasts.done[kind], count), { state, assignee });
}

/** Progress of an action on several enquiries. */
function enquiriesProgress({ done, total }: RunningEnquiryBatch): string {
  return fill($texts.get().enquiryToasts.running, { number: numberText(done + 1), total: numberText(total) });
}

/** Number of enquiries for which an action failed. */
function enquiriesNotDone(task: EnquiryTask, count: number): string {
  return countText($texts.get().enquiryToasts.failed[task], count);
}
