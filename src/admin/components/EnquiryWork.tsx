import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useState } from 'react';
import { type DeskEnquiry, type EnquiryState, type EnquiryUpdate, enquiryStates } from '#domain/enquiry/desk-enquiry';
import { limits } from '#domain/limits';
import { Field } from '../../ui/Field';
import { updateFor } from '../state/enquiry-actions';
import type { EnquiryOf } from '../state/open-enquiry';
import { useTexts } from '../texts';
import styles from './EnquiryWork.module.css';
import { Options } from './Options';

interface EnquiryWorkProps {
  readonly of: EnquiryOf;
  readonly enquiry: DeskEnquiry;
}

/** What was chosen or typed and not saved yet. */
interface Typed {
  readonly state?: EnquiryState;
  readonly assignee?: string;
}

/** Where an enquiry stands, and who has it. What was typed stays until it is saved, whatever somebody else does. */
export function EnquiryWork({ of, enquiry }: EnquiryWorkProps) {
  const { enquiry: words, inbox, inboxActions, enquiryStates: names } = useTexts();
  const change = useStore(of.$change);
  const [typed, setTyped] = useState<Typed>({});
  useEffect(() => {
    if (change.kind === 'done') setTyped({});
  }, [change]);
  const isBusy = change.kind === 'under-way';

  function submit(event: FormEvent): void {
    event.preventDefault();
    const update = updateOf(typed, enquiry);
    if (!isBusy && update) void of.update(update);
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
        <Field label={words.assignee} hint={inboxActions.nobody} problem={undefined}>
          {(attributes) => (
            <input
              {...attributes}
              maxLength={limits.assignee}
              autoComplete="off"
              value={typed.assignee ?? enquiry.assignee ?? ''}
              onChange={({ target }) => setTyped({ ...typed, assignee: target.value })}
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

/** What of that differs from how the enquiry stands; `undefined` for nothing. */
function updateOf(typed: Typed, enquiry: DeskEnquiry): EnquiryUpdate | undefined {
  const assignee = typed.assignee?.trim();
  const state = typed.state === enquiry.state ? undefined : typed.state;
  const isAssigned = assignee !== undefined && assignee !== (enquiry.assignee ?? '');
  if (state === undefined && !isAssigned) return undefined;
  return {
    ...(isAssigned && updateFor({ kind: 'assign', assignee }, enquiry)),
    ...(state !== undefined && { state }),
  };
}
