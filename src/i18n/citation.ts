import type { Language } from '#domain/language';
import type { Dictionary } from './dictionary';
import { fill } from './fill';

/** The source of a figure: the site's owner if there is no publisher. Some publishers give no year. */
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

/** Sorts figures: those with a publisher first, then those of the site's owner. */
export function sourcedFirst<Figure extends { readonly cited: Citation }>(
  figures: readonly Figure[],
): readonly Figure[] {
  const isSourced = ({ cited }: Figure) => cited.publisher !== undefined;
  return [...figures.filter(isSourced), ...figures.filter((figure) => !isSourced(figure))];
}

/** A year, in Chinese followed by 年; `undefined` if there is none. */
export function yearText(year: number | undefined, language: Language): string | undefined {
  return year === undefined ? undefined : `${year}${language === 'zh' ? '年' : ''}`;
}
