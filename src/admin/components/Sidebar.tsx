import { type FixedName, fixedText } from '../fixed-texts';
import { adminPaths } from '../router';
import type { InnerScreen } from '../screen';
import { type Sidebar as SidebarState, uncoverPage } from '../state/sidebar';
import { LanguageChoice } from './LanguageChoice';
import { LogOut } from './LogOut';
import styles from './Sidebar.module.css';

interface SidebarProps {
  readonly screen: InnerScreen['kind'];
  readonly open: boolean;
  readonly mode: SidebarState['mode'];
}

export function Sidebar({ screen, open, mode }: SidebarProps) {
  return (
    <nav id="sidebar" className={styles.sidebar} aria-labelledby="sidebar-heading" data-mode={mode} hidden={!open}>
      <h2 id="sidebar-heading" className={styles.heading}>
        <SidebarText name="sidebar" />
      </h2>
      <ul className={styles.links}>
        <SidebarLink path={adminPaths.list} name="opportunities" isCurrent={screen === 'list'} />
        <SidebarLink path={adminPaths.create} name="create" isCurrent={screen === 'create'} />
      </ul>
      <LanguageChoice />
      <LogOut className={styles.logOut} />
    </nav>
  );
}

interface SidebarLinkProps {
  readonly path: string;
  readonly name: FixedName;
  readonly isCurrent: boolean;
}

function SidebarLink({ path, name, isCurrent }: SidebarLinkProps) {
  return (
    <li>
      <a className={styles.link} href={path} aria-current={isCurrent ? 'page' : undefined} onClick={uncoverPage}>
        <SidebarText name={name} />
      </a>
    </li>
  );
}

/** A fixed text, with what it says beneath it where the reader's language is another one. */
function SidebarText({ name }: { readonly name: FixedName }) {
  const { message, lang, explanation } = fixedText(name);
  return (
    <span className={styles.text}>
      <span lang={lang}>{message}</span>
      {explanation && <span className={styles.explanation}> {explanation}</span>}
    </span>
  );
}
