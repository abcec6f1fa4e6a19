import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Opportunity } from '#domain/opportunity';
import { Dialog } from '../parts/Dialog';
import { OpportunityForm } from '../parts/OpportunityForm';
import { addresses, open } from '../router';
import { texts } from '../texts';
import { useOpportunityForm } from '../use-opportunity-form';

/** Creates an opportunity. Saved, the form is empty again for the next one (specification §4). */
export function UploadScreen() {
  const form = useOpportunityForm();
  const [saved, setSaved] = useState<Opportunity>();

  function closeDialog(): void {
    flushSync(() => setSaved(undefined));
    document.querySelector<HTMLElement>('[name="title"]')?.focus();
  }

  return (
    <>
      <h1 tabIndex={-1}>{texts.titles.upload}</h1>
      <OpportunityForm form={form} onSaved={setSaved} onTheirsTaken={({ id }) => open(addresses.edit(id))} />
      {saved && (
        <Dialog message={texts.messages.saved} detail={<p>{saved.title}</p>} onDismiss={closeDialog}>
          <button type="button" className="button button-primary" onClick={closeDialog}>
            {texts.form.close}
          </button>
        </Dialog>
      )}
    </>
  );
}
