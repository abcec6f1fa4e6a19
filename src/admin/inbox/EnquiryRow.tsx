import { memo } from 'react';
import { type ListedEnquiry, opportunitiesOf } from '#domain/enquiry/admin-enquiry';
import { nameInLetter } from '#domain/enquiry/answer';
import { deadlineState, isFollowUpDue } from '#domain/enquiry/deadlines';
import { enquirySectorName } from '#domain/sector';
import { fill } from '../../i18n/fill';
import { Icon } from '../../ui/Icon';
import { languageLabel } from '../i18n/labels';
import { countText, formatDay } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import rows from '../list/Rows.module.css';
import { RowChoice } from '../list/Selection';
import { rowId } from '../list/use-list';
import { pathTo } from '../navigation/router';
import { Tag } from '../ui/Tag';
import styles from './EnquiryRow.module.css';
import { countryName, deadlineText, followUpText, stateName, suspicionText, timeOf } from './enquiry-messages';

interface EnquiryRowProps {
  readonly enquiry: ListedEnquiry;
  readonly now: number;
  readonly isChosen: boolean;
  readonly isBusy: boolean;
  onChoose(some: readonly ListedEnquiry[], isChosen: boolean): void;
  onFollowedUp(enquiry: ListedEnquiry): void;
  /** Takes suspected spam out of quarantine. */
  onGenuine(enquiry: ListedEnquiry): void;
}

/** One enquiry of the inbox. Memoized: it renders only when its own data or the minute changes. */
export const EnquiryRow = memo(function EnquiryRow(props: EnquiryRowProps) {
  const { enquiry: listed, now, isChosen, isBusy, onChoose, onFollowedUp, onGenuine } = props;
  const { inbox, enquirySectors } = useTexts();
  const about = opportunitiesOf(listed).length;
  const { id, enquiry, assignee, state, receivedAt, answeredAt } = listed;
  const name = nameInLetter(enquiry);
  const followUp = followUpText(listed, now);
  return (
    <li id={rowId(id)} className={styles.row}>
      <RowChoice
        label={fill(inbox.select, { name })}
        isChosen={isChosen}
        onChoose={(chosen) => onChoose([listed], chosen)}
      />
      <div className={styles.texts}>
        <h2 className={styles.title}>
          <a href={pathTo('enquiry', { id })}>
            <span dir="auto">{name}</span>, <span dir="auto">{enquiry.company}</span>
          </a>
        </h2>
        <p className={styles.message} lang={enquiry.language} dir="auto">
          {listed.messageStart}
        </p>
        <p className={styles.detail}>
          {enquirySectorName(enquirySectors, enquiry.sector)} · {countryName(enquiry.country)}
          {enquiry.language && ` · ${languageLabel(enquiry.language)}`}
          {about > 0 && <> · {countText(inbox.about, about)}</>}
        </p>
      </div>
      <div className={styles.facts}>
        <p className={styles.standing}>
          <Tag state={state}>{stateName(state)}</Tag> <DeadlineMark enquiry={listed} now={now} />
        </p>
        <p className={styles.detail}>
          {assignee && (
            <>
              <span className={styles.assignee} dir="auto">
                {fill(inbox.with, { name: assignee })}
              </span>
              {' · '}
            </>
          )}
          <Day at={receivedAt} text={inbox.received} />
          {answeredAt && (
            <>
              {' · '}
              <Day at={answeredAt} text={inbox.answeredAt} />
            </>
          )}
        </p>
        {followUp && (
          <div className={styles.standing}>
            <p className={styles.detail}>{followUp}</p>
            {isFollowUpDue(listed, now) && (
              <RowButton label={inbox.followedUp} name={name} isBusy={isBusy} onClick={() => onFollowedUp(listed)} />
            )}
          </div>
        )}
        {state === 'quarantined' && (
          <div className={styles.standing}>
            <p className={styles.detail}>{fill(inbox.held, { reasons: suspicionText(listed) })}</p>
            <RowButton label={inbox.genuine} name={name} isBusy={isBusy} onClick={() => onGenuine(listed)} />
          </div>
        )}
      </div>
    </li>
  );
});

interface RowButtonProps {
  readonly label: string;
  /** Name of the sender, for screen readers. */
  readonly name: string;
  readonly isBusy: boolean;
  onClick(): void;
}

function RowButton({ label, name, isBusy, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      className={`${rows.action} ${styles.action}`}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onClick()}
    >
      {label}{' '}
      <span className="visually-hidden" dir="auto">
        {name}
      </span>
    </button>
  );
}

interface DayProps {
  readonly at: string;
  /** Description of the event; `{time}` is replaced by the day. */
  readonly text: string;
}

function Day({ at, text }: DayProps) {
  return (
    <time dateTime={at} title={timeOf(at)}>
      {fill(text, { time: formatDay(Date.parse(at)) })}
    </time>
  );
}

/** An empty circle, a half-full one, and a warning triangle: colour is never the only sign. */
const shapes = {
  'in-time': <path d="M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14" />,
  'half-used': (
    <>
      <path d="M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14" />
      <path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor" />
    </>
  ),
  late: <path d="M10 2L19 18H1zM10 8v4M10 15v.5" />,
} as const;

interface DeadlineMarkProps {
  readonly enquiry: ListedEnquiry;
  readonly now: number;
}

/** Shows by shape, text and colour how much of the promised answer time is used for an unanswered enquiry. */
export function DeadlineMark({ enquiry, now }: DeadlineMarkProps) {
  const age = deadlineState(enquiry, now);
  if (age === undefined) return null;
  return (
    <span className={styles.mark} data-age={age}>
      <Icon>{shapes[age]}</Icon>
      {deadlineText(enquiry, now)}
    </span>
  );
}
