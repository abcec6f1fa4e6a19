import { useEffect, useId, useState } from 'react';
import { forgetRefusal } from '../state/call';
import { createLogin } from '../state/login';
import { $token } from '../state/session';
import { useTexts } from '../texts';
import { Dialog } from './Dialog';
import { LoginFields, useLoginForm } from './LoginFields';
import styles from './LoginHere.module.css';

/** A login over the form that is open: what was refused goes on with the new token, and nothing is left. */
export function LoginHere({ onBack }: { onBack(): void }) {
  const texts = useTexts();
  const id = useId();
  const [login] = useState(() => createLogin());
  const form = useLoginForm(login);
  // Whoever waits for the new token has it now; where nobody does, there is nothing left to say either.
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
