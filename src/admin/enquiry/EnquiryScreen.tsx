import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { nameInLetter } from '#domain/enquiry/answer';
import { isUnanswered, nextFollowUp } from '#domain/enquiry/deadlines';
import { type DeskEnquiry, type ListedEnquiry, listedOf } from '#domain/enquiry/desk-enquiry';
import { wholeInbox } from '#domain/enquiry/inbox-query';
import { useTexts } from '../i18n/texts';
import { DeleteEnquiries } from '../inbox/DeleteEnquiries';
import { PromiseMark } from '../inbox/EnquiryRow';
import { $enquiries } from '../inbox/enquiries';
import { followUpText, stateName } from '../inbox/enquiry-messages';
import { cardFile } from '../inbox/Inbox';
import { inboxAddress } from '../inbox/use-inbox';
import { open, pathTo } from '../navigation/router';
import { $inboxSearch } from '../navigation/way-back';
import { offerLoginHere } from '../session/call';
import { keepAsFile } from '../ui/download';
import { FormSkeleton } from '../ui/Loading';
import { Failure } from '../ui/Notices';
import { Tag } from '../ui/Tag';
import { useNow } from '../ui/use-now';
import { AskedOpportunities } from './AskedOpportunities';
import { EnquiryChangeNotice } from './EnquiryChangeNotice';
import { EnquiryHistory, EnquiryNotes } from './EnquiryNotes';
import styles from './EnquiryScreen.module.css';
import { EnquirySent } from './EnquirySent';
import { EnquiryWork } from './EnquiryWork';
import { createAskedOpportunities, createEnquiry, type EnquiryOf, type OpenEnquiry } from './open-enquiry';
import { PreparedAnswer } from './PreparedAnswer';

/** One enquiry: its content, the prepared answer, and its history (docs/admin.md §9). */
export function EnquiryScreen({ id }: { readonly id: string }) {
  const texts = useTexts();
  const [of] = useState(() => createEnquiry(id));
  const enquiry = useStore(of.$enquiry);
  const sender = useSender(id, enquiry);
  useEffect(() => void of.load(), [of]);
  // Typed text is kept if the token is refused: a dialog offers to log in again.
  useEffect(() => offerLoginHere(), []);
  const back = pathTo('enquiries') + useStore($inboxSearch);
  return (
    <>
      <a className="quiet-link" href={back}>
        {texts.enquiry.back}
      </a>
      <h1 tabIndex={-1} dir="auto">
        {sender ? nameInLetter(sender) : texts.titles.enquiry}
      </h1>
      {enquiry.kind === 'loading' && <FormSkeleton label={texts.enquiry.loading} />}
      {enquiry.kind === 'failed' && (
        <Failure message={texts.enquiry.failed} error={enquiry.error} onRetry={() => void of.load()} />
      )}
      {enquiry.kind === 'missing' && (
        <p role="alert" className="notice">
          {texts.enquiry.missing}
        </p>
      )}
      {enquiry.kind === 'found' && <Found of={of} enquiry={enquiry.enquiry} back={back} />}
    </>
  );
}

/** The sender. While the enquiry loads, taken from the inbox if that is known. */
function useSender(id: string, enquiry: OpenEnquiry): ListedEnquiry['enquiry'] | undefined {
  const inbox = useStore($enquiries);
  if (enquiry.kind === 'found') return enquiry.enquiry.enquiry;
  if (enquiry.kind !== 'loading' || inbox.kind !== 'loaded') return undefined;
  return inbox.enquiries.find((listed) => listed.id === id)?.enquiry;
}

interface FoundProps {
  readonly of: EnquiryOf;
  readonly enquiry: DeskEnquiry;
  readonly back: string;
}

function Found({ of, enquiry: desk, back }: FoundProps) {
  const { enquiry: words } = useTexts();
  const now = useNow();
  const { enquiry } = desk;
  const listed = listedOf(desk);
  const followUp = followUpText(listed, now);
  const isBusy = useStore(of.$change).kind === 'under-way';
  const [isDoomed, setDoomed] = useState(false);
  const [asked] = useState(() => createAskedOpportunities(enquiry.opportunities ?? []));
  useEffect(() => void asked.load(), [asked]);

  function markAnswered(): void {
    if (isUnanswered(desk) || desk.state === 'quarantined') void of.update({ state: 'answered' });
  }

  return (
    <>
      <div className={styles.top}>
        <div>
          <p className={styles.company} dir="auto">
            {enquiry.company}
          </p>
          <p className={styles.facts}>
            <Tag state={desk.state}>{stateName(desk.state)}</Tag>
            <PromiseMark enquiry={listed} now={now} />
            {followUp && <span>{followUp}</span>}
          </p>
        </div>
        <div className={styles.buttons}>
          {nextFollowUp(desk) !== undefined && (
            <button
              type="button"
              className="button"
              aria-disabled={isBusy}
              onClick={() => void of.update({ followedUp: true })}
            >
              {words.followedUp}
            </button>
          )}
          <button
            type="button"
            className="button"
            onClick={() => keepAsFile(cardFile([listed]), `${desk.reference}.vcf`)}
          >
            {words.card}
          </button>
          <a className="button" href={inboxAddress({ ...wholeInbox, q: enquiry.email })}>
            {words.person}
          </a>
        </div>
      </div>
      <EnquiryChangeNotice of={of} />
      <div className={styles.columns}>
        <div>
          <EnquirySent enquiry={desk} onGenuine={() => void of.update({ state: 'new' })} />
          <AskedOpportunities loader={asked} />
          <PreparedAnswer enquiry={desk} loader={asked} onOpened={markAnswered} />
        </div>
        <div>
          <EnquiryWork of={of} enquiry={desk} />
          <EnquiryNotes of={of} enquiry={desk} />
          <EnquiryHistory enquiry={desk} />
          <button type="button" className={`button ${styles.danger}`} onClick={() => setDoomed(true)}>
            {words.delete}
          </button>
        </div>
      </div>
      {isDoomed && <DeleteEnquiries doomed={[desk]} onConfirm={() => open(back)} onDismiss={() => setDoomed(false)} />}
    </>
  );
}
