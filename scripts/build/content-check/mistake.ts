/** A mistake in the content, as its editor sees it. */
export interface Mistake {
  /** From the repository's root. */
  readonly file: string;
  /** Absent where a whole file is missing, or is not read. */
  readonly line?: number;
  /** What is wrong, and how it should look. */
  readonly message: string;
}

/** A text in the quotation marks of a message, in one line and not too long. */
export function quoted(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return `“${line.length > 50 ? `${line.slice(0, 47)}…` : line}”`;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The position of something in a list, as a word: “third” for 2. */
export const ordinal = (index: number): string => ordinals[index] ?? `${index + 1}th`;

/** “a, b and c” */
export function listed(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
