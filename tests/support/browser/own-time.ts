import { slowness } from '../../reliability/machine-speed.ts';

const tick = 10;

/**
 * Duration of some work in milliseconds of this process, counted in ticks of its timer. While the machine suspends the
 * process the timer does not tick, so a limit does not depend on the machine's load.
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
 * Processor time of some work in milliseconds, over all threads, scaled to the machine of docs/reliability.md so that a
 * slow machine does not fail a limit.
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
