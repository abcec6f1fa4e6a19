import { type FocusEvent, type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { isComposingKey } from '../../ui/input-method';
import styles from './MoreMenu.module.css';

interface MoreMenuProps {
  readonly label: string;
  /** Actions that close the menu. */
  readonly actions?: readonly { readonly label: string; onChoose(): void }[];
  /** Controls that leave it open. */
  readonly children?: ReactNode;
  /** Classes of the menu's parts, in place of its own. */
  readonly classes?: Readonly<Record<'menu' | 'button' | 'panel', string | undefined>>;
}

const ownClasses = { menu: styles.menu, button: 'button', panel: styles.items };

/**
 * A button that opens the actions that are needed less often. The menu closes by an action, by Escape, by a click
 * outside, and when the focus moves to another control.
 */
export function MoreMenu({ label, actions = [], children, classes = ownClasses }: MoreMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);

  const close = useCallback(() => {
    if (menu.current) menu.current.open = false;
  }, []);

  /** The focused button disappears with the menu. */
  function closeAndFocus(): void {
    menu.current?.querySelector('summary')?.focus();
    close();
  }

  function closeByEscape({ key, nativeEvent }: KeyboardEvent): void {
    if (key === 'Escape' && !isComposingKey(nativeEvent) && menu.current?.open) closeAndFocus();
  }

  // Safari does not focus a button that is clicked: the focus then moves to nothing, and a click outside is no blur.
  function closeByFocus({ currentTarget, relatedTarget }: FocusEvent): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  useEffect(() => {
    function closeByPointer({ target }: PointerEvent): void {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    }
    document.addEventListener('pointerdown', closeByPointer);
    return () => document.removeEventListener('pointerdown', closeByPointer);
  }, [close]);

  return (
    <details ref={menu} className={classes.menu} onKeyDown={closeByEscape} onBlur={closeByFocus}>
      <summary className={classes.button}>{label}</summary>
      <div className={classes.panel}>
        {children}
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
