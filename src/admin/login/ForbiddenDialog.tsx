import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { fixedText } from '../i18n/fixed-texts';
import { useTexts } from '../i18n/texts';
import { $canLogInHere, forgetRefusal, leaveRefusedSession } from '../session/call';
import { $token } from '../session/session';
import { Dialog } from '../ui/Dialog';
import { LoginFields, useLoginForm } from './Login';
import styles from './Login.module.css';
import { createLogin } from './login';

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
      {canLogInHere && (
        <button type="button" className="button button-primary" onClick={() => setHere(true)}>
          {texts.forbidden.stay}
        </button>
      )}
      <button type="button" className={canLogInHere ? 'button' : 'button button-primary'} onClick={leaveRefusedSession}>
        {canLogInHere ? texts.forbidden.leave : texts.forbidden.confirm}
      </button>
    </Dialog>
  );
}

/** Login dialog over an open form. Refused calls continue with the new token, and the form stays open. */
function LoginHere({ onBack }: { onBack(): void }) {
  const texts = useTexts();
  const id = useId();
  const [login] = useState(() => createLogin());
  const form = useLoginForm(login);
  // Once there is a new token, waiting calls continue; hide the message in any case.
  useEffect(() => $token.listen(forgetRefusal), []);
  const isSubmitting = form.state.kind === 'submitting';

  const fields = (
    <form id={id} className={styles.dialogForm} noValidate inert={isSubmitting} onSubmit={form.send}>
      <p>{texts.forbidden.goesOn}</p>
      <LoginFields login={login} form={form} />
    </form>
  );
  return (
    <Dialog message={texts.forbidden.here} detail={fields} locked={isSubmitting} onDismiss={onBack}>
      <button type="button" className="button" aria-disabled={isSubmitting} onClick={() => !isSubmitting && onBack()}>
        {texts.forbidden.back}
      </button>
      <button type="submit" form={id} className="button button-primary" aria-disabled={isSubmitting}>
        {isSubmitting ? texts.login.submitting : texts.login.submit}
      </button>
    </Dialog>
  );
}
