import type { Opportunity } from '#domain/opportunity/opportunity';
import { adminPaths } from '../router';
import { useTexts } from '../texts';
import styles from './SavedLinks.module.css';

/** The ways on from what has just been saved: to its page, where the public has it, and back to its form. */
export function SavedLinks({ opportunity: { id, status } }: { readonly opportunity: Opportunity }) {
  const { toasts } = useTexts();
  return (
    <p className={styles.links}>
      {status === 'published' && (
        <a className="quiet-link" href={`/opportunity/${id}`} target="_blank" rel="external noopener">
          {toasts.view} <span className="visually-hidden">({toasts.newTab})</span>
        </a>
      )}
      <a className="quiet-link" href={adminPaths.edit(id)}>
        {toasts.edit}
      </a>
    </p>
  );
}
