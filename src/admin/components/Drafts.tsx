import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $listedDrafts, type ListedDraft } from '../state/unsaved-list';
import { newDraft } from '../state/unsaved';
import { rememberDraft } from '../state/tab';
import { addresses } from '../router';
import { texts } from '../texts';
import { DraftLine } from './DraftLine';
import styles from './Drafts.module.css';

/** The way back to what was typed and not saved. */
export function Drafts() {
  const drafts = useStore($listedDrafts);
  if (drafts.length === 0) return null;
  return (
    <div className={`notice ${styles.notice}`}>
      <p>{texts.list.unsaved}</p>
      <ul className={styles.drafts}>
        {drafts.map((listed) => (
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
        <DraftLine draft={draft} /> ({texts.list.openElsewhere})
      </p>
    );
  }
  const link = (title: ReactNode) => (
    <a
      className="quiet-link"
      href={subject === newDraft ? addresses.upload : addresses.edit(subject)}
      onClick={() => rememberDraft(name)}
    >
      {title}
    </a>
  );
  return (
    <p>
      <DraftLine draft={draft} around={link} />
    </p>
  );
}
