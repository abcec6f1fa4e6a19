import { checkContent } from './check.ts';
import { readContent } from './content.ts';
import type { Mistake } from './mistake.ts';

/** How a report begins; what an editor has to read starts here. */
export const reportBegins = 'The content has ';

/** What an editor is told of the mistakes in a project's content; `undefined` when there is none. */
export function contentReport(root: string): string | undefined {
  const mistakes = checkContent(readContent(root));
  if (mistakes.length === 0) return undefined;
  const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`;
  return `${reportBegins}${count}:\n\n${mistakes.map(told).join('\n')}\n\ncontent/README.md tells how each file is written.`;
}

/** A mistake in one line: file, line, what is wrong and how it should look. */
export function told({ file, line, message }: Mistake): string {
  return `${file}${line === undefined ? '' : `, line ${line}`}: ${message}.`;
}
