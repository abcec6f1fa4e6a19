import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { foundInInbox, inboxFigures } from '#domain/enquiry/inbox-list';
import { countFigure, type Figure, figureQueries } from '#domain/opportunity/desk-list';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { fill } from '../../i18n/fill';
import { failureMessage, formatTime, numberText } from '../messages';
import { adminPaths } from '../router';
import { $trash, $waitingEnquiries, type Part } from '../state/dashboard';
import { useTexts } from '../texts';
import { today } from '../today';
import { deskAddress, useDeskEntries } from '../use-desk';
import { inboxAddress, useWholeInbox } from '../use-inbox';
import { useNow } from '../use-now';
import styles from './Figures.module.css';

const figures = Object.keys(figureQueries).filter((name): name is Figure => name in figureQueries);

const none: readonly Opportunity[] = [];

interface FiguresProps {
  /** All of them, once they are there. */
  readonly opportunities: readonly Opportunity[] | undefined;
}

/** The numbers, each a link to the list that it counts. */
export function Figures({ opportunities }: FiguresProps) {
  const { dashboard } = useTexts();
  const entries = useDeskEntries(opportunities ?? none);
  const day = today();
  const inbox = useWholeInbox();
  const now = useNow();
  const trash = useStore($trash);
  return (
    <ul className={styles.figures}>
      {figures.map((figure) => (
        <li key={figure}>
          <FigureLink
            label={dashboard.numbers[figure]}
            number={opportunities && countFigure(entries, figure, day)}
            path={deskAddress(figureQueries[figure])}
          />
        </li>
      ))}
      <li>
        <FigureLink
          label={dashboard.numbers.trash}
          number={trash.kind === 'loaded' ? trash.answer.length : undefined}
          path={adminPaths.trash}
          detail={failureOf(trash)}
        />
      </li>
      <li>
        <Enquiries />
      </li>
      {(['late', 'followUps'] as const).map((figure) => (
        <li key={figure}>
          <FigureLink
            label={dashboard.numbers[figure]}
            number={inbox && foundInInbox(inbox, inboxFigures[figure], { now, months: undefined }).length}
            path={inboxAddress(inboxFigures[figure])}
          />
        </li>
      ))}
    </ul>
  );
}

/** How many wait for an answer, since when the first of them does, and what else is due. */
function Enquiries() {
  const { dashboard } = useTexts();
  const waiting = useStore($waitingEnquiries);
  const { count, since } = waiting.kind === 'loaded' ? waiting.answer : {};
  const detail =
    since === undefined ? failureOf(waiting) : fill(dashboard.since, { time: formatTime(Date.parse(since)) });
  return (
    <FigureLink
      label={dashboard.numbers.enquiries}
      number={count}
      path={inboxAddress(inboxFigures.unanswered)}
      detail={detail}
    />
  );
}

function failureOf(part: Part<unknown>): string | undefined {
  return part.kind === 'failed' ? failureMessage(part.error) : undefined;
}

interface FigureLinkProps {
  readonly label: string;
  /** Not known yet, or not at all, while it is undefined. */
  readonly number: number | undefined;
  readonly path?: string;
  readonly detail?: ReactNode;
}

function FigureLink({ label, number, path, detail }: FigureLinkProps) {
  const content = (
    <>
      <span className={styles.number}>{number === undefined ? '–' : numberText(number)}</span> <span>{label}</span>
      {detail && <span className={styles.detail}> {detail}</span>}
    </>
  );
  return path === undefined ? (
    <p className={styles.figure}>{content}</p>
  ) : (
    <a className={styles.figure} href={path}>
      {content}
    </a>
  );
}
