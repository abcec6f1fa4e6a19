import { readFileSync } from 'node:fs';
import { stopAll } from './processes.ts';

type Task = () => Promise<void>;

/** Milliseconds that a shutdown takes at most. */
const timeout = 5_000;

const tasks: Task[] = [];
let shuttingDown: Promise<void> | undefined;

/** Registers a task for the shutdown; the task that was registered last is done first. */
export function onShutdown(task: Task): void {
  tasks.unshift(task);
}

/** Stops every command that runs, does the registered tasks, and ends the process. */
export function shutDown(code: number): Promise<void> {
  setTimeout(() => process.exit(code), timeout).unref();
  shuttingDown ??= doTasks().finally(() => process.exit(code));
  return shuttingDown;
}

async function doTasks(): Promise<void> {
  await stopAll();
  for (const task of tasks) await task().catch(console.error);
}

/** Shuts down at a signal, and when npm, which passes signals on, was itself killed. */
export function shutDownOnSignal(code: () => number): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Ctrl-C comes twice: from the terminal and from npm.
    process.on(signal, () => void (shuttingDown ?? shutDown(code())));
  }
  if (process.env.npm_lifecycle_event) shutDownWithParent(code);
}

/** Shuts down once the process that started this one, directly or through a shell, is gone. */
export function shutDownWithParent(code: () => number): void {
  const atFirst = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === atFirst) return;
    clearInterval(watch);
    void shutDown(code());
  }, 500);
  watch.unref();
}

/** The parent of this process, with its own parent where it is the shell of a `sh -c`: they change when one ends. */
function ancestors(): string {
  try {
    const [, name = '', parent] = /\((.*)\) \S+ (\d+)/s.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8')) ?? [];
    return name.endsWith('sh') ? `${process.ppid} ${parent}` : String(process.ppid);
  } catch {
    return String(process.ppid);
  }
}
