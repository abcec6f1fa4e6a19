import type { Language } from '#domain/language';
import { dictionaryOf } from './dictionary';
import { colon } from './joined';

/** Anything that may be a sample: an opportunity, its facts or its entry in a list. */
export interface MaybeSample {
  readonly sample?: true | undefined;
}

/** The mark of a sample; `undefined` for a real opportunity. */
export function sampleMark({ sample }: MaybeSample, language: Language): string | undefined {
  return sample && dictionaryOf(language).opportunities.sample;
}

/**
 * Adds the mark to a sample's title or text for use outside the page: in a browser tab, a search engine, a feed, a shared
 * link. `language` is that of the text.
 */
export function withSampleMark(text: string, of: MaybeSample, language: Language): string {
  const mark = sampleMark(of, language);
  return mark ? `${mark}${colon(language)}${text}` : text;
}
