import { type FormEvent, useState } from 'react';
import { type EnquiryState, enquiryStates, type ListedEnquiry } from '#domain/enquiry/desk-enquiry';
import { Field } from '../../ui/Field';
import { counted } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import actions from '../list/Rows.module.css';
import type { Selection } from '../list/Selection';
import bar from '../list/Selection.module.css';
import { Options } from '../ui/Options';
import { AssigneeInput, useDeskText } from './AssigneeInput';
import type { EnquiryAction } from './enquiry-actions';
import styles from './InboxActions.module.css';

interface InboxActionsProps {
  readonly selection: Selection<ListedEnquiry>;
  /** Disables the actions while another one is running. */
  readonly isBusy: boolean;
  onAct(action: EnquiryAction, on: readonly ListedEnquiry[]): void;
  onDelete(some: readonly ListedEnquiry[]): void;
  onCards(some: readonly ListedEnquiry[]): void;
}

/** Buttons for actions on the selected enquiries. */
export function InboxActions({ selection: { chosen, clear }, isBusy, onAct, onDelete, onCards }: InboxActionsProps) {
  const { selection, inboxActions } = useTexts();
  const count = chosen.length > 0 && counted(selection.count, chosen.length);
  return (
    <>
      <p role="status" className="visually-hidden">
        {count}
      </p>
      {count && (
        <section aria-label={selection.label} className={`${bar.bar} ${styles.bar}`}>
          <div className={styles.head}>
            <p className={bar.count}>{count}</p>
            <button type="button" className={actions.action} onClick={clear}>
              {selection.clear}
            </button>
          </div>
          <StateForm isBusy={isBusy} onState={(state) => onAct({ kind: 'state', state }, chosen)} />
          <AssignForm isBusy={isBusy} onAssign={(assignee) => onAct({ kind: 'assign', assignee }, chosen)} />
          <button type="button" className="button" onClick={() => onCards(chosen)}>
            {inboxActions.cards}
          </button>
          <button
            type="button"
            className={`button ${bar.danger} ${styles.delete}`}
            aria-disabled={isBusy}
            onClick={() => !isBusy && onDelete(chosen)}
          >
            {inboxActions.delete}
          </button>
        </section>
      )}
    </>
  );
}

interface StateFormProps {
  readonly isBusy: boolean;
  onState(state: EnquiryState): void;
}

function StateForm({ isBusy, onState }: StateFormProps) {
  const { inboxActions, enquiryStates: names } = useTexts();
  const [state, setState] = useState<EnquiryState>('answered');

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy) onState(state);
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <Field label={inboxActions.setState} problem={undefined}>
        {(attributes) => (
          <select
            {...attributes}
            value={state}
            onChange={({ target }) => setState(enquiryStates.find((one) => one === target.value) ?? state)}
          >
            <Options choices={enquiryStates} labels={names} />
          </select>
        )}
      </Field>
      <button type="submit" className="button" aria-disabled={isBusy}>
        {inboxActions.apply}
      </button>
    </form>
  );
}

interface AssignFormProps {
  readonly isBusy: boolean;
  onAssign(assignee: string): void;
}

function AssignForm({ isBusy, onAssign }: AssignFormProps) {
  const { inboxActions, enquiry: words } = useTexts();
  const [assignee, setAssignee] = useState('');
  const { field, check } = useDeskText('assignee', words.assignee, assignee);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (check(event.currentTarget) && !isBusy) onAssign(assignee.trim());
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <Field {...field} label={inboxActions.assign}>
        {(attributes) => <AssigneeInput {...attributes} value={assignee} onChange={setAssignee} />}
      </Field>
      <button type="submit" className="button" aria-disabled={isBusy}>
        {inboxActions.assignTo}
      </button>
    </form>
  );
}
