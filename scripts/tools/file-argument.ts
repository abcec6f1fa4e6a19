import { resolve } from 'node:path';
import { Failure } from './failure.ts';

interface Given {
  /** Absolute; resolved from the folder in which npm was started. */
  readonly file: string;
  readonly flagged: boolean;
}

/** Reads one file argument and an optional flag. Other arguments are a Failure with the `usage`. */
export function fileArgument(words: readonly string[], usage: string, flag?: `--${string}`): Given {
  const [file, ...more] = words.filter((word) => word !== flag);
  if (file === undefined || file.startsWith('-') || more.length > 0) throw new Failure(usage);
  return { file: resolve(process.env.INIT_CWD ?? '.', file), flagged: words.some((word) => word === flag) };
}
