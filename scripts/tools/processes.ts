import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

interface RunOptions {
  readonly cwd: string;
  readonly environment?: NodeJS.ProcessEnv;
  /** After so many milliseconds it is ended. */
  readonly patience?: number;
}

export interface Finished {
  /** null: it was ended by a signal. */
  readonly code: number | null;
  /** All that it printed. */
  readonly output: string;
  readonly timedOut: boolean;
}

const running = new Set<ChildProcess>();
let ended = false;

/** Runs a command with no input and a process group of its own, to its end. */
export async function run(command: string, parameters: readonly string[], options: RunOptions): Promise<Finished> {
  if (ended) throw new Error('Stopped');
  const child = spawn(command, parameters, {
    cwd: options.cwd,
    env: options.environment ?? process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  let timedOut = false;
  const timer = setTimeout(
    () => {
      timedOut = true;
      signal(child, 'SIGKILL');
    },
    options.patience ?? 2 ** 31 - 1,
  );
  const output = collect(child);
  child.once('exit', () => signal(child, 'SIGKILL'));
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    return { code, output: output(), timedOut };
  } finally {
    clearTimeout(timer);
    running.delete(child);
  }
}

function collect(child: ChildProcess): () => string {
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk) => chunks.push(chunk));
  child.stderr?.on('data', (chunk) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString();
}

/** Ends everything that `run` started, with all that was started by it in turn, kindly at first; nothing starts after. */
export async function endAll(): Promise<void> {
  ended = true;
  for (const child of running) signal(child, 'SIGTERM');
  for (let waits = 0; waits < 20 && running.size > 0; waits += 1) await wait(100);
  for (const child of running) signal(child, 'SIGKILL');
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, name);
  } catch {
    // The whole group has ended already.
  }
}
