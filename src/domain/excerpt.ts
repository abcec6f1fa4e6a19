import { perLanguage } from '#domain/per-language';

/** Length of a card's subtitle in characters, ellipsis apart (docs/specification.md §3.3). */
export const excerptLength = 100;

/**
 * The beginning of a text, at most `length` characters, cut at a word boundary of its language and closed with an
 * ellipsis. A text that fits comes back as it is; a single word longer than the limit is cut inside, never inside a
 * character.
 */
export function excerpt(text: string, language: string, length: number = excerptLength): string {
  if (text.length <= length) return text;
  let end = 0;
  for (const { index, segment, isWordLike } of wordsOf(language).segment(text)) {
    if (index + segment.length > length) break;
    if (isWordLike) end = index + segment.length;
  }
  const kept = end > 0 ? text.slice(0, end) : cutInside(text, length);
  return `${kept}…`;
}

const wordsOf = perLanguage((language) => new Intl.Segmenter(language, { granularity: 'word' }));

function cutInside(text: string, length: number): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > length) break;
    kept += segment;
  }
  return kept;
}
