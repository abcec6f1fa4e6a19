import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $shortlist, asOnServer } from '../../stores/shortlist';
import { $removal, $shortlistPage, readURL, undoRemoval } from '../../stores/shortlist-page';
import { guarded } from '../../ui/IslandBoundary';
import { LoadedShortlist } from './LoadedShortlist';
import { EmptyShortlist, PendingShortlist } from './PendingShortlist';
import { RemovalNotice } from './RemovalNotice';
import styles from './Shortlist.module.css';
import type { ShortlistProps } from './shortlist-props';

/** What the visitor keeps, or what a link names: to be looked through, compared, shared and enquired about. */
export const Shortlist = guarded(function Shortlist(props: ShortlistProps) {
  const page = useStore($shortlistPage);
  const kept = useStore($shortlist, asOnServer);
  const removal = useStore($removal);
  const section = useRef<HTMLElement>(null);
  useEffect(readURL, []);
  // What was pressed is gone: the focus goes to the beginning.
  const moveFocus = () => section.current?.focus({ preventScroll: true });
  const undo = () => {
    undoRemoval();
    moveFocus();
  };
  return (
    <section ref={section} className={styles.shortlist} aria-label={props.texts.title} tabIndex={-1}>
      {removal && <RemovalNotice removal={removal} texts={props.texts} onUndo={undo} />}
      {page.kind === 'empty' && <EmptyShortlist {...props} />}
      {page.kind === 'loaded' && <LoadedShortlist {...props} page={page} kept={kept} onGone={moveFocus} />}
      {(page.kind === 'loading' || page.kind === 'failed') && (
        <PendingShortlist {...props} failed={page.kind === 'failed'} onRetry={moveFocus} />
      )}
    </section>
  );
});
