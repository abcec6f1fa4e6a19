import { characterSegments, wordSegments } from '#domain/segments';

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
  let read = 0;
  // No word is longer than the excerpt by far: the rest of a long text is not cut.
  for (const { segment, isWordLike } of wordSegments(text.slice(0, 2 * length), language)) {
    read += segment.length;
    if (read > length) break;
    if (isWordLike) end = read;
  }
  const kept = end > 0 ? text.slice(0, end) : cutInside(text, length);
  return `${kept}…`;
}

function cutInside(text: string, length: number): string {
  let kept = '';
  for (const segment of characterSegments(text.slice(0, 2 * length))) {
    if (kept.length + segment.length > length) break;
    kept += segment;
  }
  return kept;
}
