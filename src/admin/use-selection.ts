import { useCallback, useMemo, useState } from 'react';
import type { Opportunity } from '#domain/opportunity/opportunity';

/** The opportunities that are chosen to do something with. What the list no longer finds is not chosen any more. */
export interface Selection {
  readonly chosen: readonly Opportunity[];
  readonly ids: ReadonlySet<string>;
  choose(some: readonly Opportunity[], isChosen: boolean): void;
  clear(): void;
}

export function useSelection(found: readonly Opportunity[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => (ids.size > 0 ? found.filter(({ id }) => ids.has(id)) : []), [found, ids]);
  const choose = useCallback((some: readonly Opportunity[], isChosen: boolean) => {
    setIds((before) => {
      const after = new Set(before);
      for (const { id } of some) {
        if (isChosen) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }, []);
  const clear = useCallback(() => setIds(new Set()), []);
  return { chosen, ids, choose, clear };
}
