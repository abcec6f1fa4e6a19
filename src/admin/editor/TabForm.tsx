import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { useTexts } from '../i18n/texts';
import { open, pathTo } from '../navigation/router';
import { offerLoginHere } from '../session/call';
import { focusHeading } from '../ui/focus';
import { FormSkeleton } from '../ui/Loading';
import { UnsavedLine } from '../unsaved/UnsavedLine';
import { DiscardedNotice } from '../unsaved/UnsavedList';
import { newSubject } from '../unsaved/unsaved';
import { $listedUnsaved, type ListedUnsaved } from '../unsaved/unsaved-list';
import styles from './EditorScreen.module.css';
import type { Saved } from './form-state';
import type { FormStore } from './form-store';
import { focusTitle, OpportunityForm } from './OpportunityForm';
import type { FormInTab, OpenedForm } from './open-form';
import { BesidePreview } from './preview/PreviewPlace';

interface TabFormProps {
  readonly inTab: FormInTab;
  /** Called with the stored record that the open form began from or has stored. */
  onRecord(record: Opportunity | undefined): void;
  onSaved(saved: Saved): void;
}

/** The pressed button disappears with the change, so the focus moves elsewhere. */
async function change(changing: Promise<void>, goOn: () => void): Promise<void> {
  await changing;
  goOn();
}

/** This tab's open form, below a list of other unsaved changes. */
export function TabForm({ inTab, onRecord, onSaved }: TabFormProps) {
  const opened = useStore(inTab.$opened);
  const form = opened.kind === 'open' ? opened.form : undefined;
  useEffect(() => (form ? offerLoginHere() : undefined), [form]);
  useEffect(() => form?.$record.subscribe(onRecord), [form, onRecord]);
  if (opened.kind === 'opening') return <FormSkeleton />;
  return <OpenTabForm inTab={inTab} opened={opened} onSaved={onSaved} />;
}

interface OpenTabFormProps extends Pick<TabFormProps, 'inTab' | 'onSaved'> {
  readonly opened: Extract<OpenedForm, { readonly kind: 'open' }>;
}

function OpenTabForm({ inTab, opened: { name, key, form }, onSaved }: OpenTabFormProps) {
  const subject = useStore(form.$record)?.id ?? newSubject;

  const discard = () => void change(inTab.discard(name), focusTitle);

  // An opportunity stored by an earlier attempt is edited in a form of its own.
  function takeTheirs(theirs: Opportunity): void {
    if (form.isNew) open(pathTo('edit', { id: theirs.id }));
    else void change(inTab.takeTheirs(theirs), focusHeading);
  }

  return (
    <>
      <DiscardedNotice $discarded={inTab.$discarded} onUndo={() => void change(inTab.undoDiscard(), focusTitle)} />
      <OtherUnsaved
        subject={subject}
        own={name}
        onContinue={(other) => void change(inTab.continueWith(other), focusTitle)}
        onDiscard={(other) => void change(inTab.discard(other), focusHeading)}
      />
      <RestoredNotice key={`notice ${key}`} form={form} onDiscard={discard} />
      <BesidePreview key={key} form={form}>
        <OpportunityForm form={form} onSaved={onSaved} onTheirsTaken={takeTheirs} onDiscard={discard} />
      </BesidePreview>
    </>
  );
}

interface OtherUnsavedProps {
  readonly subject: string;
  /** Name of the unsaved changes that this tab has open. */
  readonly own: string;
  onContinue(name: string): void;
  onDiscard(name: string): void;
}

/** Unsaved changes of closed tabs, to continue or discard. Those open in another live tab are not offered. */
function OtherUnsaved({ subject, own, onContinue, onDiscard }: OtherUnsavedProps) {
  const texts = useTexts();
  const heading = useId();
  const others = useStore($listedUnsaved).filter(
    (listed) => listed.subject === subject && listed.name !== own && !listed.isOpen,
  );
  if (others.length === 0) return null;
  return (
    <section className={`notice ${styles.others}`} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {subject === newSubject ? texts.unsaved.newOnes : texts.unsaved.edits}
      </h2>
      <p>{texts.unsaved.explanation}</p>
      <ul className={styles.list}>
        {others.map((other) => (
          <OtherLine
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

interface OtherLineProps {
  readonly other: ListedUnsaved;
  onContinue(): void;
  onDiscard(): void;
}

function OtherLine({ other, onContinue, onDiscard }: OtherLineProps) {
  const texts = useTexts();
  const { title: typed, language } = other.changes;
  const title = (
    <span className="visually-hidden" lang={typed ? language : undefined} dir="auto">
      {typed || texts.list.untitled}
    </span>
  );
  return (
    <li className={styles.line}>
      <p className={styles.texts}>
        <UnsavedLine changes={other.changes} />
      </p>
      <button type="button" className="button" onClick={onContinue}>
        {texts.unsaved.continue} {title}
      </button>
      <button type="button" className="button" onClick={onDiscard}>
        {texts.unsaved.discard} {title}
      </button>
    </li>
  );
}

interface RestoredNoticeProps {
  readonly form: FormStore;
  onDiscard(): void;
}

/** Says that the form shows restored unsaved changes, and offers to discard them. */
function RestoredNotice({ form, onDiscard }: RestoredNoticeProps) {
  const texts = useTexts();
  const isRestored = useStore(form.$restored);
  const isSaving = useStore(form.$state).kind === 'saving';
  if (!isRestored) return null;
  return (
    <div role="status" className={`notice ${styles.notice}`}>
      <div>
        <p className={styles.message}>{texts.form.restored}</p>
        <p>{texts.form.restoredDetail}</p>
      </div>
      <button type="button" className="button" disabled={isSaving} onClick={onDiscard}>
        {texts.unsaved.discard}
      </button>
    </div>
  );
}
