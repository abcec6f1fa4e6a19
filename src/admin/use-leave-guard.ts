import { onSet } from 'nanostores';
import { useEffect } from 'react';
import { $page, open } from './router';
import { $unfinished, leave } from './state/leaving';

/** While it is on, every way out asks first: to another page here, closing and reloading in the browser's own words. */
export function useLeaveGuard(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', unload);
    const unbind = onSet($page, ({ newValue, abort }) => {
      const here = $page.get()?.path;
      const wanted = newValue?.path;
      const isFree = $unfinished.get().length === 0;
      if (isFree || here === undefined || wanted === undefined || wanted === here) return;
      abort();
      // Where the browser has gone back already, the path is put right again.
      if (location.pathname !== here) open(here);
      leave(() => open(wanted));
    });
    return () => {
      removeEventListener('beforeunload', unload);
      unbind();
    };
  }, [isOn]);
}
