import type { Dictionary } from './dictionary';
import { fill } from './fill';

/** Where a figure comes from: without a publisher, from the site's owner. Some publishers give no year. */
export interface Citation {
  readonly publisher?: string | undefined;
  readonly year?: number | undefined;
}

/** The line under a figure that names its publisher and year. */
export function citation(texts: Dictionary['site'], { publisher, year }: Citation): string {
  if (publisher === undefined) return texts.ownersFigure;
  return year === undefined
    ? fill(texts.source, { source: publisher })
    : fill(texts.sourceOfYear, { source: publisher, year });
}
