import type { Path, Tree } from './read/read-yaml.ts';

/** A mistake in the content. */
export interface Mistake {
  /** Path from the project's root. */
  readonly file: string;
  /** Absent for missing and unused files. */
  readonly line?: number;
  /** The mistake, and what was expected. */
  readonly message: string;
}

/** A mistake at a place of a YAML file that is being checked. */
export interface MistakeAtPath {
  readonly path: Path;
  readonly message: string;
}

/** A found mistake with its file and line; line 1 if the file could not be parsed. */
export const inFile = (
  file: string,
  tree: Pick<Tree, 'lineOf'> | undefined,
  { path, message }: MistakeAtPath,
): Mistake => ({
  file,
  line: tree?.lineOf(path) ?? 1,
  message,
});

/** Message if content has no entry of a key. */
export const unknownKey = (key: string, kind: 'fact' | 'law' | 'publisher' | 'source'): string =>
  `${quoted(key)} is no ${kind}: expected a key of content/${kind}s`;

/** Quotes a text in a message, in one line and shortened. */
export function quoted(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return `“${line.length > 50 ? `${line.slice(0, 47)}…` : line}”`;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** An index as an ordinal: “third” for 2. */
export const ordinal = (index: number): string => ordinals[index] ?? `${index + 1}th`;

/** “a, b and c” */
export function listed(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
