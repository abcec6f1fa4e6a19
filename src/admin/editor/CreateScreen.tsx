import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { fixedText } from '../i18n/fixed-texts';
import { useTexts } from '../i18n/texts';
import { open, pathTo } from '../navigation/router';
import { SavedLinks } from '../opportunities/OpportunityToasts';
import { Dialog } from '../ui/Dialog';
import { newSubject } from '../unsaved/unsaved';
import { focusTitle } from './OpportunityForm';
import type { FormInTab } from './open-form';
import { TabForm, useFormInTab } from './TabForm';

/** Form for a new opportunity. After saving, it is empty again for the next one (docs/specification.md §6.4). */
export function CreateScreen() {
  const texts = useTexts();
  const inTab = useFormInTab();
  const [saved, setSaved] = useState<Opportunity>();
  useEmptyFormOnRequest(inTab);

  function closeDialog(): void {
    flushSync(() => setSaved(undefined));
    focusTitle();
  }

  return (
    <>
      <h1 tabIndex={-1}>{texts.titles.create}</h1>
      <TabForm
        inTab={inTab}
        subject={newSubject}
        onSaved={setSaved}
        onTheirsTaken={({ id }) => open(pathTo('edit', { id }))}
      />
      {saved && (
        <Dialog
          {...fixedText('saved')}
          detail={
            <p lang={saved.language} dir="auto">
              {saved.title}
            </p>
          }
          onDismiss={closeDialog}
        >
          <button type="button" className="button button-primary" onClick={closeDialog}>
            {texts.form.close}
          </button>
          <SavedLinks opportunity={saved} />
        </Dialog>
      )}
    </>
  );
}

/** Replaces an untouched duplicate by an empty form when a link to this screen is followed: its path does not change. */
function useEmptyFormOnRequest(inTab: FormInTab): void {
  useEffect(() => {
    const listen = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (link && link.pathname === pathTo('create') && link.origin === location.origin) inTab.leaveDuplicate();
    };
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, [inTab]);
}
