import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { fill } from '../../i18n/fill';
import { type FixedName, fixedText } from '../i18n/fixed-texts';
import { countText, numberText } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import { $typedAnswers, $typedNotes, $waitingEnquiries, dropAllTyped, lookForWaiting } from '../inbox/enquiry-list';
import { type InnerScreen, leave, pathTo } from '../navigation/router';
import { $account, endSession } from '../session/session';
import { Dialog } from '../ui/Dialog';
import { LanguageChoice } from '../ui/LanguageChoice';
import { UnsavedLine } from '../unsaved/UnsavedLine';
import { $unsaved, dropAllUnsaved, type UnsavedChanges } from '../unsaved/unsaved';
import styles from './Shell.module.css';
import { type SidebarState, uncoverPage } from './sidebar-state';

interface SidebarProps {
  readonly screen: InnerScreen['kind'];
  readonly open: boolean;
  readonly mode: SidebarState['mode'];
}

export function Sidebar({ screen, open, mode }: SidebarProps) {
  const texts = useTexts();
  const account = useStore($account);
  return (
    <nav id="sidebar" className={styles.sidebar} aria-labelledby="sidebar-heading" data-mode={mode} hidden={!open}>
      <h2 id="sidebar-heading" className={styles.heading}>
        <a
          className={styles.link}
          href={pathTo('dashboard')}
          aria-current={screen === 'dashboard' ? 'page' : undefined}
          onClick={uncoverPage}
        >
          <SidebarText name="sidebar" />
        </a>
      </h2>
      <ul className={styles.links}>
        <SidebarLink path={pathTo('enquiries')} isCurrent={screen === 'enquiries' || screen === 'enquiry'}>
          {texts.sidebar.enquiries}
          <Waiting screen={screen} />
        </SidebarLink>
        <SidebarLink path={pathTo('list')} isCurrent={screen === 'list' || screen === 'edit' || screen === 'history'}>
          <SidebarText name="opportunities" />
        </SidebarLink>
        <SidebarLink path={pathTo('create')} isCurrent={screen === 'create'}>
          <SidebarText name="create" />
        </SidebarLink>
        <SidebarLink path={pathTo('trash')} isCurrent={screen === 'trash'}>
          {texts.titles.trash}
        </SidebarLink>
        {account?.role === 'owner' && (
          <SidebarLink path={pathTo('people')} isCurrent={screen === 'people'}>
            {texts.titles.people}
          </SidebarLink>
        )}
      </ul>
      <div className={styles.languages}>
        <LanguageChoice />
      </div>
      {account?.role === 'editor' && (
        <a
          className={styles.account}
          href={pathTo('account')}
          aria-current={screen === 'account' ? 'page' : undefined}
          onClick={uncoverPage}
        >
          <span className="visually-hidden">{texts.titles.account}: </span>
          <span dir="auto">{account.name}</span>
        </a>
      )}
      <LogOut className={styles.logOut} />
    </nav>
  );
}

/** Number of unanswered enquiries. */
function Waiting({ screen }: Pick<SidebarProps, 'screen'>) {
  const { sidebar } = useTexts();
  const waiting = useStore($waitingEnquiries);
  // These two screens load the number themselves.
  const isAsked = screen === 'dashboard' || screen === 'enquiries';
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the screen reloads the number.
  useEffect(() => {
    if (!isAsked) void lookForWaiting();
  }, [screen, isAsked]);
  const count = waiting.kind === 'loaded' ? waiting.response.count : 0;
  if (count === 0) return null;
  return (
    <span className={styles.waiting}>
      <span aria-hidden="true">{numberText(count)}</span>
      <span className="visually-hidden"> {countText(sidebar.waiting, count)}</span>
    </span>
  );
}

interface SidebarLinkProps {
  readonly path: string;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

function SidebarLink({ path, isCurrent, children }: SidebarLinkProps) {
  return (
    <li>
      <a className={styles.link} href={path} aria-current={isCurrent ? 'page' : undefined} onClick={uncoverPage}>
        {children}
      </a>
    </li>
  );
}

/** A fixed text, with a translation below it for readers of another language. */
function SidebarText({ name }: { readonly name: FixedName }) {
  const { message, lang, explanation } = fixedText(name);
  return (
    <span className={styles.text}>
      <span className={styles.message} lang={lang}>
        {message}
      </span>
      {explanation && <span className={styles.explanation}> {explanation}</span>}
    </span>
  );
}

/** Logs out. Asks first whether to keep or discard unsaved texts, because the computer may be shared. */
function LogOut({ className }: { readonly className: string | undefined }) {
  const texts = useTexts();
  const [isAsking, setAsking] = useState(false);
  const unsaved = Object.entries(useStore($unsaved)).flatMap(([name, changes]) => (changes ? [{ name, changes }] : []));
  const notes = Object.entries(useStore($typedNotes)).flatMap(([id, note]) => (note ? [{ id, note }] : []));
  const answers = Object.values(useStore($typedAnswers)).filter(Boolean).length;

  function begin(): void {
    if (unsaved.length + notes.length + answers > 0) setAsking(true);
    else endSession();
  }

  function discard(): void {
    dropAllUnsaved();
    dropAllTyped();
    endSession();
  }

  return (
    <>
      <button type="button" className={className} onClick={() => leave(begin)}>
        {texts.sidebar.logOut}
      </button>
      {/* Rendered outside the sidebar, which may close while the dialog is open. */}
      {isAsking &&
        createPortal(
          <Dialog
            message={texts.logOut.question}
            detail={<UnsavedTexts unsaved={unsaved} notes={notes} answers={answers} />}
            onDismiss={() => setAsking(false)}
          >
            <button type="button" className="button" onClick={() => endSession()}>
              {texts.logOut.keep}
            </button>
            <button type="button" className="button" onClick={discard}>
              {texts.logOut.discard}
            </button>
            <button type="button" className="button" onClick={() => setAsking(false)}>
              {texts.logOut.cancel}
            </button>
          </Dialog>,
          document.body,
        )}
    </>
  );
}

interface UnsavedTextsProps {
  readonly unsaved: readonly { readonly name: string; readonly changes: UnsavedChanges }[];
  readonly notes: readonly { readonly id: string; readonly note: string }[];
  /** Number of typed answers. */
  readonly answers: number;
}

function UnsavedTexts({ unsaved, notes, answers }: UnsavedTextsProps) {
  const texts = useTexts();
  return (
    <>
      <p>{texts.logOut.explanation}</p>
      <ul>
        {unsaved.map(({ name, changes }) => (
          <li key={name}>
            <UnsavedLine changes={changes} />
          </li>
        ))}
        {notes.map(({ id, note }) => (
          <li key={id} dir="auto">
            {fill(texts.logOut.note, { note: startOf(note) })}
          </li>
        ))}
        {answers > 0 && <li>{countText(texts.logOut.answers, answers)}</li>}
      </ul>
    </>
  );
}

/** The beginning of a note, long enough to recognise it. */
function startOf(note: string): string {
  const start = [...note.trim()].slice(0, 60).join('');
  return start.length < note.trim().length ? `${start}…` : start;
}
