import { checkContent } from './check.ts';
import { readContent } from './content.ts';
import type { Mistake } from './mistake.ts';

/** The beginning of a report in the output of a build. */
export const reportBegins = 'The content has ';

/** The report of all mistakes; `undefined` if there are none. */
export function contentReport(root: string): string | undefined {
  const mistakes = checkContent(readContent(root));
  if (mistakes.length === 0) return undefined;
  const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`;
  return `${reportBegins}${count}:\n\n${mistakes.map(messageOf).join('\n')}\n\ncontent/README.md describes how each file is written.`;
}

/** A mistake in one line: file, line, message. */
export function messageOf({ file, line, message }: Mistake): string {
  return `${file}${line === undefined ? '' : `, line ${line}`}: ${message}.`;
}
