import type { Dictionary } from './dictionary';
import { fill } from './fill';

/** Where a figure comes from; `year` is absent where its publisher gives none. */
interface Source {
  readonly source: string;
  readonly year?: number | undefined;
}

/** The line under a figure that names its publisher and year. */
export function citation(texts: Dictionary['site'], { source, year }: Source): string {
  return year === undefined ? fill(texts.source, { source }) : fill(texts.sourceOfYear, { source, year });
}
