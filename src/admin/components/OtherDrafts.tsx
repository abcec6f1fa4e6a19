import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { $listedDrafts, type ListedDraft } from '../state/unsaved-list';
import { newDraft } from '../state/unsaved';
import { texts } from '../texts';
import { DraftLine } from './DraftLine';
import styles from './OtherDrafts.module.css';

interface OtherDraftsProps {
  readonly subject: string;
  /** The draft that the tab has open. */
  readonly own: string;
  onContinue(name: string): void;
  onDiscard(name: string): void;
}

/** What was typed in tabs that are gone, to go on with or to give up. What a living tab has open is left to that tab. */
export function OtherDrafts({ subject, own, onContinue, onDiscard }: OtherDraftsProps) {
  const heading = useId();
  const others = useStore($listedDrafts).filter(
    (draft) => draft.subject === subject && draft.name !== own && !draft.isOpen,
  );
  if (others.length === 0) return null;
  return (
    <section className={`notice ${styles.notice}`} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {subject === newDraft ? texts.drafts.newOnes : texts.drafts.edits}
      </h2>
      <p>{texts.drafts.explanation}</p>
      <ul className={styles.list}>
        {others.map((other) => (
          <OtherDraft
            key={other.name}
            other={other}
            onContinue={() => onContinue(other.name)}
            onDiscard={() => onDiscard(other.name)}
          />
        ))}
      </ul>
    </section>
  );
}

interface OtherDraftProps {
  readonly other: ListedDraft;
  onContinue(): void;
  onDiscard(): void;
}

function OtherDraft({ other, onContinue, onDiscard }: OtherDraftProps) {
  const title = <span className="visually-hidden">{other.draft.title || texts.list.untitled}</span>;
  return (
    <li className={styles.line}>
      <p className={styles.texts}>
        <DraftLine draft={other.draft} />
      </p>
      <button type="button" className="button" onClick={onContinue}>
        {texts.drafts.continue} {title}
      </button>
      <button type="button" className="button" onClick={onDiscard}>
        {texts.drafts.discard} {title}
      </button>
    </li>
  );
}
