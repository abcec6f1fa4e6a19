import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { newDraft } from '../state/unsaved';
import { Dialog } from '../components/Dialog';
import { focusTitle } from '../components/OpportunityForm';
import { TabForm } from '../components/TabForm';
import { addresses, open } from '../router';
import { texts } from '../texts';
import { useFormInTab } from '../use-form-in-tab';

/** Creates an opportunity. Saved, the form is empty again for the next one (docs/specification.md §6.4). */
export function UploadScreen() {
  const inTab = useFormInTab();
  const [saved, setSaved] = useState<Opportunity>();

  function closeDialog(): void {
    flushSync(() => setSaved(undefined));
    focusTitle();
  }

  return (
    <>
      <h1 tabIndex={-1}>{texts.titles.upload}</h1>
      <TabForm
        inTab={inTab}
        subject={newDraft}
        onSaved={setSaved}
        onTheirsTaken={({ id }) => open(addresses.edit(id))}
      />
      {saved && (
        <Dialog
          message={texts.messages.saved}
          detail={<p lang={saved.language}>{saved.title}</p>}
          onDismiss={closeDialog}
        >
          <button type="button" className="button button-primary" onClick={closeDialog}>
            {texts.form.close}
          </button>
        </Dialog>
      )}
    </>
  );
}
