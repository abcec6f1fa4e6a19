import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import type { ListedEnquiry } from '#domain/enquiry/admin-enquiry';
import { foundInInbox, inboxFigures, personIn } from '#domain/enquiry/inbox-list';
import { fill } from '../../i18n/fill';
import { counted } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import { AdminList } from '../list/AdminList';
import { useListQuery } from '../list/use-list';
import { focusHeadingInPlace } from '../ui/focus';
import { useNow } from '../ui/use-now';
import { Export, Person } from './EnquiryExports';
import { EnquiryRow } from './EnquiryRow';
import { enquiryBatch, runOnEnquiries } from './enquiry-actions';
import { $waitingEnquiries } from './enquiry-list';
import { enquiriesFound, enquiryCount, timeOf } from './enquiry-messages';
import styles from './Inbox.module.css';
import { DeleteEnquiries, InboxActions } from './InboxActions';
import { InboxFilters } from './InboxFilters';
import { enquiryListUrl, useInboxEntries, useInboxPage, useMonths } from './use-inbox';

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
        <p className={`notice ${styles.notice}`}>
          {counted(inbox.deleted, deletedSoon)}{' '}
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
          isWhole && <Person email={person} enquiries={found} onDelete={() => onDelete(found)} />
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
  const { quarantined, untold: notNotified, isWithoutOwner } = waiting.response;
  return (
    <>
      {isWithoutOwner && <p className={`notice notice-danger ${styles.notice}`}>{inbox.withoutOwner}</p>}
      {notNotified?.since !== undefined && (
        <p className={`notice notice-danger ${styles.notice}`}>
          {fill(counted(inbox.notNotified, notNotified.count), { time: timeOf(notNotified.since) })}
          {notNotified.reason !== undefined && ` ${fill(inbox.notNotifiedReason, { reason: notNotified.reason })}`}
        </p>
      )}
      {quarantined !== undefined && (
        <p className={`notice ${styles.notice}`}>
          {counted(inbox.quarantined, quarantined.count)}{' '}
          <a className="quiet-link" href={enquiryListUrl.pathOf(inboxFigures.quarantined)}>
            {inbox.show}
          </a>
        </p>
      )}
    </>
  );
}
