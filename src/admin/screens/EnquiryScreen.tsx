import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { nameInLetter } from '#domain/enquiry/answer';
import type { DeskEnquiry } from '#domain/enquiry/desk-enquiry';
import { nextFollowUp } from '#domain/enquiry/follow-up';
import { wholeInbox } from '#domain/enquiry/inbox-query';
import { isUnanswered } from '#domain/enquiry/promise-age';
import { AskedOpportunities } from '../components/AskedOpportunities';
import { DeleteEnquiries } from '../components/DeleteEnquiries';
import { keepAsFile } from '../components/download';
import { EnquiryChangeNotice } from '../components/EnquiryChangeNotice';
import { EnquiryHistory } from '../components/EnquiryHistory';
import { EnquiryNotes } from '../components/EnquiryNotes';
import { EnquirySent } from '../components/EnquirySent';
import { EnquiryWork } from '../components/EnquiryWork';
import { Failure } from '../components/Failure';
import { FormSkeleton } from '../components/FormSkeleton';
import { cardFile } from '../components/Inbox';
import { PreparedAnswer } from '../components/PreparedAnswer';
import { PromiseMark } from '../components/PromiseMark';
import { followUpText, stateName } from '../enquiry-messages';
import { adminPaths, open } from '../router';
import { offerLoginHere } from '../state/call';
import { listedOf } from '../state/enquiries';
import { createAskedOpportunities, createEnquiry, type EnquiryOf } from '../state/open-enquiry';
import { $inboxSearch } from '../state/way-back';
import { useTexts } from '../texts';
import { inboxAddress } from '../use-inbox';
import { useNow } from '../use-now';
import styles from './EnquiryScreen.module.css';

/** One enquiry: what was sent, the answer to it, and what has been done (docs/desk.md §9). */
export function EnquiryScreen({ id }: { readonly id: string }) {
  const texts = useTexts();
  const [of] = useState(() => createEnquiry(id));
  const enquiry = useStore(of.$enquiry);
  useEffect(() => void of.load(), [of]);
  // What is typed here survives a token that is refused.
  useEffect(() => offerLoginHere(), []);
  const back = adminPaths.enquiries + useStore($inboxSearch);
  return (
    <>
      <a className="quiet-link" href={back}>
        {texts.enquiry.back}
      </a>
      <h1 tabIndex={-1}>{texts.titles.enquiry}</h1>
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
          <p className={styles.name}>
            {nameInLetter(enquiry)}, {enquiry.company}
          </p>
          <p className={styles.facts}>
            <strong>{stateName(desk.state)}</strong>
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
          <a className="button" href={inboxAddress({ ...wholeInbox, q: enquiry.email.toLowerCase() })}>
            {words.person}
          </a>
          <button type="button" className={`button ${styles.danger}`} onClick={() => setDoomed(true)}>
            {words.delete}
          </button>
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
        </div>
      </div>
      {isDoomed && <DeleteEnquiries doomed={[desk]} onConfirm={() => open(back)} onDismiss={() => setDoomed(false)} />}
    </>
  );
}
