import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { type FixedName, fixedText } from '../i18n/fixed-texts';
import { counted, numberText } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import { $waitingEnquiries, lookForWaiting } from '../inbox/waiting';
import { adminPaths } from '../navigation/router';
import { LanguageChoice } from '../ui/LanguageChoice';
import { LogOut } from './LogOut';
import styles from './Sidebar.module.css';
import type { InnerScreen } from './screen';
import { type Sidebar as SidebarState, uncoverPage } from './sidebar';

interface SidebarProps {
  readonly screen: InnerScreen['kind'];
  readonly open: boolean;
  readonly mode: SidebarState['mode'];
}

export function Sidebar({ screen, open, mode }: SidebarProps) {
  const texts = useTexts();
  return (
    <nav id="sidebar" className={styles.sidebar} aria-labelledby="sidebar-heading" data-mode={mode} hidden={!open}>
      <h2 id="sidebar-heading" className={styles.heading}>
        <SidebarText name="sidebar" />
      </h2>
      <ul className={styles.links}>
        <SidebarLink path={adminPaths.dashboard} isCurrent={screen === 'dashboard'}>
          {texts.sidebar.overview}
        </SidebarLink>
        <SidebarLink path={adminPaths.enquiries} isCurrent={screen === 'enquiries' || screen === 'enquiry'}>
          {texts.sidebar.enquiries}
          <Waiting screen={screen} />
        </SidebarLink>
        <SidebarLink path={adminPaths.list} isCurrent={screen === 'list' || screen === 'edit' || screen === 'history'}>
          <SidebarText name="opportunities" />
        </SidebarLink>
        <SidebarLink path={adminPaths.create} isCurrent={screen === 'create'}>
          <SidebarText name="create" />
        </SidebarLink>
        <SidebarLink path={adminPaths.trash} isCurrent={screen === 'trash'}>
          {texts.titles.trash}
        </SidebarLink>
      </ul>
      <div className={styles.languages}>
        <LanguageChoice />
      </div>
      <LogOut className={styles.logOut} />
    </nav>
  );
}

/** Number of unanswered enquiries. */
function Waiting({ screen }: Pick<SidebarProps, 'screen'>) {
  const { sidebar } = useTexts();
  const waiting = useStore($waitingEnquiries);
  // These two screens load the number themselves.
  const isAsked = screen === 'dashboard' || screen === 'enquiries';
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the screen reloads the number.
  useEffect(() => {
    if (!isAsked) void lookForWaiting();
  }, [screen, isAsked]);
  const count = waiting.kind === 'loaded' ? waiting.answer.count : 0;
  if (count === 0) return null;
  return (
    <span className={styles.waiting}>
      <span aria-hidden="true">{numberText(count)}</span>
      <span className="visually-hidden"> {counted(sidebar.waiting, count)}</span>
    </span>
  );
}

interface SidebarLinkProps {
  readonly path: string;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

function SidebarLink({ path, isCurrent, children }: SidebarLinkProps) {
  return (
    <li>
      <a className={styles.link} href={path} aria-current={isCurrent ? 'page' : undefined} onClick={uncoverPage}>
        {children}
      </a>
    </li>
  );
}

/** A fixed text, with a translation below it for readers of another language. */
function SidebarText({ name }: { readonly name: FixedName }) {
  const { message, lang, explanation } = fixedText(name);
  return (
    <span className={styles.text}>
      <span className={styles.message} lang={lang}>
        {message}
      </span>
      {explanation && <span className={styles.explanation}> {explanation}</span>}
    </span>
  );
}
