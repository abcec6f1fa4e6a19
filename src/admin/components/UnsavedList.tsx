import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { adminPaths } from '../router';
import { rememberDraft } from '../state/tab';
import { newDraft } from '../state/unsaved';
import { $listedDrafts, type ListedDraft } from '../state/unsaved-list';
import { texts } from '../texts';
import { UnsavedLine } from './UnsavedLine';
import styles from './UnsavedList.module.css';

/** The way back to what was typed and not saved. */
export function UnsavedList() {
  const unsaved = useStore($listedDrafts);
  if (unsaved.length === 0) return null;
  return (
    <div className={`notice ${styles.notice}`}>
      <p>{texts.list.unsaved}</p>
      <ul className={styles.list}>
        {unsaved.map((listed) => (
          <li key={listed.name}>
            <Line listed={listed} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Line({ listed: { name, subject, draft, isOpen } }: { readonly listed: ListedDraft }) {
  if (isOpen) {
    return (
      <p>
        <UnsavedLine draft={draft} /> ({texts.list.openElsewhere})
      </p>
    );
  }
  const link = (title: ReactNode) => (
    <a
      className="quiet-link"
      href={subject === newDraft ? adminPaths.create : adminPaths.edit(subject)}
      onClick={() => rememberDraft(name)}
    >
      {title}
    </a>
  );
  return (
    <p>
      <UnsavedLine draft={draft} around={link} />
    </p>
  );
}
