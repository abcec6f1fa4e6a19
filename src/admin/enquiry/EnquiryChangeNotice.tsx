import { useStore } from '@nanostores/react';
import type { AdminEnquiry } from '#domain/enquiry/admin-enquiry';
import { fill } from '../../i18n/fill';
import { counted, failureMessage } from '../i18n/messages';
import { type Texts, useTexts } from '../i18n/texts';
import { stateName } from '../inbox/enquiry-messages';
import { focusHeadingInPlace } from '../ui/focus';
import { Notice } from '../ui/Notices';
import type { EnquiryChange, EnquiryOf } from './open-enquiry';

/** Notice about the last change of an enquiry: success, conflict or failure, with the possible next steps. */
export function EnquiryChangeNotice({ of }: { readonly of: EnquiryOf }) {
  const change = useStore(of.$change);
  const isWrong = change.kind === 'conflict' || change.kind === 'gone' || change.kind === 'failed';
  return (
    <>
      <div role="status">{!isWrong && <Fine of={of} change={change} />}</div>
      {isWrong && (
        <div role="alert">
          <Wrong of={of} change={change} />
        </div>
      )}
    </>
  );
}

interface PartProps {
  readonly of: EnquiryOf;
  readonly change: EnquiryChange;
}

function Fine({ of, change }: PartProps) {
  const { enquiry: words, toasts } = useTexts();
  if (change.kind === 'under-way') return <p className="notice">{words.underWay}</p>;
  if (change.kind !== 'done') return null;
  const { before, after } = change;
  const isReversible = before.state !== after.state || (before.assignee ?? '') !== (after.assignee ?? '');

  // The focused button disappears with the notice.
  function leave(then: () => void): void {
    focusHeadingInPlace();
    then();
  }

  function undo(): void {
    void of.update({ state: before.state, assignee: before.assignee ?? '' });
  }

  return (
    <Notice kind="success" message={words.saved} detail={changesText(before, after, words)}>
      {isReversible && (
        <button type="button" className="button" onClick={() => leave(undo)}>
          {words.undo}
        </button>
      )}
      <button type="button" className="button" onClick={() => leave(of.close)}>
        {toasts.close}
      </button>
    </Notice>
  );
}

function Wrong({ of, change }: PartProps) {
  const { enquiry: words, form, list } = useTexts();
  const shown = useStore(of.$enquiry);
  if (change.kind === 'gone') return <Notice kind="danger" message={words.deletedMeanwhile} />;
  if (change.kind !== 'conflict' && change.kind !== 'failed') return null;
  // The error is shown at its field; repeating the same change would not help.
  if (change.kind === 'failed' && change.error.refusal?.fields) {
    return <Notice kind="danger" message={form.invalid} />;
  }
  const isConflict = change.kind === 'conflict';
  const theirs = isConflict && shown.kind === 'found' ? changesText(change.before, shown.enquiry, words) : undefined;
  return (
    <Notice
      kind="danger"
      message={isConflict ? words.conflict : words.notSaved}
      detail={isConflict ? theirs : failureMessage(change.error)}
    >
      <button
        type="button"
        className="button"
        onClick={() => {
          focusHeadingInPlace();
          void change.again();
        }}
      >
        {isConflict ? words.again : list.tryAgain}
      </button>
      {isConflict && (
        <button
          type="button"
          className="button"
          onClick={() => {
            focusHeadingInPlace();
            of.close();
          }}
        >
          {words.keep}
        </button>
      )}
    </Notice>
  );
}

/** One line that lists the differences between two versions of an enquiry. */
function changesText(before: AdminEnquiry, after: AdminEnquiry, words: Texts['enquiry']): string {
  const notes = after.notes.length - before.notes.length;
  const changes = [
    ...(before.state === after.state ? [] : [fill(words.toState, { state: stateName(after.state) })]),
    ...((before.assignee ?? '') === (after.assignee ?? '') ? [] : [assigneeText(after.assignee ?? '', words)]),
    ...(after.followedUpAt.length > before.followedUpAt.length ? [words.followUp] : []),
    ...(notes > 0 ? [counted(words.newNotes, notes)] : []),
  ];
  return changes.join(' · ');
}

/** The assignee in words, or "Unassigned". */
export function assigneeText(assignee: string, words: Texts['enquiry']): string {
  return assignee === '' ? words.toNobody : fill(words.toAssignee, { name: assignee });
}
