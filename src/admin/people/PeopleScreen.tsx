import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Person } from '#domain/people';
import { fill } from '../../i18n/fill';
import { Field } from '../../ui/Field';
import { failureMessage, fieldMessage, formatDay, formatTime } from '../i18n/messages';
import { type Texts, useTexts } from '../i18n/texts';
import rows from '../list/Rows.module.css';
import { $account } from '../session/session';
import { Dialog } from '../ui/Dialog';
import dialog from '../ui/Dialog.module.css';
import { focusHeading, focusProblem } from '../ui/focus';
import { FormSkeleton } from '../ui/Loading';
import { Failure, Notice } from '../ui/Notices';
import { useCopy } from '../ui/use-copy';
import styles from './PeopleScreen.module.css';
import { createPeople, type PeopleOf } from './people';

/** People who may log in besides the owner (docs/admin.md §11). */
export function PeopleScreen() {
  const texts = useTexts();
  const account = useStore($account);
  return (
    <>
      <h1 tabIndex={-1}>{texts.titles.people}</h1>
      {account?.role === 'owner' ? <Managed /> : <p className="notice">{texts.people.ownerOnly}</p>}
    </>
  );
}

function Managed() {
  const texts = useTexts();
  const [people] = useState(() => createPeople());
  const state = useStore(people.$people);
  useEffect(() => void people.load(), [people]);
  return (
    <>
      <p className={styles.explanation}>{texts.people.explanation}</p>
      {/* Rendered empty from the start, because screen readers announce only changes of an existing status region. */}
      <div role="status">
        <PeopleNotice people={people} />
      </div>
      {state.kind === 'loading' && <FormSkeleton label={texts.people.loading} />}
      {state.kind === 'failed' && (
        <Failure message={texts.people.failed} error={state.error} onRetry={() => void people.load()} />
      )}
      {state.kind === 'loaded' &&
        (state.response.damaged === undefined ? (
          <PeopleRows people={people} all={state.response.people} />
        ) : (
          <Damaged people={people} />
        ))}
      <NewPerson people={people} />
    </>
  );
}

/** Result of the last action; a new invitation’s link can be copied or selected. */
function PeopleNotice({ people }: { readonly people: PeopleOf }) {
  const { people: words } = useTexts();
  const action = useStore(people.$action);
  switch (action.kind) {
    case 'none':
    case 'invalid':
      return null;
    case 'under-way':
      return <p>{words.underWay}</p>;
    case 'invited':
      return <InvitationLink key={action.link} {...action} />;
    case 'ended':
      return <Notice kind="success" message={fill(words.ended, { name: action.person.name })} />;
    case 'removed':
      return <Notice kind="success" message={fill(words.removed, { name: action.person.name })} />;
    case 'failed':
      return <Notice kind="danger" message={words.notDone} detail={failureMessage(action.error)} />;
  }
}

interface InvitationLinkProps {
  readonly person: Person;
  readonly link: string;
}

function InvitationLink({ person, link }: InvitationLinkProps) {
  const { people: words } = useTexts();
  const { isCopied, copy } = useCopy();
  const until = person.invitedUntil === undefined ? '' : formatTime(Date.parse(person.invitedUntil));

  return (
    <div className={`notice notice-success ${styles.link}`}>
      <p>
        <strong>{fill(words.invited, { name: person.name })}</strong>
      </p>
      <p>{fill(words.sendLink, { until })}</p>
      <Field label={words.link} problem={undefined}>
        {(attributes) => (
          <input {...attributes} dir="ltr" readOnly value={link} onFocus={({ target }) => target.select()} />
        )}
      </Field>
      <button type="button" className="button" onClick={() => void copy(link)}>
        {isCopied ? words.copied : words.copy}
      </button>
    </div>
  );
}

type Asked = { readonly kind: 'invite' | 'end' | 'remove'; readonly person: Person };

interface PeopleRowsProps {
  readonly people: PeopleOf;
  readonly all: readonly Person[];
}

function PeopleRows({ people, all }: PeopleRowsProps) {
  const { people: words, deletion } = useTexts();
  const [asked, setAsked] = useState<Asked>();
  if (all.length === 0) return <p className="notice">{words.nobody}</p>;

  async function confirm({ kind, person }: Asked): Promise<void> {
    setAsked(undefined);
    focusHeading();
    if (kind === 'invite') await people.inviteAgain(person);
    else if (kind === 'end') await people.endSessions(person);
    else await people.remove(person);
  }

  return (
    <>
      <ul className={rows.list}>
        {all.map((person) => (
          <li key={person.id} className={styles.row}>
            <div className={styles.texts}>
              <h2 className={styles.name} dir="auto">
                {person.name}
              </h2>
              <p className={styles.quiet} dir="auto">
                {person.username}
              </p>
            </div>
            <p className={styles.state}>{stateText(person, words)}</p>
            <div className={styles.actions}>
              {(['invite', 'end', 'remove'] as const)
                .filter((kind) => kind !== 'end' || person.isActive)
                .map((kind) => (
                  <button
                    key={kind}
                    type="button"
                    className={`${rows.action} ${kind === 'remove' ? rows.delete : ''}`}
                    onClick={() => setAsked({ kind, person })}
                  >
                    {words.actions[kind]} <span className="visually-hidden">{person.name}</span>
                  </button>
                ))}
            </div>
          </li>
        ))}
      </ul>
      {asked && (
        <Dialog
          message={fill(words.questions[asked.kind], { name: asked.person.name })}
          detail={<p>{words.consequences[asked.kind]}</p>}
          onDismiss={() => setAsked(undefined)}
        >
          <button type="button" className="button" onClick={() => setAsked(undefined)}>
            {deletion.cancel}
          </button>
          <button type="button" className={`button ${dialog.confirm}`} onClick={() => void confirm(asked)}>
            {words.actions[asked.kind]}
          </button>
        </Dialog>
      )}
    </>
  );
}

/** State of a person: active, invited, or an invitation that is over. */
function stateText({ isActive, invitedUntil, lastLogin }: Person, words: Texts['people']): string {
  if (isActive) {
    // Noon is the same day in Argentina and in Europe.
    const day = lastLogin === undefined ? undefined : formatDay(Date.parse(`${lastLogin}T15:00:00Z`));
    return day === undefined ? words.active : fill(words.activeSince, { day });
  }
  if (invitedUntil === undefined) return words.notInvited;
  const until = Date.parse(invitedUntil);
  return until > Date.now() ? fill(words.invitedUntil, { until: formatTime(until) }) : words.expired;
}

function Damaged({ people }: { readonly people: PeopleOf }) {
  const { people: words } = useTexts();
  return (
    <Notice kind="danger" message={words.damaged} detail={words.damagedExplanation}>
      <button type="button" className="button" onClick={() => void people.eraseDamaged()}>
        {words.eraseDamaged}
      </button>
    </Notice>
  );
}

function NewPerson({ people }: { readonly people: PeopleOf }) {
  const { people: words } = useTexts();
  const action = useStore(people.$action);
  const form = useRef<HTMLFormElement>(null);
  const fields = action.kind === 'invalid' ? action.fields : {};
  const isBusy = action.kind === 'under-way';
  useEffect(() => {
    if (action.kind === 'invalid' && form.current) focusProblem(form.current);
  }, [action]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? '');
    const isAdded = await people.add({ name: text('name'), username: text('username') });
    if (!isAdded) return;
    form.current?.reset();
    focusHeading();
  }

  return (
    <section className={styles.add} aria-labelledby="add-heading">
      <h2 id="add-heading">{words.add}</h2>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {(['name', 'username'] as const).map((name) => {
          const problem = fields[name];
          return (
            <Field
              key={name}
              label={words[name]}
              hint={words.hints[name]}
              problem={problem && fieldMessage(name, words[name], problem)}
            >
              {(attributes) => (
                <input
                  {...attributes}
                  name={name}
                  autoComplete="off"
                  autoCapitalize={name === 'name' ? 'words' : 'none'}
                />
              )}
            </Field>
          );
        })}
        {'body' in fields && <p className="field-problem">{words.tooMany}</p>}
        <button type="submit" className="button button-primary" aria-disabled={isBusy}>
          {words.invite}
        </button>
      </form>
    </section>
  );
}
