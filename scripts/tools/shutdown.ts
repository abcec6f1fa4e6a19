import { readFileSync } from 'node:fs';
import { endAll } from './processes.ts';

type Work = () => Promise<void>;

const patience = 5_000;

const works: Work[] = [];
let ending: Promise<void> | undefined;

/** Names work to be done before the process ends; what was begun last is ended first. */
export function beforeEnd(work: Work): void {
  works.unshift(work);
}

/** Ends the process in order, and in any case soon. */
export function end(code: number): Promise<void> {
  setTimeout(() => process.exit(code), patience).unref();
  ending ??= endInOrder().finally(() => process.exit(code));
  return ending;
}

async function endInOrder(): Promise<void> {
  await endAll();
  for (const work of works) await work().catch(console.error);
}

/** Ends the process when it is told to, and when npm, which would have told it, was itself ended without a word. */
export function endWhenTold(code: () => number): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Told twice (by the terminal and by npm) is told once.
    process.on(signal, () => void (ending ?? end(code())));
  }
  if (process.env.npm_lifecycle_event) endWithStarter(code);
}

/** Ends the process once whoever started it, directly or through a shell, is no longer there. */
export function endWithStarter(code: () => number): void {
  const atFirst = lineage();
  const watch = setInterval(() => {
    if (lineage() === atFirst) return;
    clearInterval(watch);
    void end(code());
  }, 500);
  watch.unref();
}

/** The parent of this process, with its own parent where it is the shell of a `sh -c`: they change when one ends. */
function lineage(): string {
  try {
    const [, name = '', parent] = /\((.*)\) \S+ (\d+)/s.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8')) ?? [];
    return name.endsWith('sh') ? `${process.ppid} ${parent}` : String(process.ppid);
  } catch {
    return String(process.ppid);
  }
}
