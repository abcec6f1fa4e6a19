import { perLanguage } from '#domain/formatters';

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

interface Piece {
  readonly segment: string;
  /** Whether it is a word, not the text between words. */
  readonly isWordLike: boolean;
}

// Firefox has `Intl.Segmenter` since 125; the browser floor is 115 (README.md).
const hasSegmenter = 'Segmenter' in Intl;
const wordSegmenter = perLanguage((language) => new Intl.Segmenter(language, { granularity: 'word' }));

/** Without a segmenter a word ends at a space or a punctuation mark, and each Chinese character is a word. */
const words = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{Letter}\p{Mark}\p{Number}])+|[^\p{Letter}\p{Mark}\p{Number}]+/gu;
const word = /^[\p{Letter}\p{Mark}\p{Number}]/u;

/** A character with its marks, joiners and skin tones. */
const character = /.(?:[\p{Mark}\p{Emoji_Modifier}]|\u200D.)*/gsu;

/** Splits a text into words and the text between them. */
export function wordSegments(text: string, language: string): readonly Piece[] {
  if (!hasSegmenter) return (text.match(words) ?? []).map((segment) => ({ segment, isWordLike: word.test(segment) }));
  return Array.from(wordSegmenter(language).segment(text), ({ segment, isWordLike = false }) => ({
    segment,
    isWordLike,
  }));
}

/** Splits a text into characters as perceived by readers. */
function characterSegments(text: string): readonly string[] {
  if (!hasSegmenter) return text.match(character) ?? [];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
