import { onSet } from 'nanostores';
import { useEffect } from 'react';
import { $unfinished, leave } from './leaving';
import { $page, open } from './router';

/** While on, confirms before leaving: our dialog for other admin pages, the browser's own for closing and reloading. */
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
      // The browser may have gone back already: restore the path.
      if (location.pathname !== here) open(here);
      leave(() => open(wanted));
    });
    return () => {
      removeEventListener('beforeunload', unload);
      unbind();
    };
  }, [isOn]);
}
