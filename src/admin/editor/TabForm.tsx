import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { open, pathTo } from '../navigation/router';
import { offerLoginHere } from '../session/call';
import { focusHeading } from '../ui/focus';
import { FormSkeleton } from '../ui/Loading';
import { DiscardedNotice } from '../unsaved/DiscardedNotice';
import { newSubject } from '../unsaved/unsaved';
import type { Saved } from './form-state';
import { focusTitle, OpportunityForm } from './OpportunityForm';
import type { FormInTab, OpenedForm } from './open-form';
import { BesidePreview } from './preview/PreviewPlace';
import { OtherUnsaved, RestoredNotice } from './UnsavedNotices';

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
