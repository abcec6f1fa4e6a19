import type { AdminEnquiry } from '#domain/enquiry/admin-enquiry';
import { deletionDay, isDeletedSoon } from '#domain/enquiry/deadlines';
import { enquirySectorName } from '#domain/sector';
import { fill } from '../../i18n/fill';
import { languageLabel } from '../i18n/labels';
import { formatDay } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import { countryName, suspicionText, timeOf } from '../inbox/enquiry-messages';
import { useMonths } from '../inbox/use-inbox';
import { useNow } from '../ui/use-now';
import styles from './EnquiryScreen.module.css';

interface EnquirySentProps {
  readonly enquiry: AdminEnquiry;
  /** Called when suspected spam is marked as genuine. */
  onGenuine(): void;
}

/** The content of an enquiry as the investor sent it. */
export function EnquirySent({ enquiry: record, onGenuine }: EnquirySentProps) {
  const texts = useTexts();
  const { enquiry: words, inbox } = texts;
  const { enquiry } = record;
  const months = useMonths();
  const now = useNow();
  const { email, phone, wechat, horizon, size, language } = enquiry;
  return (
    <section aria-labelledby="sent-heading">
      <h2 id="sent-heading">{words.sent}</h2>
      {record.state === 'quarantined' && (
        <div className={`notice ${styles.held}`}>
          <p>{fill(words.held, { reasons: suspicionText(record) })}</p>
          <button type="button" className="button" onClick={onGenuine}>
            {words.genuine}
          </button>
        </div>
      )}
      {months !== undefined && isDeletedSoon(record.receivedAt, months, new Date(now)) && (
        <p className="notice">{fill(inbox.deletedOn, { time: deletionText(record.receivedAt, months) })}</p>
      )}
      <dl className={styles.sentLines}>
        <Line label={words.reference}>{record.reference}</Line>
        <Line label={words.email}>
          <a href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>{email}</a>
        </Line>
        {phone && (
          <Line label={words.phone}>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </Line>
        )}
        {wechat && <Line label={words.wechat}>{wechat}</Line>}
        <Line label={words.company}>{enquiry.company}</Line>
        <Line label={inbox.sector}>{enquirySectorName(texts.enquirySectors, enquiry.sector)}</Line>
        <Line label={inbox.country}>{countryName(enquiry.country)}</Line>
        <Line label={inbox.language}>{language ? languageLabel(language) : words.unknownLanguage}</Line>
        {horizon && <Line label={words.horizon}>{texts.horizons[horizon]}</Line>}
        {size && <Line label={words.size}>{texts.sizes[size]}</Line>}
        <Line label={words.receivedAt}>{timeOf(record.receivedAt)}</Line>
        <Line label={words.answerBy}>{timeOf(record.answerBy)}</Line>
      </dl>
      <h3 className={styles.sentLabel}>{words.message}</h3>
      <p className={styles.sentMessage} lang={language} dir="auto">
        {enquiry.message}
      </p>
    </section>
  );
}

interface LineProps {
  readonly label: string;
  readonly children: React.ReactNode;
}

function Line({ label, children }: LineProps) {
  return (
    <div>
      <dt className={styles.sentLabel}>{label}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

/** The day of an enquiry's automatic deletion. */
function deletionText(receivedAt: string, months: number): string {
  // The deletion day is in UTC. Noon UTC falls on the same day everywhere in the Americas and Europe.
  return formatDay(Date.parse(`${deletionDay(receivedAt, months)}T12:00:00Z`));
}
