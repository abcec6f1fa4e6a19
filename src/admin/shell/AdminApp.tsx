import { useStore } from '@nanostores/react';
import { Component, type ReactElement, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { ApiError } from '../../api/request';
import { $language } from '../i18n/language';
import { type Texts, useTexts } from '../i18n/texts';
import { enquiryBatch } from '../inbox/enquiry-actions';
import { setClosedRecord } from '../list/list-url';
import { ForbiddenDialog, LoginScreen } from '../login/LoginScreen';
import { screenKey } from '../navigation/continued';
import { LeaveGuard } from '../navigation/LeaveGuard';
import { $page, type InnerScreen, redirect, type Screen, screenOf } from '../navigation/router';
import { opportunityBatch } from '../opportunities/opportunity-actions';
import { $refusedToken } from '../session/call';
import { $token } from '../session/session';
import { FormSkeleton, LoadingCover } from '../ui/Loading';
import { Failure } from '../ui/Notices';
import { fetchNextScreens, type Screens } from './later-screens';
import { Shell } from './Shell';

interface Props {
  readonly screens: Screens;
}

/** The whole admin area. Each screen has its own path (docs/specification.md §6). */
export function AdminApp(props: Props) {
  return (
    <ScreenBoundary>
      <Area {...props} />
    </ScreenBoundary>
  );
}

function Area({ screens }: Props) {
  const screen = screenOf(useStore($page), useStore($token) !== undefined);
  const refusedToken = useStore($refusedToken);
  // A change of language renders the whole area again, including components that read texts outside React.
  const texts = useTexts();
  useLanguageOfPage();
  useTitle(screen, texts);
  const isInner = isInside(screen);
  useEffect(() => {
    if (isInner) void fetchNextScreens();
  }, [isInner]);
  const shown = useRef<Shown>(undefined);
  return (
    <>
      <SkipLink />
      <ScreenContent screen={screen} texts={texts} shown={shown} screens={screens} />
      <LeaveGuard />
      {refusedToken !== undefined && <ForbiddenDialog />}
    </>
  );
}

/** The previously shown screen. */
type Shown = { readonly kind: Screen['kind']; readonly id: string; readonly key: string } | undefined;

interface ScreenContentProps extends Props {
  readonly screen: Screen;
  readonly texts: Texts;
  readonly shown: RefObject<Shown>;
}

function ScreenContent({ screen, texts, shown, screens }: ScreenContentProps): ReactElement {
  switch (screen.kind) {
    case 'redirect':
      return <LoadingCover label={texts.login.submitting} />;
    case 'login':
      return (
        <>
          <LoginScreen />
          <Arrival screen={screen} shown={shown} />
        </>
      );
    case 'invitation':
      return (
        <Suspense fallback={<LoadingCover label={texts.invitation.loading} />}>
          <screens.Invitation key={screen.id} id={screen.id} />
        </Suspense>
      );
    default:
      return (
        <Shell screen={screen.kind}>
          <ScreenBoundary key={screenKey(screen)}>
            <Suspense fallback={<FormSkeleton label={texts.dashboard.loading} />}>
              <InnerContent screen={screen} screens={screens} />
              <Arrival screen={screen} shown={shown} />
            </Suspense>
          </ScreenBoundary>
        </Shell>
      );
  }
}

interface InnerContentProps extends Props {
  readonly screen: InnerScreen;
}

function InnerContent({ screen, screens }: InnerContentProps): ReactElement {
  const { Dashboard, List, Editor, History, Trash, Enquiries, Enquiry, People, Account } = screens;
  switch (screen.kind) {
    case 'dashboard':
      return <Dashboard />;
    case 'list':
      return <List />;
    case 'create':
      return <Editor />;
    case 'edit':
      return <Editor id={screen.id} />;
    case 'history':
      return <History id={screen.id} />;
    case 'trash':
      return <Trash />;
    case 'enquiries':
      return <Enquiries />;
    case 'enquiry':
      return <Enquiry id={screen.id} />;
    case 'people':
      return <People />;
    case 'account':
      return <Account />;
  }
}

/** Sets the page's `lang`, so that screen readers pronounce it correctly. */
function useLanguageOfPage(): void {
  const language = useStore($language);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
}

function isInside(screen: Screen): screen is InnerScreen {
  return screen.kind !== 'login' && screen.kind !== 'invitation' && screen.kind !== 'redirect';
}

/** Sets the window title, and follows redirects. */
function useTitle(screen: Screen, texts: Texts): void {
  const path = screen.kind === 'redirect' ? screen.path : undefined;
  const { kind } = screen;
  useEffect(() => {
    if (path !== undefined) redirect(path);
  }, [path]);
  useEffect(() => {
    if (kind !== 'redirect') document.title = `${texts.titles[kind]} · ${texts.site}`;
  }, [kind, texts]);
}

/**
 * Focuses the heading when one screen replaces another. Rendered beside the screen, so that it waits for a screen that is
 * still loading.
 */
function Arrival({ screen, shown }: Pick<ScreenContentProps, 'screen' | 'shown'>): null {
  const { kind } = screen;
  const id = 'id' in screen ? screen.id : '';
  const key = isInside(screen) ? screenKey(screen) : screen.kind;
  useEffect(() => {
    if (kind !== 'list' && kind !== 'dashboard') opportunityBatch.showToast(undefined);
    if (kind !== 'enquiries') enquiryBatch.showToast(undefined);
    const before = shown.current;
    shown.current = { kind, id, key };
    if (before === undefined || before.key === key) return;
    if ((before.kind === 'edit' && kind === 'list') || (before.kind === 'enquiry' && kind === 'enquiries')) {
      setClosedRecord(before.id);
      return;
    }
    window.scrollTo(0, 0);
    // The login focuses its first field.
    if (kind !== 'login') document.querySelector('h1')?.focus();
  }, [kind, id, key, shown]);
  return null;
}

/** First focusable element: skips header and sidebar. */
function SkipLink() {
  const texts = useTexts();
  return (
    <a className="skip-link" href="#main" rel="external">
      {texts.skipToContent}
    </a>
  );
}

interface ScreenBoundaryProps {
  readonly children: ReactNode;
}

interface ScreenBoundaryState {
  readonly failure?: { readonly error: unknown };
}

/** Error boundary around a screen or the whole area: shows a message if rendering throws or files cannot be loaded. */
class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ScreenBoundaryState {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return failure.error instanceof ApiError ? <NotLoaded error={failure.error} /> : <Broken />;
  }
}

// Reloads the page to retry: browsers cache the failure of a module import.
function NotLoaded({ error }: { readonly error: ApiError }) {
  const { failures } = useTexts();
  return <Failure message={failures.screen} error={error} onRetry={() => location.reload()} />;
}

function Broken() {
  const { failures, list } = useTexts();
  return (
    <div role="alert" className="notice notice-danger">
      <p>{failures.broken}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {list.tryAgain}
      </button>
    </div>
  );
}
