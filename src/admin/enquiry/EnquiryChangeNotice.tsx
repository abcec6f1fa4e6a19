import { useStore } from '@nanostores/react';
import type { AdminEnquiry } from '#domain/enquiry/admin-enquiry';
import { nextFollowUp } from '#domain/enquiry/deadlines';
import { fill } from '../../i18n/fill';
import { countText, failureMessage, formatDay } from '../i18n/messages';
import { type Texts, useTexts } from '../i18n/texts';
import { revertOf } from '../inbox/enquiry-actions';
import { stateName } from '../inbox/enquiry-messages';
import { focusHeadingInPlace } from '../ui/focus';
import { Notice } from '../ui/Notices';
import type { EnquiryChange, EnquiryOf } from './open-enquiry';

interface NoticeProps {
  readonly of: EnquiryOf;
  /** Title of an opportunity that the enquiry mentions. */
  titleOf(id: string): string;
}

/** Notice about the last change of an enquiry: success, conflict or failure, with the possible next steps. */
export function EnquiryChangeNotice({ of, titleOf }: NoticeProps) {
  const change = useStore(of.$change);
  const isWrong = change.kind === 'conflict' || change.kind === 'gone' || change.kind === 'failed';
  return (
    <>
      <div role="status">{!isWrong && <SuccessNotice of={of} change={change} titleOf={titleOf} />}</div>
      {isWrong && (
        <div role="alert">
          <ProblemNotice of={of} change={change} titleOf={titleOf} />
        </div>
      )}
    </>
  );
}

interface PartProps extends NoticeProps {
  readonly change: EnquiryChange;
}

function SuccessNotice({ of, change, titleOf }: PartProps) {
  const { enquiry: words, toasts } = useTexts();
  if (change.kind === 'under-way') return <p className="notice">{words.underWay}</p>;
  if (change.kind !== 'done') return null;
  const { before, after } = change;
  const undoing = revertOf(before, after);
  const isReversible = Object.keys(undoing).length > 0;

  // The focused button disappears with the notice.
  function leave(then: () => void): void {
    focusHeadingInPlace();
    then();
  }

  function undo(): void {
    void of.update(undoing);
  }

  return (
    <Notice kind="success" message={words.saved} detail={changesText(before, after, words, titleOf)}>
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

function ProblemNotice({ of, change, titleOf }: PartProps) {
  const { enquiry: words, form, list } = useTexts();
  const shown = useStore(of.$enquiry);
  if (change.kind === 'gone') return <Notice kind="danger" message={words.deletedMeanwhile} />;
  if (change.kind !== 'conflict' && change.kind !== 'failed') return null;
  // The error is shown at its field; repeating the same change would not help.
  if (change.kind === 'failed' && change.error.refusal?.fields) {
    return <Notice kind="danger" message={form.invalid} />;
  }
  const isConflict = change.kind === 'conflict';
  const theirs =
    isConflict && shown.kind === 'found' ? changesText(change.before, shown.enquiry, words, titleOf) : undefined;
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
export function changesText(
  before: AdminEnquiry,
  after: AdminEnquiry,
  words: Texts['enquiry'],
  titleOf: NoticeProps['titleOf'],
): string {
  const [had, has] = [before.attached ?? [], after.attached ?? []];
  const notes = after.notes.length - before.notes.length;
  const changes = [
    ...(before.state === after.state ? [] : [fill(words.toState, { state: stateName(after.state) })]),
    ...((before.assignee ?? '') === (after.assignee ?? '') ? [] : [assigneeText(after.assignee ?? '', words)]),
    ...(after.followedUpAt.length > before.followedUpAt.length ? [words.followUp, nextText(after, words)] : []),
    ...(after.followedUpAt.length < before.followedUpAt.length ? [words.followUpUndone] : []),
    ...has.filter((id) => !had.includes(id)).map((id) => fill(words.attached, { title: titleOf(id) })),
    ...had.filter((id) => !has.includes(id)).map((id) => fill(words.detached, { title: titleOf(id) })),
    ...(notes > 0 ? [countText(words.newNotes, notes)] : []),
  ];
  return changes.join(' · ');
}

/** When the next follow-up is due. */
function nextText(enquiry: AdminEnquiry, words: Texts['enquiry']): string {
  const due = nextFollowUp(enquiry);
  return due === undefined ? words.lastFollowUp : fill(words.nextFollowUp, { time: formatDay(due) });
}

/** The assignee in words, or "Unassigned". */
export function assigneeText(assignee: string, words: Texts['enquiry']): string {
  return assignee === '' ? words.toNobody : fill(words.toAssignee, { name: assignee });
}
