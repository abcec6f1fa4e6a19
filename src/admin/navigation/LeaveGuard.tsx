import { useStore } from '@nanostores/react';
import { onSet } from 'nanostores';
import { useEffect } from 'react';
import { useTexts } from '../i18n/texts';
import { Dialog } from '../ui/Dialog';
import { isFormContinuing } from './continued';
import { $leaving, $page, $unfinished, leave, leaveAnyway, open, stay } from './router';

/** Asks for confirmation before leaving a form with unfinished uploads. */
export function LeaveGuard() {
  const texts = useTexts();
  const unfinished = useStore($unfinished);
  const leaving = useStore($leaving);
  useLeaveGuard(unfinished.length > 0);
  if (!leaving) return null;
  const detail = (
    <>
      <p>{texts.leaving.explanation}</p>
      <ul>
        {[...new Set(unfinished)].map((file) => (
          <li key={file}>{file}</li>
        ))}
      </ul>
    </>
  );
  return (
    <Dialog message={texts.leaving.question} detail={detail} onDismiss={stay}>
      <button type="button" className="button" onClick={stay}>
        {texts.leaving.stay}
      </button>
      <button type="button" className="button" onClick={leaveAnyway}>
        {texts.leaving.leave}
      </button>
    </Dialog>
  );
}

/** While on, confirms before leaving: our dialog for other admin pages, the browser's own for closing and reloading. */
function useLeaveGuard(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', unload);
    const unbind = onSet($page, ({ newValue, abort }) => {
      const here = $page.get()?.path;
      const wanted = newValue?.path;
      const isFree = $unfinished.get().length === 0 || isFormContinuing();
      if (isFree || here === undefined || wanted === undefined || wanted === here) return;
      abort();
      // The browser may have gone back already: restore the path.
      if (location.pathname !== here) open(here);
      leave(() => open(wanted));
    });
    return () => {
      removeEventListener('beforeunload', unload);
      unbind();
    };
  }, [isOn]);
}
