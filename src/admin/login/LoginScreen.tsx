import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/texts';
import { opportunityList } from '../opportunities/opportunity-list';
import { LanguageChoice } from '../ui/LanguageChoice';
import { Loader } from '../ui/Loading';
import styles from './Login.module.css';
import { LoginFields, useLoginForm } from './LoginFields';
import { createLogin } from './login';

/** Login (docs/specification.md §6.2). The fields keep their text after a failure; success leads to the list. */
export function LoginScreen() {
  const texts = useTexts();
  const [login] = useState(() => createLogin(opportunityList.begin));
  const form = useLoginForm(login);
  const { username } = form;
  useEffect(() => username.current?.focus(), [username]);
  const isSubmitting = form.state.kind === 'submitting';
  return (
    <main id="main" className={styles.login} tabIndex={-1}>
      <p className={styles.site}>{texts.site}</p>
      <p className={styles.area}>{texts.login.area}</p>
      <form className={styles.form} noValidate inert={isSubmitting} onSubmit={form.send}>
        <h1 tabIndex={-1}>{texts.titles.login}</h1>
        <LoginFields login={login} form={form} />
        <button type="submit" className="button button-primary">
          {texts.login.submit}
        </button>
      </form>
      <div className={styles.languages}>
        <LanguageChoice />
      </div>
      {isSubmitting && <Loader label={texts.login.submitting} />}
    </main>
  );
}
