import { useStore } from '@nanostores/react';
import { useDeferredValue, useMemo } from 'react';
import { missingOf } from '#domain/opportunity/completeness';
import { today } from '../ui/today';
import { missingCount, missingMessage } from './editor-messages';
import type { OpportunityForm } from './form';
import { placeOf } from './form-missing';
import type { FormPlace } from './form-problems';
import styles from './MissingList.module.css';

interface MissingListProps {
  readonly form: OpportunityForm;
  onGo(place: FormPlace): void;
}

/** Recommended items that are still missing, each linked to its control. Publishing without them is allowed. */
export function MissingList({ form, onGo }: MissingListProps) {
  // Deferred, so that typing is rendered first.
  const values = useDeferredValue(useStore(form.$values));
  const images = useDeferredValue(useStore(form.images.$images));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form's content changes with them.
  const missing = useMemo(() => missingOf(form.previewed, today()), [form, values, images]);
  return (
    <details className={styles.missing}>
      <summary className={styles.summary}>{missingCount(missing.length)}</summary>
      <ul className={styles.list}>
        {missing.map((one) => {
          const place = placeOf(one, values.language);
          return (
            <li key={`${one.kind} ${place}`}>
              <button type="button" className={styles.item} onClick={() => onGo(place)}>
                {missingMessage(one)}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
