import { Component, type ReactNode } from 'react';
import { ApiError } from '../../api/request';
import { useTexts } from '../texts';
import { Failure } from './Failure';

interface ScreenBoundaryProps {
  readonly children: ReactNode;
}

interface ScreenBoundaryState {
  readonly error?: ApiError;
}

/** Shows a screen or, where its files could not be loaded, that they could not. Whatever else goes wrong is passed on. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ScreenBoundaryState {
    if (!(error instanceof ApiError)) throw error;
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error ? <NotLoaded error={error} /> : this.props.children;
  }
}

// A browser does not ask again for a file that it could not load, but for a new page.
function NotLoaded({ error }: { readonly error: ApiError }) {
  const { failures } = useTexts();
  return <Failure message={failures.screen} error={error} onRetry={() => location.reload()} />;
}
