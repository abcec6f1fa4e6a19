import type { Opportunity } from '#domain/opportunity/opportunity';
import { useTexts } from '../i18n/texts';
import { pathTo } from '../navigation/router';
import styles from './SavedLinks.module.css';

/** Links after a save: to the public page if published, and back to the form. */
export function SavedLinks({ opportunity: { id, status } }: { readonly opportunity: Opportunity }) {
  const { toasts } = useTexts();
  return (
    <p className={styles.links}>
      {status === 'published' && (
        <a className="quiet-link" href={`/opportunity/${id}`} target="_blank" rel="external noopener">
          {toasts.view} <span className="visually-hidden">({toasts.newTab})</span>
        </a>
      )}
      <a className="quiet-link" href={pathTo('edit', { id })}>
        {toasts.edit}
      </a>
    </p>
  );
}
