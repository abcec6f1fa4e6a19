import { type KeyboardEvent, useRef } from 'react';
import { isComposingKey } from '../../ui/composition';
import styles from './MoreMenu.module.css';

interface MoreMenuProps {
  readonly label: string;
  readonly actions: readonly { readonly label: string; onChoose(): void }[];
}

/** A button that opens a short list of less frequent actions. It closes by a choice, by Escape and when left. */
export function MoreMenu({ label, actions }: MoreMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);

  function close(): void {
    if (menu.current) menu.current.open = false;
  }

  /** The focused button disappears with the list. */
  function closeAndFocus(): void {
    menu.current?.querySelector('summary')?.focus();
    close();
  }

  function closeByEscape({ key, nativeEvent }: KeyboardEvent): void {
    if (key === 'Escape' && !isComposingKey(nativeEvent) && menu.current?.open) closeAndFocus();
  }

  return (
    <details
      ref={menu}
      className={styles.menu}
      onKeyDown={closeByEscape}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <summary className="button">{label}</summary>
      <div className={styles.items}>
        {actions.map(({ label: name, onChoose }) => (
          <button
            key={name}
            type="button"
            className="button"
            onClick={() => {
              closeAndFocus();
              onChoose();
            }}
          >
            {name}
          </button>
        ))}
      </div>
    </details>
  );
}
