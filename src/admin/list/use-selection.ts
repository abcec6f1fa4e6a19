import { useCallback, useMemo, useState } from 'react';

interface Identified {
  readonly id: string;
}

/** The selected items of a list. Items that the query no longer finds are deselected. */
export interface Selection<Item extends Identified> {
  readonly chosen: readonly Item[];
  readonly ids: ReadonlySet<string>;
  choose(some: readonly Item[], isChosen: boolean): void;
  clear(): void;
}

export function useSelection<Item extends Identified>(found: readonly Item[]): Selection<Item> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => (ids.size > 0 ? found.filter(({ id }) => ids.has(id)) : []), [found, ids]);
  const choose = useCallback((some: readonly Item[], isChosen: boolean) => {
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
