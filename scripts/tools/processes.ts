import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

interface RunOptions {
  readonly cwd: string;
  readonly environment?: NodeJS.ProcessEnv;
  /** Milliseconds after which the command is killed. */
  readonly timeout?: number;
  /** Called with each line of output. */
  readonly onLine?: (line: string) => void;
}

export interface Finished {
  /** null after a signal. */
  readonly code: number | null;
  readonly output: string;
  readonly timedOut: boolean;
}

const running = new Set<ChildProcess>();
let stopped = false;

/** Runs a command without input, in its own process group, to its end. */
export async function run(command: string, parameters: readonly string[], options: RunOptions): Promise<Finished> {
  if (stopped) throw new Error('Stopped');
  const { cwd, environment = process.env, timeout = 2 ** 31 - 1, onLine } = options;
  const child = spawn(command, parameters, {
    cwd,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    signal(child, 'SIGKILL');
  }, timeout);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  if (onLine) createInterface({ input: child.stdout }).on('line', onLine);
  // Ends the child processes of the command too.
  child.once('exit', () => signal(child, 'SIGKILL'));
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('close', resolve);
    });
    return { code, output: Buffer.concat(output).toString(), timedOut };
  } finally {
    clearTimeout(timer);
    running.delete(child);
  }
}

/** Stops all commands started by `run` and their child processes. After that `run` refuses to start another. */
export async function stopAll(): Promise<void> {
  stopped = true;
  for (const child of running) signal(child, 'SIGTERM');
  for (let waits = 0; waits < 20 && running.size > 0; waits += 1) await wait(100);
  for (const child of running) signal(child, 'SIGKILL');
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, name);
  } catch {
    // The process group has already ended.
  }
}
