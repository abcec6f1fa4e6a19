import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon';
import { isComposingKey } from '../../ui/input-method';
import { useTexts } from '../i18n/texts';
import type { InnerScreen } from '../navigation/router';
import { OpportunityToasts } from '../opportunities/OpportunityToasts';
import { refreshTeam } from '../session/team';
import styles from './Shell.module.css';
import { Sidebar } from './Sidebar';
import { $sidebar, toggleSidebar, uncoverPage } from './sidebar-state';

interface ShellProps {
  readonly screen: InnerScreen['kind'];
  readonly children: ReactNode;
}

/** Header, sidebar and notices around every screen behind the login. */
export function Shell({ screen, children }: ShellProps) {
  const texts = useTexts();
  const { open, mode } = useStore($sidebar);
  const covers = open && mode === 'over';
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => void refreshTeam(), []);
  useEscape(covers, () => {
    uncoverPage();
    toggle.current?.focus();
  });
  return (
    <div className={styles.shell}>
      <header className={styles.header}>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls="sidebar"
          onClick={toggleSidebar}
        >
          <MenuIcon />
          {texts.sidebar.menu}
        </button>
        <p className={styles.site}>{texts.site}</p>
        <a className={`quiet-link ${styles.view}`} href="/" rel="external">
          {texts.viewSite}
        </a>
      </header>
      <Sidebar screen={screen} open={open} mode={mode} />
      {covers && <div className={styles.overlay} aria-hidden="true" onClick={uncoverPage} />}
      <main id="main" className={styles.main} tabIndex={-1} inert={covers}>
        <OpportunityToasts />
        {children}
      </main>
    </div>
  );
}

function MenuIcon() {
  return (
    <Icon>
      <path d="M2 5h16M2 10h16M2 15h16" />
    </Icon>
  );
}

function useEscape(isActive: boolean, leave: () => void): void {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    if (!isActive) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposingKey(event)) latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isActive]);
}
