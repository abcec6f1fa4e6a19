import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useState } from 'react';
import { type AdminEnquiry, type EnquiryState, type EnquiryUpdate, enquiryStates } from '#domain/enquiry/admin-enquiry';
import { Field } from '../../ui/Field';
import { useTexts } from '../i18n/texts';
import { AssigneeSelect } from '../inbox/AssigneeSelect';
import { type Assignee, assigneeOf, isSameAssignee, updateFor } from '../inbox/enquiry-actions';
import { Options } from '../ui/DayInput';
import styles from './EnquiryScreen.module.css';
import type { EnquiryOf } from './open-enquiry';

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
export function EnquiryWork({ of, enquiry }: EnquiryWorkProps) {
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
