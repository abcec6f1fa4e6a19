import type { z } from 'astro/zod';
import { type Mistake, ordinal, quoted } from './mistake.ts';
import type { Path, Tree } from './read/read-yaml.ts';

/** Mistakes in a file's fields by its schema, or the valid `data`. */
export function checkFields<Schema extends z.ZodType>(
  file: string,
  { value, lineOf }: Tree,
  schema: Schema,
): { readonly mistakes: readonly Mistake[]; readonly data?: z.output<Schema> } {
  const result = schema.safeParse(value ?? {});
  if (result.success) return { mistakes: [], data: result.data };
  const mistakes = result.error.issues.flatMap((issue): Mistake[] => {
    if (issue.code === 'unrecognized_keys') {
      if (issue.keys.every((key) => /^\d+$/.test(key))) {
        const message = `${nameOf(issue.path)} has a number with separators: write it without, such as 2014533`;
        return [{ file, line: lineOf(issue.path), message }];
      }
      return issue.keys.map((key) => {
        const path = [...issue.path, key];
        return { file, line: lineOf(path), message: `${nameOf(path)} is not read: ${issue.message}` };
      });
    }
    const name = nameOf(issue.path);
    return [{ file, line: lineOf(issue.path), message: `${name} ${found(value, issue.path)}: ${issue.message}` }];
  });
  return { mistakes };
}

/** The name of a field in a message: “year” of the second statistic. */
function nameOf(path: Path): string {
  const index = path.findLastIndex((step) => typeof step === 'number');
  const fields = path.slice(index + 1).map(String);
  const list = String(path[index - 1] ?? 'entry').replace(/(?<!serie)s$/, '');
  const whose = path
    .slice(0, Math.max(index - 1, 0))
    .map((step) => ` of ${typeof step === 'number' ? `the ${ordinal(step)} entry` : String(step)}`);
  const item = index < 0 ? '' : `the ${ordinal(Number(path[index]))} ${list}${whose.join('')}`;
  if (fields.length === 0) return item || 'the file';
  return `${quoted(fields.join(': '))}${item && ` of ${item}`}`;
}

function found(value: unknown, path: Path): string {
  const at = path.reduce<unknown>(
    (part, step) => (part instanceof Object ? Reflect.get(part, step) : undefined),
    value,
  );
  if (at === undefined) return 'is missing';
  if (at === null || (typeof at === 'string' && at.trim() === '')) return 'is empty';
  if (Array.isArray(at)) return `has ${at.length} ${at.length === 1 ? 'entry' : 'entries'}`;
  if (at instanceof Object) return 'is not as expected';
  return `is ${quoted(String(at))}`;
}
