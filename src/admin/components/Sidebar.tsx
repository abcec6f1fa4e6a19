import { adminPaths } from '../router';
import type { InnerScreen } from '../screen';
import { type Sidebar as SidebarState, uncoverPage } from '../state/sidebar';
import { texts } from '../texts';
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
        {texts.sidebar.heading}
      </h2>
      <ul className={styles.links}>
        <SidebarLink path={adminPaths.list} label={texts.sidebar.opportunities} isCurrent={screen === 'list'} />
        <SidebarLink path={adminPaths.create} label={texts.sidebar.create} isCurrent={screen === 'create'} />
      </ul>
      <LogOut className={styles.logOut} />
    </nav>
  );
}

interface SidebarLinkProps {
  readonly path: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

function SidebarLink({ path, label, isCurrent }: SidebarLinkProps) {
  return (
    <li>
      <a className={styles.link} href={path} aria-current={isCurrent ? 'page' : undefined} onClick={uncoverPage}>
        {label}
      </a>
    </li>
  );
}
