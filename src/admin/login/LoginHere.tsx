import { useEffect, useId, useState } from 'react';
import { useTexts } from '../i18n/texts';
import { forgetRefusal } from '../session/call';
import { $token } from '../session/session';
import { Dialog } from '../ui/Dialog';
import { LoginFields, useLoginForm } from './LoginFields';
import styles from './LoginHere.module.css';
import { createLogin } from './login';

/** Login dialog over an open form. Refused calls continue with the new token, and the form stays open. */
export function LoginHere({ onBack }: { onBack(): void }) {
  const texts = useTexts();
  const id = useId();
  const [login] = useState(() => createLogin());
  const form = useLoginForm(login);
  // Once there is a new token, waiting calls continue; hide the message in any case.
  useEffect(() => $token.listen(forgetRefusal), []);
  const isSubmitting = form.state.kind === 'submitting';

  const fields = (
    <form id={id} className={styles.form} noValidate inert={isSubmitting} onSubmit={form.send}>
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
