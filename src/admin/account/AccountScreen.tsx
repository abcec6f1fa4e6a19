import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { fill } from '../../i18n/fill';
import { useTexts } from '../i18n/texts';
import login from '../login/Login.module.css';
import { pathTo, redirect } from '../navigation/router';
import { $account } from '../session/session';
import { LanguageChoice } from '../ui/LanguageChoice';
import { FormSkeleton } from '../ui/Loading';
import { Failure, Notice } from '../ui/Notices';
import styles from './Account.module.css';
import { PasswordForm } from './PasswordForm';
import { createAcceptance, createInvitation, createPasswordChange } from './set-password';

/** Who is logged in, and the change of the own password. The owner’s is an environment variable. */
export function AccountScreen() {
  const texts = useTexts();
  const account = useStore($account);
  return (
    <>
      <h1 tabIndex={-1}>{texts.titles.account}</h1>
      {account && (
        <p className={styles.who} dir="auto">
          {fill(texts.account.loggedInAs, { name: account.name, role: texts.account.roles[account.role] })}
        </p>
      )}
      {account?.role === 'editor' ? <Change /> : <p className="notice">{texts.account.ownersPassword}</p>}
    </>
  );
}

function Change() {
  const { account: words } = useTexts();
  const [form] = useState(createPasswordChange);
  const state = useStore(form.$state);
  return (
    <section aria-labelledby="password-heading">
      <h2 id="password-heading" className={styles.heading}>
        {words.change}
      </h2>
      <div role="status">
        {state.kind === 'done' && <Notice kind="success" message={words.changed} />}
        {state.kind === 'gone' && <Notice kind="danger" message={words.notSet} />}
      </div>
      <PasswordForm form={form} username={undefined} asksCurrent submit={words.change} />
    </section>
  );
}

/** Sets the password of an invited person. A link that does not hold shows one message, whatever the reason. */
export function InvitationScreen({ id: invitation }: { readonly id: string }) {
  const texts = useTexts();
  const [{ $state, load }] = useState(() => createInvitation(invitation));
  const [form] = useState(() => createAcceptance(invitation));
  const state = useStore($state);
  const acceptance = useStore(form.$state);
  useEffect(() => void load(), [load]);
  useEffect(() => {
    if (acceptance.kind === 'done') redirect(pathTo('list'));
  }, [acceptance]);
  const words = texts.invitation;
  return (
    <main id="main" className={login.login} tabIndex={-1}>
      <p className={login.site}>{texts.site}</p>
      <p className={login.area}>{texts.login.area}</p>
      <div className={login.form}>
        <h1 tabIndex={-1}>{texts.titles.invitation}</h1>
        {state.kind === 'loading' && <FormSkeleton label={words.loading} />}
        {state.kind === 'failed' && <Failure message={words.failed} error={state.error} onRetry={() => void load()} />}
        {state.kind === 'gone' || acceptance.kind === 'gone' ? (
          <p role="alert" className="notice notice-danger">
            {words.gone}
          </p>
        ) : (
          state.kind === 'holds' && (
            <>
              <p dir="auto">{fill(words.welcome, state)}</p>
              <PasswordForm form={form} username={state.username} asksCurrent={false} submit={words.set} />
            </>
          )
        )}
      </div>
      <div className={login.languages}>
        <LanguageChoice />
      </div>
    </main>
  );
}
