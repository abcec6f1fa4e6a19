import * as v from 'valibot';
import { listEnquiries } from '#domain/calls/admin-enquiries';
import { idempotencyHeader } from '#domain/calls/call';
import { sendEnquiry } from '#domain/calls/enquiry';
import { enquiryIdOf, storedEnquiry } from '../../../netlify/enquiries/record.ts';
import { paths } from '../../support/paths.ts';
import type { FaultKind } from '../../support/strict-blob-server/strict-blob-server-fault-kinds.ts';
import { asClient } from '../clients.ts';
import { blobsIn, difference } from '../damage/damage-judgement.ts';
import { Random } from '../random.ts';
import type { SiteResponse } from '../site.ts';
import { withEndlessTimeouts } from '../store-timeouts.ts';
import { openWorld, type World } from '../world.ts';

const writers = 10;

/** All kinds of faults; hanging is slow and therefore less frequent. */
const kinds: readonly FaultKind[] = [
  ...Array.from({ length: 3 }, () => [
    ...(['drop-before', 'drop-after', '409', '429', '500', '503', 'truncated', 'stale-list'] as const),
  ]).flat(),
  ...(['hang', 'hang-after', 'late'] as const),
];

/** Retries after a 503. */
const repeats = 3;

export interface RunOfASeed {
  readonly seed: number;
  readonly enquiries: number;
  readonly changes: number;
  readonly acknowledged: number;
  readonly struck: number;
  readonly requests: number;
  readonly problems: readonly string[];
}

/** The responses to one enquiry and one change of it. */
interface Acknowledgement {
  readonly id: string;
  readonly reference: string | undefined;
  /** The key of the change, and whether it was acknowledged. */
  readonly change: string;
  readonly isChanged: boolean;
}

/** Ten writers send enquiries, and change the state of each, on a store with every kind of fault. */
export async function runSeed(seed: number, each: number): Promise<RunOfASeed> {
  const world = await openWorld(seed);
  const problems: string[] = [];
  try {
    world.server.faults.byChance(0.1, kinds);
    const responses = await Promise.all(
      Array.from({ length: writers }, (_, writer) => write(world, new Random(seed * writers + writer), writer, each)),
    );
    world.server.faults.clear();
    const all = responses.flat();
    await withEndlessTimeouts(() => judge(world, all, problems));
    problems.push(...world.ledger.violations);
    return {
      seed,
      ...{ enquiries: all.length, changes: all.length },
      acknowledged: all.filter(({ reference }) => reference).length + all.filter(({ isChanged }) => isChanged).length,
      struck: world.server.requests.filter(({ fault }) => fault !== undefined).length,
      requests: world.server.requests.length,
      problems,
    };
  } finally {
    await world.close();
  }
}

async function write(world: World, random: Random, writer: number, each: number): Promise<readonly Acknowledgement[]> {
  const responses: Acknowledgement[] = [];
  for (let ordinal = 0; ordinal < each; ordinal += 1) {
    const [key, change] = [random.uuid(), random.uuid()];
    const name = `${writer}.${ordinal}`;
    const sent = await insist(`send ${name}`, () => send(world, key, name, writer, ordinal));
    const reference = sent.status === 201 ? v.parse(sendEnquiry.response, sent.body).reference : undefined;
    const id = enquiryIdOf(key);
    const changed = await insist(`change ${name}`, () =>
      world.site.ask('POST', paths.updateEnquiry(id), {
        json: { state: 'assigned', assignee: name, note: name },
        headers: { [idempotencyHeader]: change },
      }),
    );
    responses.push({ id, reference, change, isChanged: changed.status === 200 });
  }
  return responses;
}

function send({ site }: World, key: string, name: string, writer: number, ordinal: number): Promise<SiteResponse> {
  const json = {
    ...{ firstName: 'Wei', lastName: 'Zhang', email: `${name}@example.com`, company: 'Example Capital' },
    ...{ sector: 'agribusiness', country: 'CN', message: `Message ${name}` },
  };
  const from = `10.${writer}.${Math.floor(ordinal / 250)}.${ordinal % 250}`;
  return site.ask('POST', paths.enquiry, { json, from, headers: { [idempotencyHeader]: key } });
}

/** Repeats a request while the response is 503, as the same client and with the same key. */
async function insist(name: string, ask: () => Promise<SiteResponse>): Promise<SiteResponse> {
  return asClient(name, async () => {
    let response = await ask();
    for (let attempt = 0; attempt < repeats && response.status === 503; attempt += 1) response = await ask();
    return response;
  });
}

/** An acknowledged enquiry is stored once, another one at most once, and the list has each once. */
async function judge(world: World, responses: readonly Acknowledgement[], problems: string[]): Promise<void> {
  const stored = new Map([...blobsIn(world, 'enquiries')].map(([id, body]) => [id, parsed(body)]));
  const references = [...stored.values()].map(({ reference }) => reference);
  if (new Set(references).size < references.length) problems.push('a reference was given twice');
  for (const { id, reference, change, isChanged } of responses) {
    const record = stored.get(id);
    if (reference && record?.reference !== reference) problems.push(`${reference} was acknowledged and is lost`);
    const { notes = [], events = [] } = record ?? {};
    const made = [notes, events].map((all) => all.filter(({ token }) => token === change).length);
    if (isChanged && made.join() !== '1,1')
      problems.push(`a change of ${id} was acknowledged and stands ${made} times`);
    if (made.some((times) => times > 1)) problems.push(`a change of ${id} was made ${made} times`);
    if (record && (await claimedBy(world, record.reference)) !== id)
      problems.push(`${record.reference} leads elsewhere`);
  }
  problems.push(...difference('the list', await listed(world), stored.keys()));
}

const parsed = (body: Buffer) => v.parse(storedEnquiry, JSON.parse(body.toString()));

async function claimedBy({ server, clock }: World, reference: string): Promise<unknown> {
  const body = server.memory.get('site:enquiry-references', reference, clock.now)?.body;
  return body && JSON.parse(body.toString()).id;
}

async function listed({ site }: World): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let after = ''; ; after = ids.at(-1) ?? '') {
    const { body } = await site.ask('GET', paths.enquiriesAfter(after));
    const page = v.parse(listEnquiries.response, body);
    if (page.length === 0) return ids;
    ids.push(...page.map(({ id }) => id));
  }
}
