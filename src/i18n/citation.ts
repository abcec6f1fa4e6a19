import type { Language } from '#domain/language';
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

/** Figures in the order of a page: what others publish, then what only the site's owner gives. */
export function sourcedFirst<Figure extends { readonly cited: Citation }>(
  figures: readonly Figure[],
): readonly Figure[] {
  const isSourced = ({ cited }: Figure) => cited.publisher !== undefined;
  return [...figures.filter(isSourced), ...figures.filter((figure) => !isSourced(figure))];
}

/** A year by itself; nothing where there is none. */
export function yearText(year: number | undefined, language: Language): string | undefined {
  return year === undefined ? undefined : `${year}${language === 'zh' ? '年' : ''}`;
}
