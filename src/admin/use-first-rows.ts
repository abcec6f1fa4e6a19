import { startTransition, useEffect, useState } from 'react';

/** So many rows fill a usual screen. */
const first = 8;

/**
 * The rows of a page of a list: when the list opens the first of them, and as soon as these are painted all. Whoever
 * comes `back` to one row gets all at once.
 */
export function useFirstRows<Row>(shown: readonly Row[], back: boolean): readonly Row[] {
  const [all, setAll] = useState(back);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setAll(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return all ? shown : shown.slice(0, first);
}
