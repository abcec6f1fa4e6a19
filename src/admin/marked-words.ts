import { diffLines, diffWordsWithSpace } from 'diff';

/** A piece of a text, and whether the text that it is compared with has it otherwise. */
export interface Piece {
  readonly text: string;
  readonly isChanged: boolean;
}

/** Differences beyond which words are not looked for, but paragraphs: the time that it takes grows with their number. */
const mostChangedWords = 1_000;

/** A text in pieces, those marked that another text does not have: words, or paragraphs where nearly all is new. */
export function markedWords(text: string, other: string): readonly Piece[] {
  const words = diffWordsWithSpace(other, text, { maxEditLength: mostChangedWords });
  const changes = words ?? diffLines(other, text);
  const pieces = changes
    .filter(({ removed }) => !removed)
    .map(({ value, added }) => ({ text: value, isChanged: added }));
  return pieces.reduce<Piece[]>(joined, []);
}

/** A space between two marked words belongs to them: the mark goes on. */
function joined(pieces: Piece[], piece: Piece, index: number, all: readonly Piece[]): Piece[] {
  const last = pieces.at(-1);
  const isBetween = piece.text.trim() === '' && all[index - 1]?.isChanged && all[index + 1]?.isChanged;
  const isChanged = piece.isChanged || Boolean(isBetween);
  if (last?.isChanged && isChanged) pieces.splice(-1, 1, { text: last.text + piece.text, isChanged });
  else pieces.push({ text: piece.text, isChanged });
  return pieces;
}
