import { readFileSync } from 'node:fs';
import { stopAll } from './processes.ts';

type Task = () => Promise<void>;

/** Longest shutdown in milliseconds. */
const timeout = 5_000;

const tasks: Task[] = [];
let shuttingDown: Promise<void> | undefined;

/** Registers a task for the shutdown. The last one registered runs first. */
export function onShutdown(task: Task): void {
  tasks.unshift(task);
}

/** Stops running commands, runs the registered tasks and ends the process. */
export function shutDown(code: number): Promise<void> {
  setTimeout(() => process.exit(code), timeout).unref();
  shuttingDown ??= doTasks().finally(() => process.exit(code));
  return shuttingDown;
}

async function doTasks(): Promise<void> {
  await stopAll();
  for (const task of tasks) await task().catch(console.error);
}

/** Shuts down at a signal, and when npm, which forwards signals, was killed. */
export function shutDownOnSignal(code: () => number): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Ctrl-C comes twice: from the terminal and from npm.
    process.on(signal, () => void (shuttingDown ?? shutDown(code())));
  }
  if (process.env.npm_lifecycle_event) shutDownWithParent(code);
}

/** Shuts down when the parent process has ended, also if it started this one through a shell. */
export function shutDownWithParent(code: () => number): void {
  const atFirst = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === atFirst) return;
    clearInterval(watch);
    void shutDown(code());
  }, 500);
  watch.unref();
}

/** Ids of the parent process, and of its parent if it is a `sh -c`. They change when one of these ends. */
function ancestors(): string {
  try {
    const [, name = '', parent] = /\((.*)\) \S+ (\d+)/s.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8')) ?? [];
    return name.endsWith('sh') ? `${process.ppid} ${parent}` : String(process.ppid);
  } catch {
    return String(process.ppid);
  }
}
