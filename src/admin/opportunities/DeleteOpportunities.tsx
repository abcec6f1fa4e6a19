import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { fixedText } from '../i18n/fixed-texts';
import { counted } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import { DeleteDialog } from '../list/DeleteDialog';
import { focusHeadingInPlace } from '../ui/focus';
import { removeOpportunity, runBatch, tell } from './opportunity-actions';
import { opportunityCount } from './opportunity-messages';

/** Maximum number of opportunities named in the dialog. */
const mostNamed = 8;

interface DeleteOpportunitiesProps {
  /** At least one. */
  readonly doomed: readonly Opportunity[];
  onDeleted(): void;
  onDismiss(): void;
}

/**
 * Asks once before deleting any number of opportunities. The dialog stays open for a single one; several are deleted
 * after it closes, with a progress notice.
 */
export function DeleteOpportunities({ doomed, onDeleted, onDismiss }: DeleteOpportunitiesProps) {
  const [first] = doomed;
  if (!first) return null;
  const isOne = doomed.length === 1;

  // Deleting removes the row with the focused button.
  function finish(): void {
    flushSync(onDeleted);
    focusHeadingInPlace();
    if (isOne) tell('delete', doomed);
    else void runBatch('delete', doomed);
  }

  return (
    <DeleteDialog
      question={fixedText('deletion')}
      detail={
        isOne ? (
          <p lang={first.language} dir="auto">
            {first.title}
          </p>
        ) : (
          <Several opportunities={doomed} />
        )
      }
      remove={() => (isOne ? removeOpportunity(first) : Promise.resolve({ kind: 'answered', answer: undefined }))}
      onDeleted={finish}
      onDismiss={onDismiss}
    />
  );
}

function Several({ opportunities }: { readonly opportunities: readonly Opportunity[] }): ReactNode {
  const { deletion } = useTexts();
  const unnamed = opportunities.length - mostNamed;
  return (
    <>
      <p>{opportunityCount(opportunities.length)}</p>
      <ul>
        {opportunities.slice(0, mostNamed).map(({ id, title, language }) => (
          <li key={id} lang={language} dir="auto">
            {title}
          </li>
        ))}
      </ul>
      {unnamed > 0 && <p>{counted(deletion.others, unnamed)}</p>}
    </>
  );
}
