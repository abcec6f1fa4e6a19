import { resolve } from 'node:path';
import { Failure } from './failure.ts';

interface Given {
  /** Absolute: the path was given relative to where npm was started. */
  readonly file: string;
  readonly flagged: boolean;
}

/** The one file that a tool is given, and whether its flag was given too. Anything else is a Failure with the `usage`. */
export function fileArgument(words: readonly string[], usage: string, flag?: `--${string}`): Given {
  const [file, ...more] = words.filter((word) => word !== flag);
  if (file === undefined || file.startsWith('-') || more.length > 0) throw new Failure(usage);
  return { file: resolve(process.env.INIT_CWD ?? '.', file), flagged: words.some((word) => word === flag) };
}
