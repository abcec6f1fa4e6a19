import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $refusedToken } from './state/call';
import { clearMessage } from './state/toast';
import { $token } from './state/session';
import { ForbiddenDialog } from './components/ForbiddenDialog';
import { LeaveGuard } from './components/LeaveGuard';
import { Loader } from './components/Loader';
import { Shell } from './components/Shell';
import { SkipLink } from './components/SkipLink';
import { $page, redirect } from './router';
import { type Screen, screenOf } from './screen';
import { EditScreen } from './screens/EditScreen';
import { LoginScreen } from './screens/LoginScreen';
import { ManagerScreen } from './screens/ListScreen';
import { UploadScreen } from './screens/CreateScreen';
import { windowTitle } from './messages';
import { texts } from './texts';

/** The whole admin area, below one address each (docs/specification.md §6). */
export function AdminApp() {
  const screen = screenOf(useStore($page), useStore($token) !== undefined);
  const refusedToken = useStore($refusedToken);
  useArrival(screen);
  return (
    <>
      <SkipLink />
      <ScreenContent screen={screen} />
      <LeaveGuard />
      {refusedToken !== undefined && <ForbiddenDialog />}
    </>
  );
}

function ScreenContent({ screen }: { readonly screen: Screen }) {
  if (screen.kind === 'redirect') return <Loader label={texts.login.submitting} />;
  if (screen.kind === 'login') return <LoginScreen />;
  return (
    <Shell screen={screen.kind}>
      {screen.kind === 'manager' && <ManagerScreen />}
      {screen.kind === 'upload' && <UploadScreen />}
      {screen.kind === 'edit' && <EditScreen key={screen.id} id={screen.id} />}
    </Shell>
  );
}

/** Names the window, and takes keyboard and screen reader to the heading of a screen that has replaced another. */
function useArrival(screen: Screen): void {
  const shown = useRef<string>(undefined);
  const address = screen.kind === 'redirect' ? screen.address : undefined;
  const name = screen.kind === 'edit' ? screen.id : screen.kind;
  useEffect(() => {
    if (address !== undefined) redirect(address);
  }, [address]);
  useEffect(() => {
    if (screen.kind === 'redirect') return;
    document.title = windowTitle(screen.kind);
    if (screen.kind !== 'manager') clearMessage();
    if (shown.current !== undefined && shown.current !== name) {
      window.scrollTo(0, 0);
      document.querySelector('h1')?.focus();
    }
    shown.current = name;
  }, [screen.kind, name]);
}
