import { afterEach, vi } from 'vitest';
import type { Opportunity } from '#domain/opportunity/opportunity';
import type { FormStore } from '../../../src/admin/editor/form-store.ts';
import { createFormInTab, type FormInTab } from '../../../src/admin/editor/open-form.ts';
import { dropAllUnsaved } from '../../../src/admin/unsaved/unsaved.ts';
import { provideSession } from './provide-session.ts';

/** A browser tab with its own session storage and one form at a time. */
export interface Tab {
  readonly storage: Map<string, string>;
  readonly inTab: FormInTab;
  form(): FormStore;
  name(): string;
  /** Closes the tab, or leaves the page in it. */
  close(): void;
}

/** Returns a function that opens tabs of one browser. They are closed after each test. `copied` is a duplicated tab's storage. */
export function setUpTabs() {
  const tabs: Tab[] = [];
  provideSession();
  afterEach(() => {
    for (const tab of tabs.splice(0)) tab.close();
    dropAllUnsaved();
  });
  return async (record?: Opportunity, copied: Iterable<[string, string]> = []): Promise<Tab> => {
    const tab = makeTab(new Map(copied), record);
    tabs.push(tab);
    await tab.inTab.open();
    return tab;
  };
}

function makeTab(storage: Map<string, string>, record: Opportunity | undefined): Tab {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  const inTab = createFormInTab(record);
  const opened = () => {
    const state = inTab.$opened.get();
    if (state.kind !== 'open') throw new Error('The form is not open yet');
    return state;
  };
  return { storage, inTab, form: () => opened().form, name: () => opened().name, close: inTab.close };
}
