import { useEffect, useRef, useState } from 'react';
import { keepValues, keptValues } from '../../stores/kept-enquiry';
import { controlOf, fillEmpty, valuesOf } from './form-values';

/** A form that begins with what was kept of it; ready once its script is there. `anew` focuses its first field. */
export function useKeptForm(anew: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (form.current) {
      fillEmpty(form.current, keptValues());
      // What was typed before hydration has not been kept yet.
      keepValues(valuesOf(form.current));
      if (anew) controlOf(form.current, 'firstName')?.focus();
    }
    setReady(true);
  }, [anew]);
  return { form, ready };
}
