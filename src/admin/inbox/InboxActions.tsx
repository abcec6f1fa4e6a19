import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type EnquiryState, enquiryStates, type ListedEnquiry } from '#domain/enquiry/admin-enquiry';
import { nameInLetter } from '#domain/enquiry/answer';
import { Field } from '../../ui/Field';
import { useTexts } from '../i18n/texts';
import { DeleteItems } from '../list/DeleteDialog';
import { type Selection, SelectionBar } from '../list/Selection';
import bar from '../list/Selection.module.css';
import { focusHeadingInPlace } from '../ui/focus';
import { Options } from '../ui/Inputs';
import { MoreMenu } from '../ui/MoreMenu';
import { AssigneeSelect } from './AssigneeSelect';
import { saveCards } from './EnquiryExports';
import { type AnyEnquiry, type Assignee, type EnquiryAction, enquiryBatch, runOnEnquiries } from './enquiry-actions';
import { enquiryCount } from './enquiry-messages';
import styles from './Inbox.module.css';

interface InboxActionsProps {
  readonly selection: Selection<ListedEnquiry>;
  /** Asks for confirmation before deleting. */
  onDelete(some: readonly ListedEnquiry[]): void;
}

/** Actions on the selected enquiries. */
export function InboxActions({ selection, onDelete }: InboxActionsProps) {
  const texts = useTexts();
  const { chosen, clear } = selection;
  const isBusy = useStore(enquiryBatch.$state).kind === 'running';

  function act(action: EnquiryAction): void {
    clear();
    focusHeadingInPlace();
    void runOnEnquiries(action, chosen);
  }

  return (
    <SelectionBar selection={selection} className={styles.bar}>
      <StateForm isBusy={isBusy} onState={(state) => act({ kind: 'state', state })} />
      <AssignForm isBusy={isBusy} onAssign={(assignee) => act({ kind: 'assign', assignee })} />
      <div className={styles.menu}>
        <MoreMenu
          label={texts.selection.more}
          actions={[{ label: texts.inboxActions.cards, onChoose: () => saveCards(chosen, 'enquiries.vcf') }]}
        />
      </div>
      <button
        type="button"
        className={`button ${bar.danger}`}
        aria-disabled={isBusy}
        onClick={() => !isBusy && onDelete(chosen)}
      >
        {texts.inboxActions.delete}
      </button>
    </SelectionBar>
  );
}

interface StateFormProps {
  readonly isBusy: boolean;
  onState(state: EnquiryState): void;
}

function StateForm({ isBusy, onState }: StateFormProps) {
  const { inboxActions, enquiryStates: names } = useTexts();
  const [state, setState] = useState<EnquiryState>();
  const isIdle = isBusy || state === undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy && state !== undefined) onState(state);
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <Field label={inboxActions.setState} problem={undefined}>
        {(attributes) => (
          <select
            {...attributes}
            value={state ?? ''}
            onChange={({ target }) => setState(enquiryStates.find((one) => one === target.value))}
          >
            <option value="">{inboxActions.choose}</option>
            <Options choices={enquiryStates} labels={names} />
          </select>
        )}
      </Field>
      <button type="submit" className="button" aria-disabled={isIdle}>
        {inboxActions.apply}
      </button>
    </form>
  );
}

interface AssignFormProps {
  readonly isBusy: boolean;
  onAssign(assignee: Assignee): void;
}

function AssignForm({ isBusy, onAssign }: AssignFormProps) {
  const { inboxActions } = useTexts();
  const [assignee, setAssignee] = useState<Assignee>();
  const isIdle = isBusy || assignee === undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy && assignee) onAssign(assignee);
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <Field label={inboxActions.assign} problem={undefined}>
        {(attributes) => <AssigneeSelect {...attributes} value={assignee} onChange={setAssignee} />}
      </Field>
      <button type="submit" className="button" aria-disabled={isIdle}>
        {inboxActions.assignTo}
      </button>
    </form>
  );
}

interface DeleteEnquiriesProps {
  /** At least one. */
  readonly enquiries: readonly AnyEnquiry[];
  /** Called after confirmation; the deletion runs after the dialog has closed. */
  onConfirm(): void;
  onDismiss(): void;
}

/** Asks once before deleting any number of enquiries, because they cannot be restored. */
export function DeleteEnquiries({ enquiries, onConfirm, onDismiss }: DeleteEnquiriesProps) {
  const { inboxActions } = useTexts();

  // Deleting removes the row with the focused button.
  function confirm(): void {
    flushSync(onConfirm);
    focusHeadingInPlace();
    void runOnEnquiries({ kind: 'delete' }, enquiries);
  }

  return (
    <DeleteItems
      question={{ message: enquiries.length === 1 ? inboxActions.questionOne : inboxActions.question }}
      items={enquiries}
      lead={`${enquiryCount(enquiries.length)}. ${inboxActions.explanation}`}
      item={({ enquiry }) => (
        <>
          <span dir="auto">{nameInLetter(enquiry)}</span>, <span dir="auto">{enquiry.company}</span>
        </>
      )}
      onConfirm={confirm}
      onDismiss={onDismiss}
    />
  );
}
