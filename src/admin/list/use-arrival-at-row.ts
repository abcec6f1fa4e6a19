import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $cameFrom, arrive } from '../navigation/way-back';
import { focusHeading } from '../ui/focus';

/** After returning from an opportunity or an enquiry, focuses its row, or the heading if the row is not shown. */
export function useArrivalAtRow(isThere: boolean): void {
  const id = useStore($cameFrom);
  useEffect(() => {
    if (id === undefined || !isThere) return;
    arrive();
    const row = document.getElementById(rowId(id));
    if (!row) {
      window.scrollTo(0, 0);
      focusHeading();
      return;
    }
    row.scrollIntoView({ block: 'center' });
    row.querySelector<HTMLElement>(`a[href$="${CSS.escape(id)}"]:not([rel])`)?.focus({ preventScroll: true });
  }, [id, isThere]);
}

/** Element id of the row of an opportunity or an enquiry. */
export function rowId(id: string): string {
  return `row-${id}`;
}
