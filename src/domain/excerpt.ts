import { characterSegments, wordSegments } from '#domain/segments';

/** Length of a card’s subtitle in characters, without the ellipsis (docs/specification.md §3.3). */
export const excerptLength = 100;

/**
 * The beginning of a text, at most `length` characters, cut at a word boundary of its language, with an ellipsis. A
 * text that fits is returned unchanged; a single word longer than the limit is cut between characters.
 */
export function excerpt(text: string, language: string, length: number = excerptLength): string {
  if (text.length <= length) return text;
  let end = 0;
  let read = 0;
  // No word is much longer than the excerpt, so the rest of a long text need not be segmented.
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
