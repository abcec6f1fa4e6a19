import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { fill } from '../../i18n/fill';
import { useTexts } from '../i18n/texts';
import { $account } from '../session/session';
import { Notice } from '../ui/Notices';
import styles from './Account.module.css';
import { PasswordForm } from './PasswordForm';
import { createPasswordChange } from './set-password';

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
