import { useStore } from '@nanostores/react';
import { useTexts } from '../i18n/texts';
import { Dialog } from '../ui/Dialog';
import { $leaving, $unfinished, leaveAnyway, stay } from './leaving';
import { useLeaveGuard } from './use-leave-guard';

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
