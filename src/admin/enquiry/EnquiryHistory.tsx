import type { DeskEnquiry } from '#domain/enquiry/desk-enquiry';
import { fill } from '../../i18n/fill';
import { type Texts, useTexts } from '../i18n/texts';
import { stateName } from '../inbox/enquiry-messages';
import { DatedTexts } from './DatedTexts';
import { assigneeText } from './EnquiryChangeNotice';

/** History of an enquiry, starting with its receipt. */
export function EnquiryHistory({ enquiry: { receivedAt, events } }: { readonly enquiry: DeskEnquiry }) {
  const { enquiry: words } = useTexts();
  const lines = [
    { at: receivedAt, text: words.received },
    ...events.map((event) => ({ at: event.at, text: eventText(event, words) })),
  ];
  return (
    <section aria-labelledby="history-heading">
      <h2 id="history-heading">{words.history}</h2>
      <DatedTexts texts={lines} />
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
