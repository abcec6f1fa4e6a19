import { useStore } from '@nanostores/react';
import { $drafts, newDraft } from '../../stores/admin-drafts';
import { addresses } from '../router';
import { texts } from '../texts';
import styles from './Drafts.module.css';

/** The way back to what was typed and not saved. */
export function Drafts() {
  const drafts = Object.entries(useStore($drafts)).flatMap(([name, draft]) => (draft ? [{ name, ...draft }] : []));
  if (drafts.length === 0) return null;
  return (
    <div className={`notice ${styles.notice}`}>
      <p>{texts.list.unsaved}</p>
      <ul className={styles.drafts}>
        {drafts.map(({ name, title }) => (
          <li key={name}>
            <a className="quiet-link" href={name === newDraft ? addresses.upload : addresses.edit(name)}>
              {title || texts.list.untitled}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
