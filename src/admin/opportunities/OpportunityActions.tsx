import { useStore } from '@nanostores/react';
import { flushSync } from 'react-dom';
import { trashDays } from '#domain/opportunity/history';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { fill } from '../../i18n/fill';
import { fixedText } from '../i18n/fixed-texts';
import { useTexts } from '../i18n/texts';
import { DeleteDialog, DeleteItems } from '../list/DeleteDialog';
import { type Selection, SelectionBar } from '../list/Selection';
import styles from '../list/Selection.module.css';
import { focusHeadingInPlace } from '../ui/focus';
import {
  hasEffect,
  opportunityBatch,
  removeOpportunity,
  runOnOpportunities,
  showActionToast,
} from './opportunity-actions';
import { opportunityCount } from './opportunity-list';

/** Actions that can be applied to several opportunities. */
type BatchAction = 'publish' | 'unpublish' | 'confirm' | 'delete' | 'restore';

interface OpportunityActionsProps<Item extends Opportunity> {
  readonly actions: readonly BatchAction[];
  readonly selection: Selection<Item>;
  /** Disables the actions. They are disabled, too, while another one is running. */
  readonly isBusy?: boolean;
  /** Asks for confirmation before deleting. */
  onDelete?(some: readonly Item[]): void;
}

/** Buttons for actions on the selected opportunities, each with the number it applies to. */
export function OpportunityActions<Item extends Opportunity>(props: OpportunityActionsProps<Item>) {
  const { actions, selection, onDelete } = props;
  const { chosen, clear } = selection;
  const { selection: texts } = useTexts();
  const isRunning = useStore(opportunityBatch.$state).kind === 'running';
  const isBusy = isRunning || props.isBusy === true;

  function act(action: BatchAction, on: readonly Item[]): void {
    if (action === 'delete' && onDelete) {
      onDelete(on);
      return;
    }
    clear();
    focusHeadingInPlace();
    void runOnOpportunities(action, on);
  }

  return (
    <SelectionBar selection={selection}>
      {actions.map((action) => {
        const on = chosen.filter((opportunity) => hasEffect(action, opportunity));
        const isIdle = isBusy || on.length === 0;
        return (
          <button
            key={action}
            type="button"
            className={`button ${action === 'delete' ? styles.danger : ''}`}
            aria-disabled={isIdle}
            onClick={() => !isIdle && act(action, on)}
          >
            {texts[action]}
            {on.length > 0 && on.length < chosen.length && ` (${on.length})`}
          </button>
        );
      })}
    </SelectionBar>
  );
}

interface DeleteOpportunitiesProps {
  /** At least one. */
  readonly opportunities: readonly Opportunity[];
  onConfirm(): void;
  onDismiss(): void;
}

/**
 * Asks once before deleting any number of opportunities. The dialog stays open for a single one; several are deleted
 * after it closes, with a progress notice.
 */
export function DeleteOpportunities({ opportunities, onConfirm, onDismiss }: DeleteOpportunitiesProps) {
  const { deletion } = useTexts();
  const trash = fill(deletion.trash, { days: trashDays });
  const [first] = opportunities;
  if (!first) return null;

  // Deleting removes the row with the focused button.
  function finish(): void {
    flushSync(onConfirm);
    focusHeadingInPlace();
  }

  if (opportunities.length === 1) {
    return (
      <DeleteDialog
        question={fixedText('deletion')}
        detail={
          <>
            <p lang={first.language} dir="auto">
              {first.title}
            </p>
            <p>{trash}</p>
          </>
        }
        remove={() => removeOpportunity(first)}
        onDeleted={() => {
          finish();
          showActionToast('delete', opportunities);
        }}
        onDismiss={onDismiss}
      />
    );
  }
  return (
    <DeleteItems
      question={fixedText('deletion')}
      items={opportunities}
      lead={`${opportunityCount(opportunities.length)}. ${trash}`}
      item={({ title, language }) => (
        <span lang={language} dir="auto">
          {title}
        </span>
      )}
      onConfirm={() => {
        finish();
        void runOnOpportunities('delete', opportunities);
      }}
      onDismiss={onDismiss}
    />
  );
}
