import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language';
import type { ApiError } from '../../api/request';
import { failureMessage } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import { focusHeadingInPlace } from '../ui/focus';
import type { Batch, BatchState } from './batch';
import styles from './Toasts.module.css';

interface ToastsProps<Task, Item, Done, Toast> {
  readonly batch: Batch<Task, Item, Done, Toast>;
  /** The content of a toast. */
  content(toast: Toast): ReactNode;
  progress(running: Extract<BatchState<Task, Item>, { kind: 'running' }>): string;
  /** Heading of the list of failed items. */
  failed(task: Task, count: number): string;
  nameOf(item: Item): { readonly name: string; readonly language: Language | undefined };
}

/**
 * Sticky notices about finished, running and failed actions. Rendered empty from the start, so that screen readers
 * announce what is added.
 */
export function Toasts<Task, Item extends { readonly id: string }, Done, Toast extends { readonly undo?: () => void }>({
  batch,
  content,
  progress,
  failed,
  nameOf,
}: ToastsProps<Task, Item, Done, Toast>) {
  const toast = useStore(batch.$toast);
  const state = useStore(batch.$state);
  return (
    <div className={styles.toasts}>
      <div role="status">
        {toast && (
          <DoneNotice undo={toast.undo} onClose={() => batch.showToast(undefined)}>
            {content(toast)}
          </DoneNotice>
        )}
        {state.kind === 'running' && (
          <ProgressNotice text={progress(state)} done={state.done} total={state.total} onStop={batch.stop} />
        )}
      </div>
      {state.kind === 'failed' && (
        <NotDoneNotice
          heading={failed(state.task, state.failed.length)}
          failed={state.failed.map(({ item, error }) => ({ id: item.id, ...nameOf(item), error }))}
          onClose={batch.close}
        />
      )}
    </div>
  );
}

interface DoneNoticeProps {
  readonly children: ReactNode;
  readonly undo: (() => void) | undefined;
  onClose(): void;
}

/** Notice of a finished action, with an undo button. */
function DoneNotice({ children, undo, onClose }: DoneNoticeProps) {
  const { toasts } = useTexts();

  // The focused button disappears with the notice.
  function leave(then: () => void): void {
    focusHeadingInPlace();
    then();
  }

  return (
    <div className={`notice notice-success ${styles.notice}`}>
      <div>{children}</div>
      <div className={styles.buttons}>
        {undo && (
          <button type="button" className="button" onClick={() => leave(undo)}>
            {toasts.undo}
          </button>
        )}
        <button type="button" className="button" onClick={() => leave(onClose)}>
          {toasts.close}
        </button>
      </div>
    </div>
  );
}

interface ProgressNoticeProps {
  readonly text: string;
  readonly done: number;
  readonly total: number;
  onStop(): void;
}

/** Progress of an action on several items. */
function ProgressNotice({ text, done, total, onStop }: ProgressNoticeProps) {
  const texts = useTexts();
  return (
    <div className={`notice ${styles.notice}`}>
      <div>
        <p>{text}</p>
        <progress className={styles.bar} aria-label={text} value={done} max={total} />
      </div>
      <button type="button" className="button" onClick={onStop}>
        {texts.batch.stop}
      </button>
    </div>
  );
}

interface NotDoneNoticeProps {
  readonly heading: string;
  readonly failed: readonly {
    readonly id: string;
    readonly name: string;
    readonly language: Language | undefined;
    readonly error: ApiError;
  }[];
  onClose(): void;
}

/** Lists the failed items with the reasons. */
export function NotDoneNotice({ heading, failed, onClose }: NotDoneNoticeProps) {
  const { toasts } = useTexts();

  function close(): void {
    focusHeadingInPlace();
    onClose();
  }

  return (
    <div role="alert" className={`notice notice-danger ${styles.notice}`}>
      <div>
        <p className={styles.done}>{heading}</p>
        <ul className={styles.failed}>
          {failed.map(({ id, name, language, error }) => (
            <li key={id}>
              <span lang={language} dir="auto">
                {name}
              </span>
              : <Reason error={error} />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.buttons}>
        <button type="button" className="button" onClick={close}>
          {toasts.close}
        </button>
      </div>
    </div>
  );
}

function Reason({ error }: { readonly error: ApiError }) {
  const { batch } = useTexts();
  if (error.status === 409) return batch.changed;
  return error.status === 404 ? batch.gone : failureMessage(error);
}
