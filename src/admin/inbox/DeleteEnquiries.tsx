import { flushSync } from 'react-dom';
import { nameInLetter } from '#domain/enquiry/answer';
import { counted } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import { DeleteDialog } from '../list/DeleteDialog';
import { focusHeadingInPlace } from '../ui/focus';
import type { AnyEnquiry } from './enquiry-actions';
import { runOnEnquiries } from './enquiry-actions';
import { enquiryCount } from './enquiry-messages';

/** Maximum number of enquiries named in the dialog. */
const mostNamed = 8;

interface DeleteEnquiriesProps {
  /** At least one. */
  readonly doomed: readonly AnyEnquiry[];
  /** Called after confirmation; the deletion runs after the dialog has closed. */
  onConfirm(): void;
  onDismiss(): void;
}

/** Asks once before deleting any number of enquiries, because they cannot be restored. */
export function DeleteEnquiries({ doomed, onConfirm, onDismiss }: DeleteEnquiriesProps) {
  const { inboxActions, deletion } = useTexts();
  const unnamed = doomed.length - mostNamed;

  // Deleting removes the row with the focused button.
  function finish(): void {
    flushSync(onConfirm);
    focusHeadingInPlace();
    void runOnEnquiries({ kind: 'delete' }, doomed);
  }

  return (
    <DeleteDialog
      question={{ message: doomed.length === 1 ? inboxActions.questionOne : inboxActions.question }}
      detail={
        <>
          <p>
            {enquiryCount(doomed.length)}. {inboxActions.explanation}
          </p>
          <ul>
            {doomed.slice(0, mostNamed).map(({ id, enquiry }) => (
              <li key={id}>
                <span dir="auto">{nameInLetter(enquiry)}</span>, <span dir="auto">{enquiry.company}</span>
              </li>
            ))}
          </ul>
          {unnamed > 0 && <p>{counted(deletion.others, unnamed)}</p>}
        </>
      }
      remove={() => Promise.resolve({ kind: 'answered', answer: undefined })}
      onDeleted={finish}
      onDismiss={onDismiss}
    />
  );
}
