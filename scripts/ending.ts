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
    process.on(signal, () => {
      if (ending) process.exit(130);
      void end(code());
    });
  }
  if (process.env.npm_lifecycle_event) endWithParents(code);
}

function endWithParents(code: () => number): void {
  const atFirst = parents();
  const watch = setInterval(() => {
    if (parents() === atFirst) return;
    clearInterval(watch);
    void end(code());
  }, 500);
  watch.unref();
}

/** The shell that npm starts a script with, and npm, as far as the system tells. */
function parents(): string {
  try {
    const [, npm] = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return `${process.ppid} ${npm}`;
  } catch {
    return String(process.ppid);
  }
}
