import { slowness } from '../reliability/machine-speed.ts';

const tick = 10;

/**
 * Milliseconds that some work takes as this process lives them: the ticks of its timer are counted. A machine that lets
 * the process wait makes fewer of them, so that a limit never depends on what else the machine does.
 */
export async function ownTime(work: () => Promise<unknown>): Promise<number> {
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, tick);
  try {
    await work();
    return ticks * tick;
  } finally {
    clearInterval(timer);
  }
}

/**
 * Milliseconds of processor time, of all its threads, that this process needs for some work, as the machine of
 * docs/reliability.md would: a slow machine does not fail a limit.
 */
export async function processorTime(work: () => unknown): Promise<number> {
  slow ??= slowness();
  const by = await slow;
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / by;
}

let slow: Promise<number> | undefined;
