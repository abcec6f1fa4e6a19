import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useState } from 'react';
import { type AdminEnquiry, type EnquiryState, type EnquiryUpdate, enquiryStates } from '#domain/enquiry/admin-enquiry';
import { Field } from '../../ui/Field';
import { useTexts } from '../i18n/texts';
import { AssigneeInput, useEnquiryText } from '../inbox/EnquiryTextField';
import { updateFor } from '../inbox/enquiry-actions';
import { Options } from '../ui/Options';
import styles from './EnquiryScreen.module.css';
import { type EnquiryOf, refusedText } from './open-enquiry';

interface EnquiryWorkProps {
  readonly of: EnquiryOf;
  readonly enquiry: AdminEnquiry;
}

/** Unsaved state and assignee. */
interface Typed {
  readonly state?: EnquiryState;
  readonly assignee?: string;
}

/** Form for an enquiry's state and assignee. Unsaved input is kept, even if somebody else changes the enquiry. */
export function EnquiryWork({ of, enquiry }: EnquiryWorkProps) {
  const { enquiry: words, inbox, inboxActions, enquiryStates: names } = useTexts();
  const change = useStore(of.$change);
  const [typed, setTyped] = useState<Typed>({});
  useEffect(() => {
    if (change.kind === 'done') setTyped((typed) => withoutStored(typed, change.update));
  }, [change]);
  const isBusy = change.kind === 'under-way';
  const assignee = typed.assignee ?? enquiry.assignee ?? '';
  const { field, check } = useEnquiryText('assignee', words.assignee, assignee, refusedText(change, 'assignee'));

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const update = updateOf(typed, enquiry);
    if (update && check(event.currentTarget) && !isBusy) void of.update(update);
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
        <Field {...field} hint={inboxActions.nobody}>
          {(attributes) => (
            <AssigneeInput
              {...attributes}
              value={assignee}
              onChange={(name) => setTyped({ ...typed, assignee: name })}
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
    ...(assignee !== undefined && stored.assignee === undefined && { assignee }),
  };
}

/** The input that differs from the stored enquiry; `undefined` if none does. */
function updateOf(typed: Typed, enquiry: AdminEnquiry): EnquiryUpdate | undefined {
  const assignee = typed.assignee?.trim();
  const state = typed.state === enquiry.state ? undefined : typed.state;
  const isAssigned = assignee !== undefined && assignee !== (enquiry.assignee ?? '');
  if (state === undefined && !isAssigned) return undefined;
  return {
    ...(isAssigned && updateFor({ kind: 'assign', assignee }, enquiry)),
    ...(state !== undefined && { state }),
  };
}
