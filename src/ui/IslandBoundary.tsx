import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
}

/** Shows an island or, where it has thrown, that it has, with a way to reload the page. */
class IslandBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // The page has the words, so that no script carries them (components/IslandsScript.astro).
    const { failed, reload } = document.querySelector<HTMLElement>('[data-failed]')?.dataset ?? {};
    return (
      <div role="alert" className="notice notice-danger">
        <p>{failed}</p>
        <p>
          <button type="button" className="button" onClick={() => location.reload()}>
            {reload}
          </button>
        </p>
      </div>
    );
  }
}

/** An island that does not take the rest of its page along when it throws. */
export function guarded<IslandProps extends object>(Island: ComponentType<IslandProps>): ComponentType<IslandProps> {
  return (props) => (
    <IslandBoundary>
      <Island {...props} />
    </IslandBoundary>
  );
}
