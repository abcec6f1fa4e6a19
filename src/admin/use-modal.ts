import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Shows a dialog over everything else as long as it is there: the `ref` of its element. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the element goes, so that the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return dialog;
}
