import { startTransition, useEffect, useState } from 'react';

/** Number of rows that fill a usual screen. */
const first = 8;

/**
 * Renders the first rows of a list page at once, and the rest after they are painted. With `back`, renders all rows at
 * once, because focus returns to one of them.
 */
export function useFirstRows<Row>(shown: readonly Row[], back: boolean): readonly Row[] {
  const [all, setAll] = useState(back);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setAll(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return all ? shown : shown.slice(0, first);
}
