import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { fixedText } from '../i18n/fixed-texts';
import { useTexts } from '../i18n/texts';
import { $canLogInHere, leaveRefusedSession } from '../session/call';
import { Dialog } from '../ui/Dialog';
import { LoginHere } from './LoginHere';

/**
 * Dialog shown on any page when the token is refused: leads to the login, or over an open form offers to log in without
 * leaving it.
 */
export function ForbiddenDialog() {
  const texts = useTexts();
  const canLogInHere = useStore($canLogInHere);
  const [isHere, setHere] = useState(false);
  if (isHere) return <LoginHere onBack={() => setHere(false)} />;
  return (
    <Dialog {...fixedText('forbidden')} detail={<p>{texts.forbidden.kept}</p>} onDismiss={leaveRefusedSession}>
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
