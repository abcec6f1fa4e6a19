import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $canLogInHere, leaveRefusedSession } from '../state/call';
import { texts } from '../texts';
import { Dialog } from './Dialog';
import { LoginHere } from './LoginHere';

/** The answer to a refused token, on whatever page: to the login, or over an open form a login that goes on with it. */
export function ForbiddenDialog() {
  const canLogInHere = useStore($canLogInHere);
  const [isHere, setHere] = useState(false);
  if (isHere) return <LoginHere onBack={() => setHere(false)} />;
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
      {canLogInHere && (
        <button type="button" className="button" onClick={() => setHere(true)}>
          {texts.forbidden.stay}
        </button>
      )}
    </Dialog>
  );
}
