import { diffLines, diffWordsWithSpace } from 'diff';

/** A piece of text, and whether it differs from the compared text. */
export interface Piece {
  readonly text: string;
  readonly isChanged: boolean;
}

/**
 * Above this number of differences, paragraphs are compared instead of words: the cost of a word comparison grows with
 * their number.
 */
const mostChangedWords = 1_000;

/**
 * Splits a text into pieces and marks those missing from the other text: words, or paragraphs if almost everything is
 * new.
 */
export function markedWords(text: string, other: string): readonly Piece[] {
  const words = diffWordsWithSpace(other, text, { maxEditLength: mostChangedWords });
  const changes = words ?? diffLines(other, text);
  const pieces = changes
    .filter(({ removed }) => !removed)
    .map(({ value, added }) => ({ text: value, isChanged: added }));
  return pieces.reduce<Piece[]>(joined, []);
}

/** A space between two marked words is marked too, so that the mark is continuous. */
function joined(pieces: Piece[], piece: Piece, index: number, all: readonly Piece[]): Piece[] {
  const last = pieces.at(-1);
  const isBetween = piece.text.trim() === '' && all[index - 1]?.isChanged && all[index + 1]?.isChanged;
  const isChanged = piece.isChanged || Boolean(isBetween);
  if (last?.isChanged && isChanged) pieces.splice(-1, 1, { text: last.text + piece.text, isChanged });
  else pieces.push({ text: piece.text, isChanged });
  return pieces;
}
