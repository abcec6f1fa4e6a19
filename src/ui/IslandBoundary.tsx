import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Stores what was typed into the island. */
  readonly keep: (() => void) | undefined;
}

interface State {
  readonly failed: boolean;
}

/**
 * Shows an island or, where it has thrown, that it has, with a way to reload the page. The window gets an event
 * `island-ready` once React has taken the island over (browser/after-load.ts).
 */
class IslandBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidMount(): void {
    dispatchEvent(new Event('island-ready'));
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // Now, while its fields are still in the page: an island that throws at once has stored nothing itself.
    keepWhatWorks(this.props.keep);
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

function keepWhatWorks(keep: (() => void) | undefined): void {
  try {
    keep?.();
  } catch {
    // What is broken may be what reads the fields.
  }
}

/** An island that does not take the rest of its page along when it throws; `keep` stores what was typed into it. */
export function guarded<IslandProps extends object>(
  Island: ComponentType<IslandProps>,
  keep?: () => void,
): ComponentType<IslandProps> {
  return (props) => (
    <IslandBoundary keep={keep}>
      <Island {...props} />
    </IslandBoundary>
  );
}
