import { Component, type ReactNode } from 'react';
import { ApiError } from '../../api/request';
import { useTexts } from '../i18n/texts';
import { Failure } from '../ui/Failure';

interface ScreenBoundaryProps {
  readonly children: ReactNode;
}

interface ScreenBoundaryState {
  readonly failure?: { readonly error: unknown };
}

/** Error boundary around a screen or the whole area: shows a message if rendering throws or files cannot be loaded. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
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
