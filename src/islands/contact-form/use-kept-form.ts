import { useEffect, useRef, useState } from 'react';
import type { Language } from '#domain/language';
import { keepValues, keptValues } from '../../stores/kept-enquiry';
import { controlOf, fieldsInOrder, fillEmpty, unfoldFilled, valuesOf } from './form-values';

/** A form that begins with what was kept of it; ready once its script is there. `anew` focuses its first field. */
export function useKeptForm(anew: boolean, language: Language) {
  const form = useRef<HTMLFormElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (form.current) {
      fillEmpty(form.current, keptValues());
      unfoldFilled(form.current);
      // What was typed before hydration has not been kept yet.
      keepValues(valuesOf(form.current));
      const [first] = fieldsInOrder(language);
      if (anew && first) controlOf(form.current, first)?.focus();
    }
    setReady(true);
  }, [anew, language]);
  return { form, ready };
}
