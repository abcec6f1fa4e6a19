import * as v from 'valibot';
import { dayMs } from '#domain/time/day';
import type { LandedWrite } from '../support/strict-blob-server/strict-blob-server-log.ts';

/** Prefix of clients that may write many records. */
export const sweeper = 'sweep';

/** The client that restores a backup, which may write any number of records. */
export const restorer = 'restore a backup';

const version = v.object({
  version: v.number(),
  writeToken: v.string(),
  title: v.string(),
  imageURL: v.array(v.string()),
});

/** The parts of a stored record that the ledger needs. */
const record = v.object({
  ...version.entries,
  deletedAt: v.optional(v.string()),
  erasedAt: v.optional(v.string()),
  past: v.array(version),
});

export type RecordState = v.InferOutput<typeof record>;

/** A record’s state from some moment on; `state` undefined means erased. */
export interface Entry {
  readonly client: string | undefined;
  readonly state: RecordState | undefined;
}

/**
 * The actual content of the store, reported by the store at each write, with a check of every step: records grow
 * version by version and lose none, every referenced image exists, nothing permanent is overwritten. The site’s
 * responses are compared with it.
 */
export class Ledger {
  /** Violations, one sentence each. */
  readonly violations: string[] = [];
  readonly images = new Set<string>();
  readonly enquiries = new Map<string, string>();
  readonly #records = new Map<string, Entry[]>();
  readonly #writes = new Map<string, number>();

  /** Resets to an empty store. */
  clear(): void {
    this.violations.length = 0;
    for (const all of [this.images, this.enquiries, this.#records, this.#writes]) all.clear();
  }

  readonly note = ({ method, store, key, body, client }: LandedWrite): void => {
    const written = method === 'PUT';
    if (store === 'opportunities') this.#noteRecord(key, written ? body : undefined, client);
    if (store === 'images') this.#noteImage(key, written);
    if (store === 'enquiries') this.#noteEnquiry(key, written ? body : undefined);
    const mayWriteMany = !client || client.startsWith(sweeper) || client === restorer;
    if (mayWriteMany || !written || !['opportunities', 'images', 'enquiries'].includes(store)) return;
    this.#writes.set(client, this.writesOf(client) + 1);
    if (this.writesOf(client) > 1) this.violations.push(`${client} was applied ${this.writesOf(client)} times`);
  };

  /** The number of writes of one operation. */
  writesOf(client: string): number {
    return this.#writes.get(client) ?? 0;
  }

  get ids(): readonly string[] {
    return [...this.#records.keys()];
  }

  /** A record’s past and present, oldest first. */
  entriesOf(id: string): readonly Entry[] {
    return this.#records.get(id) ?? [];
  }

  /** A record’s state at some moment and later; `since` is its number of entries at that moment. */
  statesSince(id: string, since: number): readonly (RecordState | undefined)[] {
    return [undefined, ...this.entriesOf(id).map(({ state }) => state)].slice(since);
  }

  stateOf(id: string): RecordState | undefined {
    return this.entriesOf(id).at(-1)?.state;
  }

  /** Every image that a record references now, in any version. */
  get referenced(): ReadonlySet<string> {
    return new Set(this.ids.flatMap((id) => namesOf(this.stateOf(id))));
  }

  #noteRecord(id: string, body: Buffer | undefined, client: string | undefined): void {
    const before = this.stateOf(id);
    const left = body && v.parse(record, JSON.parse(body.toString()));
    const state = left?.erasedAt === undefined ? left : undefined;
    this.#records.set(id, [...this.entriesOf(id), { client, state }]);
    const lost = state ? stepProblem(before, state) : erasureProblem(before, left);
    if (lost) this.violations.push(`${client} on ${id}: ${lost}`);
    for (const name of namesOf(state)) {
      if (!this.images.has(name)) this.violations.push(`${client} on ${id}: names ${name}, which is missing`);
    }
  }

  #noteImage(name: string, written: boolean): void {
    if (written) this.images.add(name);
    else if (this.images.delete(name) && this.referenced.has(name))
      this.violations.push(`${name} was deleted while referenced`);
  }

  #noteEnquiry(key: string, body: Buffer | undefined): void {
    const lost = enquiryProblem(this.enquiries.get(key), body?.toString());
    if (lost) this.violations.push(`the enquiry ${key} ${lost}`);
    if (body) this.enquiries.set(key, body.toString());
    else this.enquiries.delete(key);
  }
}

const enquiry = v.object({
  version: v.optional(v.number(), 1),
  enquiry: v.optional(v.unknown()),
  notes: v.optional(v.array(v.object({ token: v.string() })), []),
  events: v.optional(v.array(v.object({ token: v.string() })), []),
  erasedAt: v.optional(v.string()),
});

/** The problem with a change of an enquiry: it loses another change, or removes the enquiry before its erasure. */
function enquiryProblem(before: string | undefined, after: string | undefined): string | undefined {
  if (before === undefined) return undefined;
  const was = v.parse(enquiry, JSON.parse(before));
  if (after === undefined) return was.erasedAt ? undefined : 'was deleted';
  const is = v.parse(enquiry, JSON.parse(after));
  if (is.erasedAt) return undefined;
  const isNext = is.version === was.version + 1 && JSON.stringify(is.enquiry) === JSON.stringify(was.enquiry);
  const [tokens, kept] = [tokensOf(is), tokensOf(was)];
  return isNext && kept.every((token) => tokens.includes(token)) ? undefined : 'was overwritten';
}

const tokensOf = ({ notes, events }: v.InferOutput<typeof enquiry>): string[] =>
  [...notes, ...events].map(({ token }) => token);

function namesOf(state: RecordState | undefined): readonly string[] {
  return state ? [state, ...state.past].flatMap(({ imageURL }) => imageURL) : [];
}

/** The problem with erasing a record: `left` is its remains for a day, undefined without any. */
function erasureProblem(before: RecordState | undefined, left: RecordState | undefined): string | undefined {
  if (!before) return undefined;
  if (before.deletedAt === undefined) return 'a live record was erased';
  if (!left?.erasedAt) return 'removed before it was erased';
  const inTrash = Date.parse(left.erasedAt) - Date.parse(before.deletedAt);
  return inTrash < 30 * dayMs ? 'erased before its 30 days' : undefined;
}

/** The problem with a step between two states: a version omitted, altered or dropped too early. */
function stepProblem(before: RecordState | undefined, after: RecordState): string | undefined {
  const tokens = [after, ...after.past].map(({ writeToken }) => writeToken);
  if (new Set(tokens).size < tokens.length) return 'a version occurs twice';
  if (!before) return after.version === 1 && after.past.length === 0 ? undefined : 'began with a past';
  const earlier = [before, ...before.past].map(({ writeToken }) => writeToken);
  if (after.version === before.version) {
    return tokens.join() === earlier.join() ? undefined : 'changed without a new version';
  }
  if (after.version !== before.version + 1) return `went from version ${before.version} to ${after.version}`;
  return tokens.slice(1).join() === earlier.slice(0, 20).join() ? undefined : 'lost a past version';
}
