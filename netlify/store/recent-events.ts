import { done, type Step } from './compare-and-swap.ts';
import { changeEvents, type Event, type EventKind, mostEvents, windows } from './event-buckets.ts';

/** `retryAfterMs`: milliseconds until the next slot becomes free. */
type SlotOutcome = { readonly kind: 'taken' } | { readonly kind: 'full'; readonly retryAfterMs: number };

/** The times of a key’s events that count at `now`, in milliseconds, oldest first. */
export async function readEvents(kind: EventKind, key: string, now: number): Promise<number[]> {
  return times(await countedEvents(kind, key, now));
}

/** The ids of a key’s events that count at `now`. */
export async function idsOfEvents(kind: EventKind, key: string, now: number): Promise<string[]> {
  return (await countedEvents(kind, key, now)).map(({ id }) => id);
}

/** Records an event at `now`; resolves to all times that count. The same `id` is recorded once. */
export async function addEvent(
  kind: EventKind,
  key: string,
  now: number,
  id: string = crypto.randomUUID(),
): Promise<number[]> {
  return changeEvents(kind, key, now, (events): Step<readonly Event[], number[]> => {
    if (has(events, id)) return done(times(events));
    const value = [...events, { at: now, id }];
    return { kind: 'write', value, result: times(value).sort((one, other) => one - other) };
  });
}

/**
 * Records an event at `now` if fewer than `most` (at most 100) count, in one conditional write: simultaneous calls
 * never take more than `most`. A repeated `id` within the window keeps its slot.
 */
export async function takeSlot(
  kind: EventKind,
  key: string,
  most: number,
  now: number,
  id: string = crypto.randomUUID(),
): Promise<SlotOutcome> {
  if (most > mostEvents) throw new RangeError(`At most ${mostEvents} events are kept.`);
  return changeEvents(kind, key, now, (events): Step<readonly Event[], SlotOutcome> => {
    if (has(events, id)) return done({ kind: 'taken' });
    // The event whose expiry leaves `most - 1` events.
    const inTheWay = events.at(-most);
    if (inTheWay) return done({ kind: 'full', retryAfterMs: inTheWay.at + windows[kind] - now });
    return { kind: 'write', value: [...events, { at: now, id }], result: { kind: 'taken' } };
  });
}

const has = (events: readonly Event[], id: string): boolean => events.some((event) => event.id === id);

const times = (events: readonly Event[]): number[] => events.map(({ at }) => at);

/** The events of a key that count at `now`, oldest first. */
async function countedEvents(kind: EventKind, key: string, now: number): Promise<readonly Event[]> {
  return changeEvents(kind, key, now, (events) => done(events));
}
