import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The index that a key leads to, of so many; `undefined` for a key that leads nowhere. */
export function stepByKey(event: KeyboardEvent, index: number, count: number): number | undefined {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  return Math.min(Math.max(index + step, 0), count - 1);
}
