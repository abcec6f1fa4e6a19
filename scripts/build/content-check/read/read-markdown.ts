import { type MdastNode, markdownToMdast } from 'satteri';
import type { Mistake } from '../mistake.ts';
import { cachedByFile } from './cached-by-file.ts';
import { type Read, readYamlPart } from './read-yaml.ts';

export interface Body {
  /** The parsed text, with line numbers from 1. */
  readonly root: MdastNode;
  readonly lines: readonly string[];
  /** Offset from lines of the body to lines of the file. */
  readonly offset: number;
}

interface ReadMarkdown extends Read {
  readonly body?: Body;
}

const fence = /^---\s*$/;

/** Reads a markdown file: the front matter, and the text with the parser of the build. */
export const readMarkdown = cachedByFile((file, text): ReadMarkdown => {
  const lines = text.split('\n');
  if (!fence.test(lines[0] ?? ''))
    return missingFence(file, 1, 'the file has to begin with a line of three hyphens (---)');
  const end = lines.findIndex((line, index) => index > 0 && fence.test(line));
  const blank = lines.findIndex((line) => line.trim() === '');
  // Otherwise a line of hyphens in the text would end the front matter.
  if (end < 0 || lines.slice(1, end).some((line) => /^#{2,6} /.test(line))) {
    const line = blank < 0 ? lines.length : blank + 1;
    return missingFence(
      file,
      line,
      'the line of three hyphens (---) that ends the fields is missing; expected it here',
    );
  }
  const fields = readYamlPart(file, `${lines.slice(1, end).join('\n')}\n`, 2);
  const body = lines.slice(end + 1);
  const root = markdownToMdast(body.join('\n'), { features: { frontmatter: false } });
  return { ...fields, body: { root, lines: body, offset: end + 1 } };
});

function missingFence(file: string, line: number, message: string): ReadMarkdown {
  const mistakes: readonly Mistake[] = [{ file, line, message }];
  return { mistakes };
}
