import type { Opportunity } from '#domain/opportunity/opportunity';
import { counted } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import type { Selection } from '../list/Selection';
import styles from '../list/Selection.module.css';
import { type Action, concerns } from './opportunity-actions';

/** Actions that can be applied to several opportunities. */
type BatchAction = 'publish' | 'unpublish' | 'delete' | 'restore';

interface SelectionBarProps {
  readonly actions: readonly BatchAction[];
  readonly selection: Selection<Opportunity>;
  /** Disables the actions while another one is running. */
  readonly isBusy: boolean;
  onAct(action: Action, on: readonly Opportunity[]): void;
}

/** Buttons for actions on the selected opportunities, each with the number it applies to. */
export function SelectionBar({ actions, selection: { chosen, clear }, isBusy, onAct }: SelectionBarProps) {
  const { selection } = useTexts();
  const button = (name: BatchAction) => {
    const on = chosen.filter((opportunity) => concerns(name, opportunity));
    const isIdle = isBusy || on.length === 0;
    return (
      <button
        key={name}
        type="button"
        className={`button ${name === 'delete' ? styles.danger : ''}`}
        aria-disabled={isIdle}
        onClick={() => !isIdle && onAct(name, on)}
      >
        {selection[name]}
        {on.length > 0 && on.length < chosen.length && ` (${on.length})`}
      </button>
    );
  };
  const count = chosen.length > 0 && counted(selection.count, chosen.length);
  return (
    <>
      <p role="status" className="visually-hidden">
        {count}
      </p>
      {count && (
        <section aria-label={selection.label} className={styles.bar}>
          <p className={styles.count}>{count}</p>
          {actions.map(button)}
          <button type="button" className="button" onClick={clear}>
            {selection.clear}
          </button>
        </section>
      )}
    </>
  );
}
