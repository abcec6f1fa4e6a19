import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { offerLoginHere } from '../session/call';
import { focusHeading } from '../ui/focus';
import { FormSkeleton } from '../ui/Loading';
import { DiscardedNotice } from '../unsaved/DiscardedNotice';
import { focusTitle, OpportunityForm } from './OpportunityForm';
import { createFormInTab, type FormInTab } from './open-form';
import { BesidePreview } from './preview/PreviewPlace';
import { DiscardChanges, OtherUnsaved, RestoredNotice } from './UnsavedNotices';

interface TabFormProps {
  readonly inTab: FormInTab;
  readonly subject: string;
  onSaved(opportunity: Opportunity, isUnchanged: boolean): void;
  onTheirsTaken(theirs: Opportunity): void;
}

/** The pressed button disappears with the change, so the focus moves elsewhere. */
async function change(changing: Promise<void>, goOn: () => void): Promise<void> {
  await changing;
  goOn();
}

/** This tab's open form, below a list of other unsaved changes. */
export function TabForm({ inTab, subject, onSaved, onTheirsTaken }: TabFormProps) {
  const opened = useStore(inTab.$opened);
  const isOpen = opened.kind === 'open';
  useEffect(() => (isOpen ? offerLoginHere() : undefined), [isOpen]);
  if (opened.kind === 'opening') return <FormSkeleton />;
  const { name, form } = opened;

  const discard = () => void change(inTab.discard(name), focusTitle);

  // An opportunity saved by an earlier attempt is edited on its own screen.
  function takeTheirs(theirs: Opportunity): void {
    if (form.isNew) onTheirsTaken(theirs);
    else void change(inTab.takeTheirs(theirs), () => onTheirsTaken(theirs));
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
      <RestoredNotice key={`notice ${name}`} form={form} onDiscard={discard} />
      <BesidePreview key={name} form={form}>
        <OpportunityForm form={form} onSaved={onSaved} onTheirsTaken={takeTheirs}>
          <DiscardChanges name={name} form={form} onDiscard={discard} />
        </OpportunityForm>
      </BesidePreview>
    </>
  );
}

/** This tab's form while the component is mounted. Typed changes outlive it as unsaved changes. */
export function useFormInTab(record?: Opportunity): FormInTab {
  const [inTab] = useState(() => createFormInTab(record));
  useEffect(() => {
    void inTab.open();
    return inTab.close;
  }, [inTab]);
  return inTab;
}
