import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { fill } from '../../i18n/fill';
import { useTexts } from '../i18n/texts';
import { $typedNotes, dropTypedNotes } from '../inbox/typed-notes';
import { leave } from '../navigation/leaving';
import { endSession } from '../session/session';
import { Dialog } from '../ui/Dialog';
import { UnsavedLine } from '../unsaved/UnsavedLine';
import { $unsaved, dropAllUnsaved, type UnsavedChanges } from '../unsaved/unsaved';

/** Logs out. Asks first whether to keep or discard unsaved texts, because the computer may be shared. */
export function LogOut({ className }: { readonly className: string | undefined }) {
  const texts = useTexts();
  const [isAsking, setAsking] = useState(false);
  const unsaved = Object.entries(useStore($unsaved)).flatMap(([name, changes]) => (changes ? [{ name, changes }] : []));
  const notes = Object.entries(useStore($typedNotes)).flatMap(([id, note]) => (note ? [{ id, note }] : []));

  function begin(): void {
    if (unsaved.length + notes.length > 0) setAsking(true);
    else endSession();
  }

  function discard(): void {
    dropAllUnsaved();
    dropTypedNotes();
    endSession();
  }

  return (
    <>
      <button type="button" className={className} onClick={() => leave(begin)}>
        {texts.sidebar.logOut}
      </button>
      {/* Rendered outside the sidebar, which may close while the dialog is open. */}
      {isAsking &&
        createPortal(
          <Dialog
            message={texts.logOut.question}
            detail={<UnsavedTexts unsaved={unsaved} notes={notes} />}
            onDismiss={() => setAsking(false)}
          >
            <button type="button" className="button" onClick={() => endSession()}>
              {texts.logOut.keep}
            </button>
            <button type="button" className="button" onClick={discard}>
              {texts.logOut.discard}
            </button>
            <button type="button" className="button" onClick={() => setAsking(false)}>
              {texts.logOut.cancel}
            </button>
          </Dialog>,
          document.body,
        )}
    </>
  );
}

interface UnsavedTextsProps {
  readonly unsaved: readonly { readonly name: string; readonly changes: UnsavedChanges }[];
  readonly notes: readonly { readonly id: string; readonly note: string }[];
}

function UnsavedTexts({ unsaved, notes }: UnsavedTextsProps) {
  const texts = useTexts();
  return (
    <>
      <p>{texts.logOut.explanation}</p>
      <ul>
        {unsaved.map(({ name, changes }) => (
          <li key={name}>
            <UnsavedLine changes={changes} />
          </li>
        ))}
        {notes.map(({ id, note }) => (
          <li key={id} dir="auto">
            {fill(texts.logOut.note, { note: startOf(note) })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The beginning of a note, long enough to recognise it. */
function startOf(note: string): string {
  const start = [...note.trim()].slice(0, 60).join('');
  return start.length < note.trim().length ? `${start}…` : start;
}
