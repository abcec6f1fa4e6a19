import type { DeskEnquiry } from '#domain/enquiry/desk-enquiry';
import { fill } from '../../i18n/fill';
import { stateName, timeOf } from '../enquiry-messages';
import { type Texts, useTexts } from '../texts';
import { assigneeText } from './EnquiryChangeNotice';
import styles from './EnquiryNotes.module.css';

/** What has been done with an enquiry, the receipt first. */
export function EnquiryHistory({ enquiry: { receivedAt, events } }: { readonly enquiry: DeskEnquiry }) {
  const { enquiry: words } = useTexts();
  const lines = [
    { at: receivedAt, text: words.received },
    ...events.map((event) => ({ at: event.at, text: eventText(event, words) })),
  ];
  return (
    <section aria-labelledby="history-heading">
      <h2 id="history-heading">{words.history}</h2>
      <ol className={styles.notes}>
        {lines.map(({ at, text }) => (
          <li key={`${at} ${text}`} className={styles.note}>
            <p className={styles.time}>
              <time dateTime={at}>{timeOf(at)}</time>
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function eventText({ state, assignee, followedUp }: DeskEnquiry['events'][number], words: Texts['enquiry']): string {
  const parts = [
    ...(state === undefined ? [] : [fill(words.toState, { state: stateName(state) })]),
    ...(assignee === undefined ? [] : [assigneeText(assignee, words)]),
    ...(followedUp ? [words.followUp] : []),
  ];
  return parts.join(' · ');
}
