import { useStore } from '@nanostores/react';
import { foundInInbox, inboxFigures } from '#domain/enquiry/inbox-list';
import { fill } from '../../i18n/fill';
import { formatTime } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import { inboxAddress, useWholeInbox } from '../inbox/use-inbox';
import { $waitingEnquiries } from '../inbox/waiting';
import { useNow } from '../ui/use-now';
import { FigureLink, failureOf } from './FigureLink';
import styles from './Figures.module.css';

/** Number of unanswered enquiries, the age of the oldest, and what else is due. */
export function EnquiryFigures() {
  const { numbers, since: sinceWords } = useTexts().dashboard;
  const waiting = useStore($waitingEnquiries);
  const inbox = useWholeInbox();
  const now = useNow();
  const { count, since } = waiting.kind === 'loaded' ? waiting.answer : {};
  const countOf = (figure: 'late' | 'followUps') =>
    inbox && foundInInbox(inbox, inboxFigures[figure], { now, months: undefined }).length;
  return (
    <ul className={`${styles.figures} ${styles.urgent}`}>
      <li>
        <FigureLink
          label={numbers.enquiries}
          number={count}
          path={inboxAddress(inboxFigures.unanswered)}
          detail={since === undefined ? failureOf(waiting) : fill(sinceWords, { time: formatTime(Date.parse(since)) })}
        />
      </li>
      <li>
        <FigureLink label={numbers.late} number={countOf('late')} path={inboxAddress(inboxFigures.late)} isAlarming />
      </li>
      <li>
        <FigureLink
          label={numbers.followUps}
          number={countOf('followUps')}
          path={inboxAddress(inboxFigures.followUps)}
        />
      </li>
      <li>
        <FigureLink
          label={numbers.quarantined}
          number={waiting.kind === 'loaded' ? (waiting.answer.quarantined?.count ?? 0) : undefined}
          path={inboxAddress(inboxFigures.quarantined)}
        />
      </li>
    </ul>
  );
}
