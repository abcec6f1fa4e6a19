import { useEffect, useState } from 'react';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { createFormInTab, type FormInTab } from './open-form';

/** This tab's form while the component is mounted. Typed changes outlive it as unsaved changes. */
export function useFormInTab(record?: Opportunity): FormInTab {
  const [inTab] = useState(() => createFormInTab(record));
  useEffect(() => {
    void inTab.open();
    return inTab.close;
  }, [inTab]);
  return inTab;
}
