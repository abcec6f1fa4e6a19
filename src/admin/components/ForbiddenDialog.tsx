import { leaveRefusedSession } from '../state/call';
import { texts } from '../texts';
import { Dialog } from './Dialog';

/** The answer to a refused token, on whatever page: back to the login, which keeps all unsaved changes. */
export function ForbiddenDialog() {
  return (
    <Dialog
      message={texts.forbidden.message}
      lang="es"
      detail={<p>{texts.forbidden.kept}</p>}
      onDismiss={leaveRefusedSession}
    >
      <button type="button" className="button button-primary" onClick={leaveRefusedSession}>
        {texts.forbidden.confirm}
      </button>
    </Dialog>
  );
}
