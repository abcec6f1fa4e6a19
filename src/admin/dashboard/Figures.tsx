import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { foundInInbox, inboxFigures } from '#domain/enquiry/inbox-list';
import { countFigure, type Figure, figureQueries } from '#domain/opportunity/admin-list';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { dayInArgentina } from '#domain/time/day';
import { fill } from '../../i18n/fill';
import { failureMessage, formatTime, numberText } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import { $waitingEnquiries } from '../inbox/enquiry-list';
import { enquiryListUrl, useWholeInbox } from '../inbox/use-inbox';
import rows from '../list/Rows.module.css';
import { pathTo } from '../navigation/router';
import { opportunityListUrl, useOpportunityEntries } from '../opportunities/use-opportunities';
import type { LoadedPart } from '../session/call';
import { useNow } from '../ui/use-now';
import { $trash } from './dashboard';
import styles from './Figures.module.css';

interface FigureLinkProps {
  readonly label: string;
  /** `undefined` while loading or if loading failed. */
  readonly number: number | undefined;
  /** Path of the list that the number counts. */
  readonly path: string;
  readonly detail?: ReactNode;
  /** Whether any number above 0 is urgent. */
  readonly isAlarming?: boolean;
  /** Whether it is a line of a list instead of a separate figure. */
  readonly isLine?: boolean;
}

/** A number that links to the list that it counts. */
function FigureLink({ label, number, path, detail, isAlarming = false, isLine = false }: FigureLinkProps) {
  return (
    <a
      className={isLine ? styles.line : styles.figure}
      href={path}
      data-none={number === 0}
      data-alarming={isAlarming && number !== undefined && number > 0}
    >
      <span className={styles.number}>{number === undefined ? '–' : numberText(number)}</span> <span>{label}</span>
      {detail && <span className={styles.detail}> {detail}</span>}
    </a>
  );
}

/** Why a part could not be loaded. */
function failureOf(part: LoadedPart<unknown>): string | undefined {
  return part.kind === 'failed' ? failureMessage(part.error) : undefined;
}

/** Number of unanswered enquiries, the age of the oldest, and what else is due. */
export function EnquiryFigures() {
  const { numbers, since: sinceWords } = useTexts().dashboard;
  const waiting = useStore($waitingEnquiries);
  const inbox = useWholeInbox();
  const now = useNow();
  const { count, since } = waiting.kind === 'loaded' ? waiting.response : {};
  const countOf = (figure: 'late' | 'followUps') =>
    inbox && foundInInbox(inbox, inboxFigures[figure], { now, months: undefined }).length;
  return (
    <ul className={`${styles.figures} ${styles.urgent}`}>
      <li>
        <FigureLink
          label={numbers.enquiries}
          number={count}
          path={enquiryListUrl.pathOf(inboxFigures.unanswered)}
          detail={since === undefined ? failureOf(waiting) : fill(sinceWords, { time: formatTime(Date.parse(since)) })}
        />
      </li>
      <li>
        <FigureLink
          label={numbers.late}
          number={countOf('late')}
          path={enquiryListUrl.pathOf(inboxFigures.late)}
          isAlarming
        />
      </li>
      <li>
        <FigureLink
          label={numbers.followUps}
          number={countOf('followUps')}
          path={enquiryListUrl.pathOf(inboxFigures.followUps)}
        />
      </li>
      <li>
        <FigureLink
          label={numbers.quarantined}
          number={waiting.kind === 'loaded' ? (waiting.response.quarantined?.count ?? 0) : undefined}
          path={enquiryListUrl.pathOf(inboxFigures.quarantined)}
        />
      </li>
    </ul>
  );
}

const none: readonly Opportunity[] = [];

interface OpportunityFiguresProps {
  /** All opportunities; `undefined` until loaded. */
  readonly opportunities: readonly Opportunity[] | undefined;
}

/** Number of opportunities, and those that need attention without urgency. */
export function OpportunityFigures({ opportunities }: OpportunityFiguresProps) {
  const { numbers } = useTexts().dashboard;
  const entries = useOpportunityEntries(opportunities ?? none);
  const day = dayInArgentina(new Date());
  const trash = useStore($trash);
  const numberOf = (figure: Figure) => opportunities && countFigure(entries, figure, day);
  const unconfirmed = numberOf('unconfirmed60');
  /** If everything unconfirmed for 60 days is also unconfirmed for 90, the number is shown only once. */
  const areAllOld = unconfirmed !== undefined && unconfirmed > 0 && unconfirmed === numberOf('unconfirmed90');
  const linkTo = (figure: Figure, isLine: boolean, label = numbers[figure]) => (
    <FigureLink
      label={label}
      number={numberOf(figure)}
      path={opportunityListUrl.pathOf(figureQueries[figure])}
      isLine={isLine}
    />
  );
  return (
    <div className={styles.opportunities}>
      <ul className={styles.figures}>
        <li>{linkTo('published', false)}</li>
        <li>{linkTo('draft', false)}</li>
      </ul>
      <ul className={`${rows.list} ${styles.lines}`}>
        <li>
          {areAllOld ? (
            linkTo('unconfirmed90', true, numbers.allUnconfirmed90)
          ) : (
            <>
              {linkTo('unconfirmed60', true)} {linkTo('unconfirmed90', true)}
            </>
          )}
        </li>
        {(['translation', 'fact', 'picture'] as const).map((figure) => (
          <li key={figure}>{linkTo(figure, true)}</li>
        ))}
        <li>
          <FigureLink
            label={numbers.trash}
            number={trash.kind === 'loaded' ? trash.response.length : undefined}
            path={pathTo('trash')}
            detail={failureOf(trash)}
            isLine
          />
        </li>
      </ul>
    </div>
  );
}
