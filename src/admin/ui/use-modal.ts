import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Opens a modal dialog while the component is mounted; returns the `ref` for its element. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Close before the element is removed, so that the browser restores the focus.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return dialog;
}
