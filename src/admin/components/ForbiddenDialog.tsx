import { fixedText } from '../fixed-texts';
import { leaveRefusedSession } from '../state/call';
import { useTexts } from '../texts';
import { Dialog } from './Dialog';

/** The answer to a refused token, on whatever page: back to the login, which keeps all unsaved changes. */
export function ForbiddenDialog() {
  const texts = useTexts();
  return (
    <Dialog {...fixedText('forbidden')} detail={<p>{texts.forbidden.kept}</p>} onDismiss={leaveRefusedSession}>
      <button type="button" className="button button-primary" onClick={leaveRefusedSession}>
        {texts.forbidden.confirm}
      </button>
    </Dialog>
  );
}
