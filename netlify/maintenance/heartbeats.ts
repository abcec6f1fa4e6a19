import * as v from 'valibot';
import { dayMs, hourMs, minuteMs } from '#domain/time/day';
import { openStore } from '../store/blob-store.ts';
import { compareAndSwap, readStored, type Step } from '../store/compare-and-swap.ts';

/** What runs by itself, and after how many milliseconds without a success it counts as dead. */
const longest = { 'every-minute': 10 * minuteMs, sweep: 26 * hourMs, backup: 2 * dayMs } as const;

const names = ['every-minute', 'sweep', 'backup'] as const satisfies (keyof typeof longest)[];

type Heartbeat = (typeof names)[number];

/** The first and the last success, ISO 8601 in UTC. A damaged heartbeat begins again. */
const heartbeat = v.fallback(v.object({ schema: v.literal(1), first: v.string(), last: v.string() }), {
  schema: 1,
  first: '',
  last: '',
});

/** Records a success. */
export function beat(name: Heartbeat, now: Date): Promise<void> {
  const last = now.toISOString();
  return compareAndSwap(
    openStore('heartbeats'),
    name,
    heartbeat,
    (current): Step<v.InferOutput<typeof heartbeat>, void> => {
      if (current && current.last >= last) return { kind: 'done', result: undefined };
      return { kind: 'write', value: { schema: 1, first: current?.first || last, last }, result: undefined };
    },
  );
}

/** The state of one heartbeat: `isDead` after too long without a success. */
interface Pulse {
  readonly name: Heartbeat;
  readonly last?: string;
  readonly isDead: boolean;
}

/**
 * Reads all heartbeats. One that has never been recorded counts from the first run of the minute: a new site has had no
 * sweep and no backup yet.
 */
export async function readPulses(now: Date): Promise<readonly Pulse[]> {
  const store = openStore('heartbeats');
  const found = await Promise.all(names.map((name) => readStored(store, name, heartbeat)));
  const begun = found[names.indexOf('every-minute')]?.first;
  return names.map((name, index) => {
    const last = found[index]?.last || undefined;
    const since = last ?? (name === 'every-minute' ? undefined : begun);
    const isDead = since ? now.getTime() - Date.parse(since) > longest[name] : name === 'every-minute';
    return { name, isDead, ...(last !== undefined && { last }) };
  });
}
