import type { ReadableAtom } from 'nanostores';
import { startTransition, useEffect, useState } from 'react';

/** Milliseconds without a change after which a value is shown. */
const pause = 300;

/**
 * The value of a store once it has not changed for a moment, for what is costly to compute or to show: while somebody
 * types, each key would wait for it.
 */
export function useSettled<Value>($store: ReadableAtom<Value>): Value {
  const [value, setValue] = useState(() => $store.get());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => startTransition(() => setValue(() => $store.get()));
    const unbind = $store.listen(() => {
      clearTimeout(timer);
      timer = setTimeout(show, pause);
    });
    show();
    return () => {
      unbind();
      clearTimeout(timer);
    };
  }, [$store]);
  return value;
}
