import { uncoverPage } from '../state/sidebar';
import { addresses } from '../router';
import { texts } from '../texts';
import { LogOut } from './LogOut';
import styles from './Sidebar.module.css';

interface SidebarProps {
  readonly screen: 'manager' | 'upload' | 'edit';
  readonly open: boolean;
  readonly place: 'beside' | 'over';
}

export function Sidebar({ screen, open, place }: SidebarProps) {
  return (
    <nav id="sidebar" className={styles.sidebar} aria-labelledby="sidebar-heading" data-place={place} hidden={!open}>
      <h2 id="sidebar-heading" className={styles.heading}>
        {texts.sidebar.heading}
      </h2>
      <ul className={styles.links}>
        <SidebarLink address={addresses.manager} label={texts.sidebar.opportunities} isCurrent={screen === 'manager'} />
        <SidebarLink address={addresses.upload} label={texts.sidebar.upload} isCurrent={screen === 'upload'} />
      </ul>
      <LogOut className={styles.logOut} />
    </nav>
  );
}

interface SidebarLinkProps {
  readonly address: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

function SidebarLink({ address, label, isCurrent }: SidebarLinkProps) {
  return (
    <li>
      <a className={styles.link} href={address} aria-current={isCurrent ? 'page' : undefined} onClick={uncoverPage}>
        {label}
      </a>
    </li>
  );
}
