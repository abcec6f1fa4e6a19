import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useState } from 'react';
import {
  type AdminEnquiry,
  type EnquiryState,
  type EnquiryUpdate,
  enquiryStates,
  type ListedEnquiry,
  listedEnquiryOf,
} from '#domain/enquiry/admin-enquiry';
import { nameInLetter } from '#domain/enquiry/answer';
import { isUnanswered, nextFollowUp } from '#domain/enquiry/deadlines';
import { inboxQueries } from '#domain/enquiry/inbox-query';
import { textsFor } from '#domain/opportunity/translations';
import type { Loader } from '../../api/loader';
import { Field } from '../../ui/Field';
import { $language } from '../i18n/language';
import { useTexts } from '../i18n/texts';
import { AssigneeSelect } from '../inbox/AssigneeSelect';
import { saveCards } from '../inbox/EnquiryExports';
import { DeadlineMark } from '../inbox/EnquiryRow';
import { type Assignee, assigneeOf, isSameAssignee, updateFor } from '../inbox/enquiry-actions';
import { enquiryList } from '../inbox/enquiry-list';
import { followUpText, stateName } from '../inbox/enquiry-messages';
import { DeleteEnquiries } from '../inbox/InboxActions';
import { enquiryListUrl } from '../inbox/use-inbox';
import { open } from '../navigation/router';
import { offerLoginHere } from '../session/call';
import { Options } from '../ui/Inputs';
import { FormSkeleton } from '../ui/Loading';
import { MoreMenu } from '../ui/MoreMenu';
import { Failure } from '../ui/Notices';
import { Tag } from '../ui/Tag';
import { useNow } from '../ui/use-now';
import { EnquiryChangeNotice } from './EnquiryChangeNotice';
import { EnquiryHistory, EnquiryNotes } from './EnquiryNotes';
import styles from './EnquiryScreen.module.css';
import { EnquirySent } from './EnquirySent';
import {
  createEnquiry,
  createRequestedOpportunities,
  type EnquiryOf,
  mentionedIn,
  type OpenEnquiry,
  type RequestedOpportunities as State,
} from './open-enquiry';
import { PreparedAnswer } from './PreparedAnswer';
import { PublishAnswer } from './PublishAnswer';
import { RequestedOpportunities } from './RequestedOpportunities';

/** One enquiry: its content, the prepared answer, and its history (docs/admin.md §9). */
export function EnquiryScreen({ id }: { readonly id: string }) {
  const texts = useTexts();
  const [of] = useState(() => createEnquiry(id));
  const enquiry = useStore(of.$enquiry);
  const sender = useSender(id, enquiry);
  useEffect(() => void of.load(), [of]);
  // Typed text is kept if the token is refused: a dialog offers to log in again.
  useEffect(() => offerLoginHere(), []);
  const back = useStore(enquiryListUrl.$lastPath);
  return (
    <>
      <a className="quiet-link" href={back}>
        {texts.enquiry.back}
      </a>
      <h1 tabIndex={-1} dir="auto">
        {sender ? nameInLetter(sender) : texts.titles.enquiry}
      </h1>
      {enquiry.kind === 'loading' && <FormSkeleton label={texts.enquiry.loading} />}
      {enquiry.kind === 'failed' && (
        <Failure message={texts.enquiry.failed} error={enquiry.error} onRetry={() => void of.load()} />
      )}
      {enquiry.kind === 'missing' && (
        <p role="alert" className="notice">
          {texts.enquiry.missing}
        </p>
      )}
      {enquiry.kind === 'found' && <Found of={of} enquiry={enquiry.enquiry} back={back} />}
    </>
  );
}

/** The sender. While the enquiry loads, taken from the inbox if that is known. */
function useSender(id: string, enquiry: OpenEnquiry): ListedEnquiry['enquiry'] | undefined {
  const inbox = useStore(enquiryList.$list);
  if (enquiry.kind === 'found') return enquiry.enquiry.enquiry;
  if (enquiry.kind !== 'loading' || inbox.kind !== 'loaded') return undefined;
  return inbox.items.find((listed) => listed.id === id)?.enquiry;
}

interface FoundProps {
  readonly of: EnquiryOf;
  readonly enquiry: AdminEnquiry;
  readonly back: string;
}

function Found({ of, enquiry: record, back }: FoundProps) {
  const { enquiry: words, selection } = useTexts();
  const now = useNow();
  const { enquiry } = record;
  const listed = listedEnquiryOf(record);
  const followUp = followUpText(listed, now);
  const isBusy = useStore(of.$change).kind === 'under-way';
  const [isDeleting, setDeleting] = useState(false);
  const [requested] = useState(() => createRequestedOpportunities(of));
  const mentioned = mentionedIn(record).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again when another opportunity is mentioned.
  useEffect(() => void requested.refresh(), [requested, mentioned]);
  const titleOf = useTitleOf(requested);

  function markAnswered(): void {
    if (isUnanswered(record) || record.state === 'quarantined') void of.update({ state: 'answered' });
  }

  return (
    <>
      <div className={styles.top}>
        <div>
          <p className={styles.company} dir="auto">
            {enquiry.company}
          </p>
          <p className={styles.facts}>
            <Tag state={record.state}>{stateName(record.state)}</Tag>
            <DeadlineMark enquiry={listed} now={now} />
            {followUp && <span>{followUp}</span>}
          </p>
        </div>
        <div className={styles.buttons}>
          {nextFollowUp(record) !== undefined && (
            <button
              type="button"
              className="button"
              aria-disabled={isBusy}
              onClick={() => void of.update({ followedUp: true })}
            >
              {words.followedUp}
            </button>
          )}
          <a className="button" href={enquiryListUrl.pathOf({ ...inboxQueries.whole, q: enquiry.email })}>
            {words.person}
          </a>
          <MoreMenu
            label={selection.more}
            actions={[{ label: words.card, onChoose: () => saveCards([listed], `${record.reference}.vcf`) }]}
          />
        </div>
      </div>
      <div className={styles.notice}>
        <EnquiryChangeNotice of={of} titleOf={titleOf} />
      </div>
      <div className={styles.columns}>
        <div>
          <EnquirySent enquiry={record} onGenuine={() => void of.update({ state: 'new' })} />
          <RequestedOpportunities of={of} enquiry={record} loader={requested} />
          <PreparedAnswer enquiry={record} loader={requested} onOpened={markAnswered} />
          {record.state !== 'quarantined' && <PublishAnswer enquiry={record} loader={requested} />}
        </div>
        <div>
          <EnquiryWork of={of} enquiry={record} />
          <EnquiryNotes of={of} enquiry={record} />
          <EnquiryHistory enquiry={record} titleOf={titleOf} />
          <button type="button" className={`button ${styles.danger}`} onClick={() => setDeleting(true)}>
            {words.delete}
          </button>
        </div>
      </div>
      {isDeleting && (
        <DeleteEnquiries enquiries={[record]} onConfirm={() => open(back)} onDismiss={() => setDeleting(false)} />
      )}
    </>
  );
}

/** Title of each opportunity that the enquiry mentions, in the reader's language; the id while it is unknown. */
function useTitleOf(loader: Loader<State>): (id: string) => string {
  const state = useStore(loader.$state);
  const reader = useStore($language);
  const known = state.kind === 'loaded' ? state.requested : [];
  const titles = new Map(known.map(({ id, opportunity }) => [id, opportunity && textsFor(opportunity, reader).title]));
  return (id) => titles.get(id) ?? id;
}

interface EnquiryWorkProps {
  readonly of: EnquiryOf;
  readonly enquiry: AdminEnquiry;
}

/** Unsaved state and assignee. */
interface Typed {
  readonly state?: EnquiryState;
  readonly assignee?: Assignee;
}

/** Form for an enquiry's state and assignee. Unsaved input is kept, even if somebody else changes the enquiry. */
function EnquiryWork({ of, enquiry }: EnquiryWorkProps) {
  const { enquiry: words, inbox, enquiryStates: names } = useTexts();
  const change = useStore(of.$change);
  const [typed, setTyped] = useState<Typed>({});
  useEffect(() => {
    if (change.kind === 'done') setTyped((typed) => withoutStored(typed, change.update));
  }, [change]);
  const isBusy = change.kind === 'under-way';

  function submit(event: FormEvent): void {
    event.preventDefault();
    const update = updateOf(typed, enquiry);
    if (update && !isBusy) void of.update(update);
  }

  return (
    <section aria-labelledby="work-heading">
      <h2 id="work-heading">{words.work}</h2>
      <form className={styles.form} onSubmit={submit}>
        <Field label={inbox.state} problem={undefined}>
          {(attributes) => (
            <select
              {...attributes}
              value={typed.state ?? enquiry.state}
              onChange={({ target }) => {
                const state = enquiryStates.find((one) => one === target.value);
                setTyped({ ...typed, ...(state && { state }) });
              }}
            >
              <Options choices={enquiryStates} labels={names} />
            </select>
          )}
        </Field>
        <Field label={words.assignee} problem={undefined}>
          {(attributes) => (
            <AssigneeSelect
              {...attributes}
              value={typed.assignee ?? assigneeOf(enquiry)}
              onChange={(assignee) => setTyped({ ...typed, assignee })}
            />
          )}
        </Field>
        <button type="submit" className="button" aria-disabled={isBusy || !updateOf(typed, enquiry)}>
          {words.save}
        </button>
      </form>
    </section>
  );
}

/** Input that an update did not store: adding a note leaves it unsaved. */
function withoutStored({ state, assignee }: Typed, stored: EnquiryUpdate): Typed {
  return {
    ...(state !== undefined && stored.state === undefined && { state }),
    ...(assignee !== undefined && stored.assignee === undefined && stored.assigneeId === undefined && { assignee }),
  };
}

/** The input that differs from the stored enquiry; `undefined` if none does. */
function updateOf(typed: Typed, enquiry: AdminEnquiry): EnquiryUpdate | undefined {
  const { assignee } = typed;
  const state = typed.state === enquiry.state ? undefined : typed.state;
  const isAssigned = assignee !== undefined && !isSameAssignee(assignee, assigneeOf(enquiry));
  if (state === undefined && !isAssigned) return undefined;
  return {
    ...(isAssigned && updateFor({ kind: 'assign', assignee }, enquiry)),
    ...(state !== undefined && { state }),
  };
}
