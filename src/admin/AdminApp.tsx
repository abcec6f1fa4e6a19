import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect, useRef } from 'react';
import { ForbiddenDialog } from './components/ForbiddenDialog';
import { LeaveGuard } from './components/LeaveGuard';
import { Loader } from './components/Loader';
import { Shell } from './components/Shell';
import { SkipLink } from './components/SkipLink';
import { windowTitle } from './messages';
import { $page, redirect } from './router';
import { type InnerScreen, type Screen, screenOf } from './screen';
import { CreateScreen } from './screens/CreateScreen';
import { EditScreen } from './screens/EditScreen';
import { ListScreen } from './screens/ListScreen';
import { LoginScreen } from './screens/LoginScreen';
import { $refusedToken } from './state/call';
import { $language } from './state/language';
import { $token } from './state/session';
import { clearToast } from './state/toast';
import { type Texts, useTexts } from './texts';

/** The whole admin area; every screen has a path of its own (docs/specification.md §6). */
export function AdminApp() {
  const screen = screenOf(useStore($page), useStore($token) !== undefined);
  const refusedToken = useStore($refusedToken);
  // The whole area is drawn again when the language changes, whatever reads its texts.
  const texts = useTexts();
  useLanguageOfPage();
  useArrival(screen, texts);
  return (
    <>
      <SkipLink />
      <ScreenContent screen={screen} texts={texts} />
      <LeaveGuard />
      {refusedToken !== undefined && <ForbiddenDialog />}
    </>
  );
}

interface ScreenContentProps {
  readonly screen: Screen;
  readonly texts: Texts;
}

function ScreenContent({ screen, texts }: ScreenContentProps): ReactElement {
  switch (screen.kind) {
    case 'redirect':
      return <Loader label={texts.login.submitting} />;
    case 'login':
      return <LoginScreen />;
    default:
      return (
        <Shell screen={screen.kind}>
          <InnerContent screen={screen} />
        </Shell>
      );
  }
}

function InnerContent({ screen }: { readonly screen: InnerScreen }): ReactElement {
  switch (screen.kind) {
    case 'list':
      return <ListScreen />;
    case 'create':
      return <CreateScreen />;
    case 'edit':
      return <EditScreen key={screen.id} id={screen.id} />;
  }
}

/** Tells the browser, and through it a screen reader, which language the page is in. */
function useLanguageOfPage(): void {
  const language = useStore($language);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
}

/** Names the window, and takes keyboard and screen reader to the heading of a screen that has replaced another. */
function useArrival(screen: Screen, texts: Texts): void {
  const shown = useRef<string>(undefined);
  const path = screen.kind === 'redirect' ? screen.path : undefined;
  const name = screen.kind === 'edit' ? screen.id : screen.kind;
  useEffect(() => {
    if (path !== undefined) redirect(path);
  }, [path]);
  useEffect(() => {
    if (screen.kind !== 'redirect') document.title = windowTitle(screen.kind, texts);
  }, [screen.kind, texts]);
  useEffect(() => {
    if (screen.kind === 'redirect') return;
    if (screen.kind !== 'list') clearToast();
    if (shown.current !== undefined && shown.current !== name) {
      window.scrollTo(0, 0);
      document.querySelector('h1')?.focus();
    }
    shown.current = name;
  }, [screen.kind, name]);
}
