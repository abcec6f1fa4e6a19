import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { leave } from '../state/leaving';
import { endSession } from '../state/session';
import { $unsaved, dropAllUnsaved, type UnsavedChanges } from '../state/unsaved';
import { useTexts } from '../texts';
import { Dialog } from './Dialog';
import { UnsavedLine } from './UnsavedLine';

/** Logs out, and asks before it what is to become of unsaved texts: the computer may be shared. */
export function LogOut({ className }: { readonly className: string | undefined }) {
  const texts = useTexts();
  const [isAsking, setAsking] = useState(false);
  const unsaved = Object.entries(useStore($unsaved)).flatMap(([name, changes]) => (changes ? [{ name, changes }] : []));

  function begin(): void {
    if (unsaved.length > 0) setAsking(true);
    else endSession();
  }

  function discard(): void {
    dropAllUnsaved();
    endSession();
  }

  return (
    <>
      <button type="button" className={className} onClick={() => leave(begin)}>
        {texts.sidebar.logOut}
      </button>
      {/* Not inside the sidebar, which may close while this is open. */}
      {isAsking &&
        createPortal(
          <Dialog
            message={texts.logOut.question}
            detail={<UnsavedTexts unsaved={unsaved} />}
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

function UnsavedTexts({
  unsaved,
}: {
  readonly unsaved: readonly { readonly name: string; readonly changes: UnsavedChanges }[];
}) {
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
      </ul>
    </>
  );
}
