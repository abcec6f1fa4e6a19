import { useStore } from '@nanostores/react';
import { useCallback, useState } from 'react';
import type { ListedEnquiry } from '#domain/enquiry/desk-enquiry';
import { vcards } from '#domain/enquiry/exports';
import { foundInInbox, inboxFigures, personIn } from '#domain/enquiry/inbox-list';
import { fill } from '../../i18n/fill';
import { counted } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import { ListPages } from '../list/ListPages';
import styles from '../list/Rows.module.css';
import { SelectAll, useSelection } from '../list/Selection';
import { useFirstRows } from '../list/use-first-rows';
import { $cameFrom } from '../navigation/way-back';
import { keepAsFile } from '../ui/download';
import { focusHeadingInPlace } from '../ui/focus';
import { useNow } from '../ui/use-now';
import { DeleteEnquiries } from './DeleteEnquiries';
import { ExportDays, Person } from './EnquiryExports';
import { EnquiryRow } from './EnquiryRow';
import { $waitingEnquiries } from './enquiries';
import type { EnquiryAction } from './enquiry-actions';
import { $enquiryBatch, runOnEnquiries } from './enquiry-actions';
import { countryName, enquiriesFound, enquiryCount, timeOf } from './enquiry-messages';
import { InboxActions } from './InboxActions';
import { InboxFilters } from './InboxFilters';
import { inboxAddress, useInboxEntries, useInboxPage, useInboxQuery, useMonths } from './use-inbox';

interface InboxProps {
  readonly enquiries: readonly ListedEnquiry[];
  /** Whether the list is loaded completely. */
  readonly isWhole: boolean;
}

/** The inbox with search, filters, sorting, pages and batch actions. */
export function Inbox({ enquiries, isWhole }: InboxProps) {
  const { inbox, filters } = useTexts();
  const query = useInboxQuery();
  const entries = useInboxEntries(enquiries);
  const { found, shown, page, pages } = useInboxPage(entries, query);
  const first = useFirstRows(shown, useStore($cameFrom) !== undefined);
  const selection = useSelection(found);
  const now = useNow();
  const months = useMonths();
  const isBusy = useStore($enquiryBatch).kind === 'running';
  const [doomed, setDoomed] = useState<readonly ListedEnquiry[]>([]);
  const followUp = useCallback((one: ListedEnquiry) => {
    focusHeadingInPlace();
    void runOnEnquiries({ kind: 'follow-up' }, [one]);
  }, []);

  if (enquiries.length === 0 && isWhole) return <p className="notice">{inbox.empty}</p>;

  function act(action: EnquiryAction, on: readonly ListedEnquiry[]): void {
    selection.clear();
    focusHeadingInPlace();
    void runOnEnquiries(action, on);
  }

  const doomedSoon = foundInInbox(entries, inboxFigures.deletions, { now, months }).length;
  const person = personIn(query.q);
  const { length: all } = enquiries;
  return (
    <>
      <Troubles />
      {doomedSoon > 0 && (
        <p className="notice">
          {counted(inbox.deleted, doomedSoon)}{' '}
          <a className="quiet-link" href={inboxAddress(inboxFigures.deletions)}>
            {inbox.show}
          </a>
        </p>
      )}
      <InboxFilters query={query} enquiries={enquiries} />
      <p role="status" className={styles.count}>
        {found.length === all ? enquiryCount(all) : enquiriesFound(found.length, all)}
        {!isWhole && ` ${inbox.more}`}
      </p>
      {person !== undefined && found.length > 0 && isWhole && (
        <Person email={person} enquiries={found} onDelete={() => setDoomed(found)} />
      )}
      {found.length === 0 && <p className="notice">{filters.none}</p>}
      {found.length > 0 && (
        <>
          <SelectAll selection={selection} shown={shown} found={found} />
          <ul className={styles.list}>
            {first.map((enquiry) => (
              <EnquiryRow
                key={enquiry.id}
                enquiry={enquiry}
                now={now}
                isChosen={selection.ids.has(enquiry.id)}
                isBusy={isBusy}
                onChoose={selection.choose}
                onFollowedUp={followUp}
              />
            ))}
          </ul>
          <InboxActions
            selection={selection}
            isBusy={isBusy}
            onAct={act}
            onDelete={setDoomed}
            onCards={(some) => keepAsFile(cardFile(some), 'enquiries.vcf')}
          />
          <ListPages page={page} pages={pages} addressOf={(number) => inboxAddress({ ...query, page: number })} />
        </>
      )}
      <ExportDays />
      {doomed.length > 0 && (
        <DeleteEnquiries
          doomed={doomed}
          onConfirm={() => {
            selection.choose(doomed, false);
            setDoomed([]);
          }}
          onDismiss={() => setDoomed([])}
        />
      )}
    </>
  );
}

/** Warnings: announcements that failed, and enquiries in quarantine, which are not announced. */
function Troubles() {
  const { inbox } = useTexts();
  const waiting = useStore($waitingEnquiries);
  if (waiting.kind !== 'loaded') return null;
  const { quarantined, untold } = waiting.answer;
  return (
    <>
      {untold?.since !== undefined && (
        <p className="notice notice-danger">
          {fill(counted(inbox.untold, untold.count), { time: timeOf(untold.since) })}
        </p>
      )}
      {quarantined !== undefined && (
        <p className="notice">
          {counted(inbox.quarantined, quarantined.count)}{' '}
          <a className="quiet-link" href={inboxAddress(inboxFigures.quarantined)}>
            {inbox.show}
          </a>
        </p>
      )}
    </>
  );
}

/** A vCard file with the senders of some enquiries. */
export function cardFile(enquiries: readonly ListedEnquiry[]): Blob {
  return new Blob([vcards(enquiries, countryName)], { type: 'text/vcard;charset=utf-8' });
}
