import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import * as calls from '#domain/calls/admin-enquiries';
import { csvSeparatorOf, separatorParameter } from '#domain/csv';
import type { AdminEnquiry, ListedEnquiry } from '#domain/enquiry/admin-enquiry';
import { vcards } from '#domain/enquiry/exports';
import { type InboxQuery, inboxQueries } from '#domain/enquiry/inbox-query';
import type { Language } from '#domain/language';
import { dayInArgentina, isDay } from '#domain/time/day';
import { fetchEnquiry } from '../../api/admin-enquiries';
import { type ApiError, request } from '../../api/request';
import { fill } from '../../i18n/fill';
import { Field } from '../../ui/Field';
import { $language } from '../i18n/language';
import { countText, failureMessage } from '../i18n/messages';
import { type Texts, useTexts } from '../i18n/texts';
import { type CallResult, withToken } from '../session/call';
import { downloadFile } from '../ui/download';
import { focusProblem } from '../ui/focus';
import { DayInput } from '../ui/Inputs';
import { countryName, enquiryCount } from './enquiry-messages';
import styles from './Inbox.module.css';

type ExportState =
  | { readonly kind: 'none' }
  | { readonly kind: 'under-way' }
  | { readonly kind: 'failed'; readonly error: ApiError };

interface Days {
  readonly from: string;
  readonly to: string;
}

interface ExportProps {
  readonly query: InboxQuery;
  /** The enquiries that match the query. */
  readonly enquiries: readonly ListedEnquiry[];
}

/** Form to download the enquiries that match the filters, all or of a range of days, as a spreadsheet file. */
export function Export({ query, enquiries }: ExportProps) {
  const texts = useTexts();
  const { exporting } = texts;
  const [days, setDays] = useState<Days>({ from: '', to: '' });
  const [state, setState] = useState<ExportState>({ kind: 'none' });
  const [isChecked, setChecked] = useState(false);
  const problems = problemsOf(days, texts);
  const isUnderWay = state.kind === 'under-way';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    flushSync(() => setChecked(true));
    if (problems.from || problems.to) focusProblem(event.currentTarget);
    if (problems.from || problems.to || isUnderWay) return;
    setState({ kind: 'under-way' });
    const exported = { ...days, query, language: $language.get() };
    const result = await withToken((token) => exportEnquiries(token, exported));
    if (result.kind === 'succeeded') downloadFile(result.response, nameOf(days));
    setState(result.kind === 'failed' ? result : { kind: 'none' });
  }

  return (
    <section className={styles.export} aria-labelledby="export-heading">
      <h2 id="export-heading">{exporting.heading}</h2>
      <p>
        <strong>
          {countText(inboxQueries.isFiltered(query) ? exporting.filtered : exporting.all, countOf(enquiries, days))}
        </strong>{' '}
        {exporting.explanation}
      </p>
      <form className={styles.exportForm} onSubmit={(event) => void submit(event)} noValidate>
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} label={exporting[end]} problem={isChecked ? problems[end] : undefined}>
            {(attributes) => (
              <DayInput {...attributes} value={days[end]} onChange={(day) => setDays({ ...days, [end]: day })} />
            )}
          </Field>
        ))}
        <button type="submit" className="button" aria-disabled={isUnderWay}>
          {exporting.download}
        </button>
      </form>
      <p role="status">{isUnderWay && exporting.underWay}</p>
      {state.kind === 'failed' && (
        <p role="alert" className="field-problem">
          {exporting.failed} {failureMessage(state.error)}
        </p>
      )}
    </section>
  );
}

function problemsOf({ from, to }: Days, { exporting, problems }: Texts): { readonly [End in keyof Days]?: string } {
  const noDay = (label: string) => fill(problems.date, { label });
  const isRange = isDay(from) && isDay(to);
  return {
    ...(from !== '' && !isDay(from) && { from: noDay(exporting.from) }),
    ...(to !== '' && !isDay(to) && { to: noDay(exporting.to) }),
    ...(isRange && to < from && { to: exporting.days }),
  };
}

/** The number of enquiries received within the range. An invalid day is no limit. */
function countOf(enquiries: readonly ListedEnquiry[], { from, to }: Days): number {
  return enquiries.filter(({ receivedAt }) => {
    const day = dayInArgentina(new Date(receivedAt));
    return (!isDay(from) || day >= from) && (!isDay(to) || day <= to);
  }).length;
}

function nameOf({ from, to }: Days): string {
  return `${['enquiries', from, to].filter(Boolean).join('-')}.csv`;
}

interface PersonProps {
  readonly email: string;
  /** All enquiries of the person. */
  readonly enquiries: readonly ListedEnquiry[];
  onDelete(): void;
}

/** All stored data of one person, to export or delete on request. */
export function PersonActions({ email, enquiries, onDelete }: PersonProps) {
  const { person } = useTexts();
  const [error, setError] = useState<ApiError>();

  async function exportAll(): Promise<void> {
    setError(undefined);
    const result = await wholeEnquiries(enquiries);
    if (result.kind === 'failed') setError(result.error);
    if (result.kind !== 'succeeded') return;
    const file = new Blob([JSON.stringify(result.response, undefined, 2)], { type: 'application/json' });
    downloadFile(file, `${email}.json`);
  }

  return (
    <section className={`notice ${styles.person}`} aria-labelledby="person-heading">
      <div>
        <h2 id="person-heading" className={styles.heading} dir="auto">
          {fill(person.heading, { email })}
        </h2>
        <p>{enquiryCount(enquiries.length)}</p>
        {error && (
          <p role="alert" className="field-problem">
            {person.failed} {failureMessage(error)}
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        <button type="button" className="button" onClick={() => void exportAll()}>
          {person.exportAll}
        </button>
        <button type="button" className="button" onClick={onDelete}>
          {person.deleteAll}
        </button>
      </div>
    </section>
  );
}

/**
 * Loads the full records of a person's enquiries, for a request for access to personal data. Skips enquiries erased in
 * the meantime.
 */
async function wholeEnquiries(listed: readonly ListedEnquiry[]): Promise<CallResult<readonly AdminEnquiry[]>> {
  const whole: AdminEnquiry[] = [];
  for (const { id } of listed) {
    const result = await withToken((token) => fetchEnquiry(token, id));
    if (result.kind === 'succeeded') whole.push(result.response);
    else if (result.kind === 'forbidden' || result.error.status !== 404) return result;
  }
  return { kind: 'succeeded', response: whole };
}

/** Downloads the senders of some enquiries as a vCard file. */
export function saveCards(enquiries: readonly ListedEnquiry[], fileName: string): void {
  downloadFile(new Blob([vcards(enquiries, countryName)], { type: 'text/vcard;charset=utf-8' }), fileName);
}

/** Timeout of the export, in milliseconds. */
const exportTimeout = 60_000;

/** The enquiries to export. */
interface ExportedEnquiries {
  /** Range of days, `YYYY-MM-DD`, both included; empty for no limit. */
  readonly from: string;
  readonly to: string;
  /** The inbox's filters. */
  readonly query: InboxQuery;
  /** Language of the columns and values. */
  readonly language: Language;
}

/** Fetches enquiries as a CSV file for a spreadsheet of the language. */
function exportEnquiries(token: string, exported: ExportedEnquiries): Promise<Blob> {
  const { from, to, query: filters, language } = exported;
  const query = {
    ...Object.fromEntries(new URLSearchParams(inboxQueries.search({ ...filters, page: 1 }))),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    [separatorParameter]: csvSeparatorOf(language),
    names: language,
  };
  return request(calls.exportEnquiries, { token, query, timeout: exportTimeout });
}
