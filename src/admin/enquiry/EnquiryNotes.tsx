import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AdminEnquiry } from '#domain/enquiry/admin-enquiry';
import { limits } from '#domain/limits';
import type { Author } from '#domain/people';
import type { FieldProblem } from '#domain/text';
import { fill } from '../../i18n/fill';
import { Field } from '../../ui/Field';
import { fieldMessage } from '../i18n/messages';
import { type Texts, useTexts } from '../i18n/texts';
import { type EnquiryText, problemOfEnquiryText } from '../inbox/enquiry-actions';
import { storeTypedNote, typedNote } from '../inbox/enquiry-list';
import { stateName } from '../inbox/enquiry-messages';
import { Dated } from '../session/ByAuthor';
import { focusProblem } from '../ui/focus';
import { TextCount } from '../ui/TextCount';
import { assigneeText } from './EnquiryChangeNotice';
import styles from './EnquiryScreen.module.css';
import { type EnquiryOf, refusedText } from './open-enquiry';

interface EnquiryNotesProps {
  readonly of: EnquiryOf;
  readonly enquiry: AdminEnquiry;
}

/** The team's notes on an enquiry. An unsaved note survives a reload. */
export function EnquiryNotes({ of, enquiry: { id, notes } }: EnquiryNotesProps) {
  const { enquiry: words } = useTexts();
  const change = useStore(of.$change);
  const [note, setNote] = useState(() => typedNote(id));
  const isBusy = change.kind === 'under-way';
  const { field, check } = useEnquiryText('note', words.note, note, refusedText(change, 'note'));
  useEffect(() => {
    if (change.kind === 'done' && change.update.note !== undefined) setNote('');
  }, [change]);

  function type(text: string): void {
    setNote(text);
    storeTypedNote(id, text);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (check(event.currentTarget) && !isBusy) void of.update({ note: note.trim() });
  }

  return (
    <section aria-labelledby="notes-heading">
      <h2 id="notes-heading">{words.notes}</h2>
      {notes.length === 0 ? <p>{words.noNotes}</p> : <DatedTexts texts={notes} />}
      <form className={styles.noteForm} onSubmit={submit} noValidate>
        <Field {...field}>
          {(attributes) => (
            <textarea {...attributes} rows={4} value={note} onChange={({ target }) => type(target.value)} />
          )}
        </Field>
        {note !== '' && <TextCount text={note} limit={limits.note} />}
        <button type="submit" className="button" aria-disabled={isBusy}>
          {words.addNote}
        </button>
      </form>
    </section>
  );
}

interface EnquiryHistoryProps {
  readonly enquiry: AdminEnquiry;
  /** Title of an opportunity that the history names. */
  titleOf(id: string): string;
}

/** History of an enquiry, starting with its receipt. */
export function EnquiryHistory({ enquiry: { receivedAt, events }, titleOf }: EnquiryHistoryProps) {
  const { enquiry: words } = useTexts();
  const lines = [
    { at: receivedAt, text: words.received },
    ...events.map((event) => ({ at: event.at, text: eventText(event, words, titleOf), by: event.by })),
  ];
  return (
    <section aria-labelledby="history-heading">
      <h2 id="history-heading">{words.history}</h2>
      <DatedTexts texts={lines} />
    </section>
  );
}

function eventText(
  event: AdminEnquiry['events'][number],
  words: Texts['enquiry'],
  titleOf: EnquiryHistoryProps['titleOf'],
): string {
  const { state, assignee, followedUp, followUpUndone, attached, detached } = event;
  const parts = [
    ...(state === undefined ? [] : [fill(words.toState, { state: stateName(state) })]),
    ...(assignee === undefined ? [] : [assigneeText(assignee, words)]),
    ...(followedUp ? [words.followUp] : []),
    ...(followUpUndone ? [words.followUpUndone] : []),
    ...(attached === undefined ? [] : [fill(words.attached, { title: titleOf(attached) })]),
    ...(detached === undefined ? [] : [fill(words.detached, { title: titleOf(detached) })]),
  ];
  return parts.join(' · ');
}

interface DatedTextsProps {
  readonly texts: readonly { readonly at: string; readonly text: string; readonly by?: Author | undefined }[];
}

/** A list of texts, each below its time and author. */
export function DatedTexts({ texts }: DatedTextsProps) {
  return (
    <ol className={styles.notes}>
      {texts.map(({ at, text, by }) => (
        <li key={`${at} ${text}`} className={styles.note}>
          <p className={styles.noteTime}>
            <Dated at={at} by={by} />
          </p>
          <p className={styles.noteText} dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}

/**
 * State of a text field of an enquiry. Shows errors after the first attempt to save, or the server's refusal, until the
 * text is valid.
 */
function useEnquiryText(place: EnquiryText, label: string, text: string, refused?: FieldProblem) {
  const [failed, setFailed] = useState<FieldProblem>();
  const now = problemOfEnquiryText(place, text);
  const shown = failed ? (now ?? failed) : refused;
  return {
    field: {
      label,
      problem: shown && fieldMessage(place, label, shown),
      corrected: failed !== undefined && now === undefined,
    },
    /** Whether the text can be saved. If not, shows the error and focuses the field. */
    check(form: Element): boolean {
      flushSync(() => setFailed(now));
      if (now) focusProblem(form);
      return now === undefined;
    },
  };
}
