/** An error whose message is shown without a stack. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

const fullDisk = 'The disk is full: make room and try again.';

/** The message of an error; unexpected errors keep their stack. */
export function messageFor(error: unknown): string {
  if (error instanceof Failure) return error.message;
  if (codeOf(error) === 'ENOSPC') return fullDisk;
  if (error instanceof Error && codeOf(error)?.startsWith('ERR_PARSE_ARGS_')) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The failure of a command: the last lines of its output, then the reason. */
export function failedCommand(what: string, output: string): Failure {
  const lines = output.trimEnd().split('\n').slice(-40).join('\n');
  return new Failure(`${lines}\n\n${/ENOSPC/.test(output) ? fullDisk : `${what} failed; the reason is above.`}`);
}

/** The code of a system error, such as EADDRINUSE. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
