import type { ReactNode } from 'react';
import { type FixedName, fixedText } from '../fixed-texts';
import { adminPaths } from '../router';
import type { InnerScreen } from '../screen';
import { type Sidebar as SidebarState, uncoverPage } from '../state/sidebar';
import { useTexts } from '../texts';
import { LanguageChoice } from './LanguageChoice';
import { LogOut } from './LogOut';
import styles from './Sidebar.module.css';

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
        <SidebarLink path={adminPaths.list} isCurrent={screen === 'list'}>
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

/** A fixed text, with what it says beneath it where the reader's language is another one. */
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
