import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useState } from 'react';
import type { DeskEnquiry } from '#domain/enquiry/desk-enquiry';
import { limits } from '#domain/limits';
import { Field } from '../../ui/Field';
import { useTexts } from '../i18n/texts';
import { keepTypedNote, typedNote } from '../inbox/typed-notes';
import { useDeskText } from '../inbox/use-desk-text';
import { TextCount } from '../ui/TextCount';
import { DatedTexts } from './DatedTexts';
import styles from './EnquiryNotes.module.css';
import { type EnquiryOf, refusedText } from './open-enquiry';

interface EnquiryNotesProps {
  readonly of: EnquiryOf;
  readonly enquiry: DeskEnquiry;
}

/** The team's notes on an enquiry. An unsaved note survives a reload. */
export function EnquiryNotes({ of, enquiry: { id, notes } }: EnquiryNotesProps) {
  const { enquiry: words } = useTexts();
  const change = useStore(of.$change);
  const [note, setNote] = useState(() => typedNote(id));
  const isBusy = change.kind === 'under-way';
  const { field, check } = useDeskText('note', words.note, note, refusedText(change, 'note'));
  useEffect(() => {
    if (change.kind === 'done' && change.update.note !== undefined) setNote('');
  }, [change]);

  function type(text: string): void {
    setNote(text);
    keepTypedNote(id, text);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (check(event.currentTarget) && !isBusy) void of.update({ note: note.trim() });
  }

  return (
    <section aria-labelledby="notes-heading">
      <h2 id="notes-heading">{words.notes}</h2>
      {notes.length === 0 ? <p>{words.noNotes}</p> : <DatedTexts texts={notes} />}
      <form className={styles.form} onSubmit={submit} noValidate>
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
