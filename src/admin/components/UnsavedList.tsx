import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { adminPaths } from '../router';
import { rememberUnsaved } from '../state/tab';
import { newSubject } from '../state/unsaved';
import { $listedUnsaved, type ListedUnsaved } from '../state/unsaved-list';
import { useTexts } from '../texts';
import { UnsavedLine } from './UnsavedLine';
import styles from './UnsavedList.module.css';

/** List of links to unsaved changes. */
export function UnsavedList() {
  const texts = useTexts();
  const unsaved = useStore($listedUnsaved);
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

function Line({ listed: { name, subject, changes, isOpen } }: { readonly listed: ListedUnsaved }) {
  const texts = useTexts();
  if (isOpen) {
    return (
      <p>
        <UnsavedLine changes={changes} /> ({texts.list.openElsewhere})
      </p>
    );
  }
  const link = (title: ReactNode) => (
    <a
      className="quiet-link"
      href={subject === newSubject ? adminPaths.create : adminPaths.edit(subject)}
      onClick={() => rememberUnsaved(name)}
    >
      {title}
    </a>
  );
  return (
    <p>
      <UnsavedLine changes={changes} around={link} />
    </p>
  );
}
