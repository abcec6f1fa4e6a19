import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AlsoEditing as Other } from '#domain/calls/opportunities';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { fill } from '../../i18n/fill';
import { fixedText } from '../i18n/fixed-texts';
import { useTexts } from '../i18n/texts';
import { continueAs } from '../navigation/continued';
import { open, pathTo } from '../navigation/router';
import { PublicStateNote, SavedLinks } from '../opportunities/OpportunityToasts';
import { showSavedToast } from '../opportunities/opportunity-actions';
import { opportunityList } from '../opportunities/opportunity-list';
import { opportunityListUrl } from '../opportunities/use-opportunities';
import { Dialog } from '../ui/Dialog';
import { FormSkeleton } from '../ui/Loading';
import { Failure } from '../ui/Notices';
import { moveToNew, rememberUnsaved } from '../unsaved/unsaved';
import { $listedUnsaved } from '../unsaved/unsaved-list';
import { type EditingReports, reportOpenForm } from './also-editing';
import styles from './EditorScreen.module.css';
import type { Saved } from './form-state';
import { focusTitle } from './OpportunityForm';
import { createEditedOpportunity, createFormInTab, type FormInTab } from './open-form';
import { TabForm } from './TabForm';

/**
 * Creates an opportunity, or edits the one with an id (docs/specification.md §6.4). A new one that is stored and stays
 * open gets its id while the form is open.
 */
export function EditorScreen({ id }: { readonly id?: string }) {
  const [edited] = useState(id);
  const [record, setRecord] = useState<Opportunity>();
  return (
    <>
      <Heading isNew={id === undefined} record={record} />
      {id !== undefined && <AlsoEditing id={id} />}
      {edited === undefined ? <Editor onRecord={setRecord} /> : <Loaded id={edited} onRecord={setRecord} />}
    </>
  );
}

interface HeadingProps {
  readonly isNew: boolean;
  readonly record: Opportunity | undefined;
}

/** The heading names the opportunity as stored; below it are links to its history and its public page. */
function Heading({ isNew, record }: HeadingProps) {
  const texts = useTexts();
  return (
    <>
      <h1 tabIndex={-1}>
        {isNew ? texts.titles.create : texts.titles.edit}{' '}
        {record && (
          <span className={styles.subject} lang={record.language} dir="auto">
            {record.title}
          </span>
        )}
      </h1>
      {record && (
        <p className={styles.links}>
          <a className="quiet-link" href={pathTo('history', { id: record.id })}>
            {texts.titles.history}
          </a>
          {record.status === 'published' && (
            <a className="quiet-link" href={`/opportunity/${record.id}`} target="_blank" rel="external noopener">
              {texts.form.viewPage} <span className="visually-hidden">({texts.toasts.newTab})</span>
            </a>
          )}
        </p>
      )}
    </>
  );
}

interface EditorProps {
  readonly opportunity?: Opportunity;
  /** Called with the stored record that the open form began from or has stored. */
  onRecord(record: Opportunity | undefined): void;
}

/** The open form, and what follows a save. */
function Editor({ opportunity, onRecord }: EditorProps) {
  const texts = useTexts();
  const inTab = useFormInTab(opportunity);
  const [created, setCreated] = useState<Opportunity>();
  useEmptyFormOnRequest(inTab);

  function finish({ opportunity: saved, before, stays, isUnchanged }: Saved): void {
    if (stays) {
      opportunityList.update(saved);
      continueAs(saved.id);
    } else if (before) {
      showSavedToast(saved, before, isUnchanged === true);
      open(opportunityListUrl.$lastPath.get());
    } else setCreated(saved);
  }

  function closeDialog(): void {
    flushSync(() => setCreated(undefined));
    focusTitle();
  }

  return (
    <>
      <TabForm inTab={inTab} onRecord={onRecord} onSaved={finish} />
      {created && (
        <Dialog
          {...fixedText('saved')}
          detail={
            <>
              <p lang={created.language} dir="auto">
                {created.title}
              </p>
              <PublicStateNote opportunity={created} />
            </>
          }
          onDismiss={closeDialog}
        >
          <button type="button" className="button button-primary" onClick={closeDialog}>
            {texts.form.close}
          </button>
          <SavedLinks opportunity={created} />
        </Dialog>
      )}
    </>
  );
}

/** Replaces an untouched duplicate by an empty form when a link to this screen is followed: its path does not change. */
function useEmptyFormOnRequest(inTab: FormInTab): void {
  useEffect(() => {
    const listen = ({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      // With one of these keys the browser opens the link elsewhere, or saves it.
      const isFollowedHere = !(ctrlKey || metaKey || shiftKey || altKey);
      if (link && isFollowedHere && link.pathname === pathTo('create') && link.origin === location.origin)
        inTab.leaveDuplicate();
    };
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, [inTab]);
}

interface LoadedProps {
  readonly id: string;
  onRecord(record: Opportunity | undefined): void;
}

/** The editor of a stored opportunity, once it is loaded. */
function Loaded({ id, onRecord }: LoadedProps) {
  const texts = useTexts();
  const [{ $edited, load }] = useState(() => createEditedOpportunity(id));
  const edited = useStore($edited);
  useEffect(() => void load(), [load]);
  if (edited.kind === 'loading') return <FormSkeleton label={texts.edit.loading} />;
  if (edited.kind === 'missing') return <Missing id={id} />;
  if (edited.kind === 'found') return <Editor opportunity={edited.opportunity} onRecord={onRecord} />;
  return <Failure message={texts.edit.failed} error={edited.error} onRetry={() => void load()} />;
}

/** Shown if the opportunity no longer exists. Its unsaved changes can still be rescued. */
function Missing({ id }: { readonly id: string }) {
  const texts = useTexts();
  const typed = useStore($listedUnsaved).find(({ subject, isOpen }) => subject === id && !isOpen);

  function startNew(name: string): void {
    const moved = moveToNew(name);
    if (moved === undefined) return;
    rememberUnsaved(moved);
    open(pathTo('create'));
  }

  return (
    <div role="alert" className={`notice ${styles.missing}`}>
      <p>{texts.edit.missing}</p>
      {typed && (
        <button type="button" className="button" onClick={() => startNew(typed.name)}>
          {texts.edit.startNew}
        </button>
      )}
      <a className="quiet-link" href={opportunityListUrl.$lastPath.get()}>
        {texts.edit.back}
      </a>
    </div>
  );
}

/** This tab's form while the component is mounted. Typed changes outlive it as unsaved changes. */
function useFormInTab(record?: Opportunity): FormInTab {
  const [inTab] = useState(() => createFormInTab(record));
  useEffect(() => {
    void inTab.open();
    return inTab.close;
  }, [inTab]);
  return inTab;
}

const nobody = atom<readonly Other[]>([]);

/** Says who else has a form of this opportunity open. It locks nothing: a conflict is merged when it is saved. */
function AlsoEditing({ id }: { readonly id: string }) {
  const { edit } = useTexts();
  const [reports, setReports] = useState<EditingReports>();
  useEffect(() => {
    const begun = reportOpenForm(id);
    setReports(begun);
    return () => begun.stop();
  }, [id]);
  const others = useStore(reports?.$others ?? nobody);
  const names = [...new Set(others.flatMap(({ name, isYou }) => (isYou ? [] : [name])))];
  const isYouToo = others.some(({ isYou }) => isYou);
  return (
    <div role="status">
      {names.length > 0 && (
        <p className="notice" dir="auto">
          {fill(edit.alsoEditing, { names: names.join(', ') })}
        </p>
      )}
      {isYouToo && <p className="notice">{edit.alsoYou}</p>}
    </div>
  );
}
