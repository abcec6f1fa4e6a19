import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts';
import { pathTo } from '../navigation/router';
import styles from './Unsaved.module.css';
import { UnsavedLine } from './UnsavedLine';
import { newSubject, rememberUnsaved } from './unsaved';
import { $listedUnsaved, type ListedUnsaved } from './unsaved-list';

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
      href={subject === newSubject ? pathTo('create') : pathTo('edit', { id: subject })}
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
