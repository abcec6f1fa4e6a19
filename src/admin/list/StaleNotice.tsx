import { useLayoutEffect, useRef } from 'react';
import type { ApiError } from '../../api/request';
import { failureMessage } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import { focusHeadingInPlace } from '../ui/focus';
import styles from './StaleNotice.module.css';

interface StaleNoticeProps {
  /** Why the last reload failed, if it did. */
  readonly error: ApiError | undefined;
  onRetry(): void;
}

/** Says that the shown rows could not be updated. Rendered empty from the start, so that screen readers announce it. */
export function StaleNotice({ error, onRetry }: StaleNoticeProps) {
  return <div role="status">{error && <Stale error={error} onRetry={onRetry} />}</div>;
}

function Stale({ error, onRetry }: StaleNoticeProps & { readonly error: ApiError }) {
  const { list } = useTexts();
  const notice = useRef<HTMLDivElement>(null);
  // The notice may disappear with the focused button.
  useLayoutEffect(() => {
    const shown = notice.current;
    return () => {
      if (shown?.contains(document.activeElement)) focusHeadingInPlace();
    };
  }, []);
  return (
    <div ref={notice} className={`notice ${styles.notice}`}>
      <p>
        {list.stale} {failureMessage(error)}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        {list.tryNow}
      </button>
    </div>
  );
}
