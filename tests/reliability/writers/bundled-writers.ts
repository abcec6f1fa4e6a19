import * as v from 'valibot';
import { idempotencyHeader } from '#domain/calls/call';
import { enquiryIdOf } from '../../../netlify/enquiries/record.ts';
import { paths } from '../../support/paths.ts';
import type { Lambda } from '../../support/sites/lambda.ts';
import type { StrictBlobServer } from '../../support/strict-blob-server/strict-blob-server.ts';
import type { FaultKind } from '../../support/strict-blob-server/strict-blob-server-fault-kinds.ts';
import { smallImage } from '../bad-requests/small-image.ts';
import { Random } from '../random.ts';

const writers = 8;
const turns = 14;

/** A client repeats what ended with 503 so often. */
const attempts = 8;

const kinds: readonly FaultKind[] = [
  ...(['drop-before', 'drop-after', '409', '429', '500', '503', 'truncated', 'hang', 'hang-after'] as const),
];

const origin = 'https://invest.example';

/** A record as its writer knows it. An unacknowledged change may or may not be stored. */
interface Own {
  readonly key: string;
  id: string;
  version: number;
  readonly titles: Set<string>;
  isRemoved: boolean | 'perhaps';
}

interface Outcome {
  readonly status: number;
  readonly body: unknown;
}

export interface BundledRun {
  readonly problems: readonly string[];
  readonly acknowledged: number;
  readonly unavailable: number;
}

const saved = v.object({ id: v.string(), version: v.number(), title: v.string(), imageURL: v.array(v.string()) });

/**
 * Eight writers, each request through one of the processes at random, every repetition through another: creations, some
 * sent to both at once, edits, deletions, uploads and enquiries. Then both processes must show what was acknowledged.
 */
export async function writeThrough(
  lambdas: readonly Lambda[],
  server: StrictBlobServer,
  account: { readonly username: string; readonly password: string },
  seed: number,
): Promise<BundledRun> {
  const problems: string[] = [];
  let [acknowledged, unavailable] = [0, 0];
  const owned: Own[] = [];
  const enquiries = new Map<string, boolean>();
  const images: string[] = [];

  async function send(at: number, method: string, path: string, init: RequestInit = {}, ip?: string): Promise<Outcome> {
    const lambda = lambdas[at % lambdas.length];
    if (!lambda) throw new Error('There is no process.');
    const response = await lambda.fetch(new Request(origin + path, { method, ...init }), ip);
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson ? await response.json() : void (await response.arrayBuffer()) };
  }
  const json = (body: unknown, more: Record<string, string> = {}): RequestInit => ({
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...more },
    body: JSON.stringify(body),
  });
  const withToken = (): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } });

  let token = '';
  const login = await send(0, 'POST', paths.login, json(account));
  token = v.parse(v.object({ jwtToken: v.string() }), login.body).jwtToken;

  /** Repeats after a 503, through the other process; `undefined` when no attempt was answered. */
  async function persist(random: Random, ask: (at: number) => Promise<Outcome>): Promise<Outcome | undefined> {
    const first = random.whole(lambdas.length);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const outcome = await ask(first + attempt);
      if (outcome.status < 500) {
        if (outcome.status < 400) acknowledged += 1;
        return outcome;
      }
      if (outcome.status !== 503) problems.push(`answered ${outcome.status}`);
      unavailable += 1;
    }
    return undefined;
  }

  const content = (title: string, random: Random) => {
    const image = images.length > 0 ? random.pick(images) : undefined;
    return { title, subtitle: 'Bundled', sector: 'mining', description: '', imageURL: image ? [image] : [] };
  };

  const operations = {
    async create(random: Random, name: string) {
      const key = random.uuid();
      const own: Own = { key, id: '', version: 0, titles: new Set([name]), isRemoved: false };
      const body = json(content(name, random), { [idempotencyHeader]: key });
      const ask = (at: number) => send(at, 'POST', paths.saveOpportunity, body);
      // Some are sent twice at the same time, as by an impatient client.
      const [outcome] = await Promise.all([
        persist(random, ask),
        ...(random.whole(3) === 0 ? [persist(random, ask)] : []),
      ]);
      owned.push(own);
      if (!outcome) {
        own.isRemoved = 'perhaps';
        return;
      }
      if (outcome.status !== 200) return void problems.push(`${name}: creation answered ${outcome.status}`);
      const { id, version } = v.parse(saved, outcome.body);
      Object.assign(own, { id, version });
    },
    async edit(random: Random, name: string) {
      const own = random.pick(mine(name).filter(({ version, isRemoved }) => version > 0 && isRemoved === false));
      if (!own) return;
      const body = json({ ...content(name, random), id: own.id, version: own.version });
      const before = new Set(own.titles);
      own.titles.add(name);
      const outcome = await persist(random, (at) => send(at, 'POST', paths.saveOpportunity, body));
      // Its version is unknown from here on, so the writer leaves it alone.
      if (!outcome) {
        own.version = -1;
        return;
      }
      // A repetition of an edit that has landed is a conflict with itself (docs/calls.md §4).
      const conflict = v.safeParse(v.object({ current: saved }), outcome.body);
      const { title = '', version = 0 } = conflict.success
        ? conflict.output.current
        : outcome.status === 200
          ? v.parse(saved, outcome.body)
          : {};
      if (title !== name) return void problems.push(`${name}: edit answered ${outcome.status}`);
      if (version !== own.version + 1) problems.push(`${name}: version ${version} after ${own.version}`);
      own.version = version;
      for (const title of before) own.titles.delete(title);
    },
    async remove(random: Random, name: string) {
      const own = random.pick(mine(name).filter(({ id, isRemoved }) => id !== '' && isRemoved === false));
      if (!own) return;
      const outcome = await persist(random, (at) => send(at, 'DELETE', paths.deleteOpportunity(own.id), withToken()));
      own.isRemoved = outcome ? true : 'perhaps';
      if (outcome && outcome.status !== 204) problems.push(`${name}: deletion answered ${outcome.status}`);
    },
    async upload(random: Random, name: string) {
      const form = () => {
        const body = new FormData();
        body.append('file', new Blob([new Uint8Array(smallImage)], { type: 'image/png' }), 'image.png');
        return { ...withToken(), body };
      };
      const outcome = await persist(random, (at) => send(at, 'POST', paths.uploadImage, form()));
      if (!outcome) return;
      if (outcome.status !== 201) return void problems.push(`${name}: upload answered ${outcome.status}`);
      images.push(v.parse(v.string(), outcome.body));
    },
    async enquire(random: Random, name: string) {
      const key = random.uuid();
      const ip = `198.51.100.${random.whole(250)}`;
      const person = {
        firstName: 'Wei',
        lastName: 'Zhang',
        email: `${key}@example.com`,
        company: 'Example',
        country: 'CN',
      };
      const body = json({ ...person, sector: 'mining', message: `${name} ${key}` }, { [idempotencyHeader]: key });
      const outcome = await persist(random, (at) => send(at, 'POST', paths.enquiry, body, ip));
      enquiries.set(enquiryIdOf(key), outcome?.status === 201);
      if (outcome && outcome.status !== 201) problems.push(`${name}: enquiry answered ${outcome.status}`);
    },
  };
  const weights = { create: 5, edit: 6, remove: 1, upload: 3, enquire: 4 };
  const mine = (name: string) =>
    owned.filter(({ titles }) => [...titles].some((title) => title.startsWith(`${name.split('.')[0]}.`)));

  server.faults.byChance(0.3, kinds);
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      const random = new Random(seed + writer);
      for (let turn = 0; turn < turns; turn += 1)
        await operations[random.weighted(weights)](random, `writer ${writer}.${turn}`);
    }),
  );
  server.faults.clear();
  await judge();
  return { problems, acknowledged, unavailable };

  /** 0 lost, 0 doubled, 0 dangling, as each process sees it. */
  async function judge(): Promise<void> {
    for (const at of lambdas.keys()) {
      const all = v.parse(v.array(saved), (await send(at, 'GET', paths.adminOpportunities, withToken())).body);
      const ids = all.map(({ id }) => id);
      if (new Set(ids).size !== ids.length) problems.push('A record is listed twice.');
      for (const own of owned) {
        const found = all.filter(({ id, title }) => id === own.id || own.titles.has(title));
        if (own.isRemoved === false && found.length === 0) problems.push(`Lost: ${[...own.titles].join(' or ')}`);
        if (own.isRemoved === true && found.length > 0) problems.push(`Deleted, and still listed: ${found[0]?.title}`);
        if (found.length > 1) problems.push(`Doubled: ${[...own.titles].join(' or ')}`);
        const [one] = found;
        if (one && !own.titles.has(one.title))
          problems.push(`“${one.title}” instead of ${[...own.titles].join(' or ')}`);
        if (one && own.version > 0 && one.version !== own.version)
          problems.push(`“${one.title}” has version ${one.version}`);
      }
      for (const name of new Set(all.flatMap(({ imageURL }) => imageURL)))
        if ((await send(at, 'GET', paths.image(name))).status !== 200) problems.push(`Dangling: ${name}`);
      await judgeEnquiries(at);
    }
  }

  async function judgeEnquiries(at: number): Promise<void> {
    const found: string[] = [];
    const row = v.object({ id: v.string() });
    for (let after = ''; ; ) {
      const page = v.parse(v.array(row), (await send(at, 'GET', paths.enquiriesAfter(after), withToken())).body);
      found.push(...page.map(({ id }) => id));
      after = page.at(-1)?.id ?? '';
      if (after === '') break;
    }
    if (new Set(found).size !== found.length) problems.push('An enquiry is listed twice.');
    for (const [id, isSent] of enquiries) if (isSent && !found.includes(id)) problems.push(`Lost enquiry: ${id}`);
    for (const id of found) if (!enquiries.has(id)) problems.push(`Enquiry of nobody: ${id}`);
  }
}
