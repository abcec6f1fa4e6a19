import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Stores the island's input. */
  readonly saveInput: (() => void) | undefined;
}

interface State {
  readonly failed: boolean;
}

/**
 * Error boundary of an island: shows a message with a reload button if it throws. Dispatches the window event
 * `island-ready` after hydration (page-scripts/after-load.ts).
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
    // Store input while the fields are still in the page: an island that throws on its first render has not stored it
    // itself.
    trySaving(this.props.saveInput);
    // The texts are in the page, so that they need no script (components/IslandsScript.astro).
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

function trySaving(saveInput: (() => void) | undefined): void {
  try {
    saveInput?.();
  } catch {
    // Reading the fields may be what failed.
  }
}

/**
 * Wraps an island in an error boundary, so that an error does not affect the rest of the page; `saveInput` stores its input.
 */
export function guarded<IslandProps extends object>(
  Island: ComponentType<IslandProps>,
  saveInput?: () => void,
): ComponentType<IslandProps> {
  return (props) => (
    <IslandBoundary saveInput={saveInput}>
      <Island {...props} />
    </IslandBoundary>
  );
}
