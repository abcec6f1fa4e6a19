import type { Language } from '#domain/language';
import { dictionaryOf } from './dictionary';
import { colon } from './joined';

/** Whether something is a sample: an opportunity, its facts or its entry in a list. */
export interface MaybeSample {
  readonly sample?: true | undefined;
}

/** The mark of a sample in a language; nothing for a real opportunity. */
export function sampleMark({ sample }: MaybeSample, language: Language): string | undefined {
  return sample && dictionaryOf(language).opportunities.sample;
}

/**
 * A title or a sentence about an opportunity for where it is shown by itself: a browser's tab, a search engine, a feed, a
 * shared link. That of a sample begins with the mark; `language` is that of the text.
 */
export function withSampleMark(text: string, of: MaybeSample, language: Language): string {
  const mark = sampleMark(of, language);
  return mark ? `${mark}${colon(language)}${text}` : text;
}
