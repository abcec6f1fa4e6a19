import { perLanguage } from '#domain/per-language';

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
export function characterSegments(text: string): readonly string[] {
  if (!hasSegmenter) return text.match(character) ?? [];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
