import * as v from 'valibot';
import { listEnquiries } from '#domain/calls/admin-enquiries';
import { listDamagedOpportunities } from '#domain/calls/opportunities';
import { listPeople } from '#domain/calls/people';
import { deletedOpportunity } from '#domain/opportunity/history';
import { opportunity, opportunitySummary } from '#domain/opportunity/opportunity';
import { readOpportunity } from '../../../netlify/opportunities/opportunities.ts';
import { pendingDeletions } from '../../../netlify/opportunities/pending-deletions.ts';
import type { OpportunityRecord } from '../../../netlify/opportunities/record.ts';
import { paths } from '../../support/paths.ts';
import type { SiteResponse } from '../site.ts';
import type { World } from '../world.ts';
import { blobsIn, cutImages, difference, enquiriesIn, peopleIn, recordsIn } from './damage-judgement.ts';
import { editor, enquire, type Filled, logIn, save } from './damage-stage.ts';

/** A site with some damaged blobs, and the problems found. */
export interface DamagedScene {
  readonly world: World;
  readonly start: Filled;
  /** The log lines of the functions so far. */
  readonly log: readonly string[];
  readonly folder: string;
  readonly problems: string[];
}

/** Checks all calls: they work for everything undamaged, and report the damage. */
export async function judgeCalls(scene: DamagedScene): Promise<void> {
  await judgeLists(scene);
  await judgePages(scene);
  await judgeImages(scene);
  await judgeWrites(scene);
  await judgeSenders(scene);
  await judgePeople(scene);
  await judgeSweep(scene);
}

/** The lists contain all undamaged records; damaged ones are reported, logged and can be exported. */
export async function judgeLists({ world, log, problems }: DamagedScene): Promise<void> {
  const { site } = world;
  const { whole, damaged } = recordsIn(world);
  const live = [...whole.values()].filter(isLive).map(({ id, title }) => `${id} ${title}`);
  const gone = [...whole.values()].filter((record) => !isLive(record) && !record.erasedAt).map(({ id }) => id);
  const named = (items: readonly { id: string; title: string }[]) => items.map(({ id, title }) => `${id} ${title}`);
  const lists = [
    ['public', named(await listed(site.ask('GET', paths.opportunities), opportunitySummary, problems)), live],
    ['full', named(await listed(site.ask('GET', paths.adminOpportunities), opportunity, problems)), live],
    ['trash', idsOf(await listed(site.ask('GET', paths.trash), deletedOpportunity, problems)), gone],
    [
      'damaged',
      idsOf(
        await listed(site.ask('GET', paths.damagedOpportunities), listDamagedOpportunities.response.item, problems),
      ),
      damaged.keys(),
    ],
    [
      'enquiries in the admin area',
      idsOf(await listed(site.ask('GET', paths.enquiriesAfter('')), listEnquiries.response.item, problems)),
      enquiriesIn(world),
    ],
  ] as const;
  for (const [name, found, expected] of lists) problems.push(...difference(`the ${name} list`, found, expected));
  for (const [id, body] of damaged) {
    const response = await site.fetch('GET', paths.damagedOpportunity(id));
    if (!body.equals(Buffer.from(await response.arrayBuffer())))
      problems.push(`the export of ${id} is not what is stored`);
    if (!log.some((line) => line.includes(id))) problems.push(`the log does not mention ${id}`);
  }
}

/** The page and history of each record work; those of a damaged one are unavailable. */
async function judgePages({ world, problems }: DamagedScene): Promise<void> {
  const { whole, damaged } = recordsIn(world);
  for (const record of whole.values()) {
    const found = await readOpportunity(record.id);
    if ((found !== undefined) !== isLive(record)) problems.push(`the page of ${record.id} is not as the record`);
    const { status } = await world.site.ask('GET', paths.opportunityHistory(record.id));
    if (status !== (record.erasedAt ? 404 : 200)) problems.push(`the history of ${record.id} answered ${status}`);
  }
  for (const id of damaged.keys()) {
    const failure = await readOpportunity(id).catch((error) => error);
    if (failure?.name !== 'Unavailable') problems.push(`the page of the damaged ${id} came to ${failure}`);
  }
}

/** An image that is complete in the store is served; a truncated one reads as missing, and no request fails. */
async function judgeImages({ world, problems }: DamagedScene): Promise<void> {
  const cut = cutImages(world);
  for (const [name, body] of blobsIn(world, 'images')) {
    const response = await world.site.fetch('GET', paths.image(name));
    const bytes = Buffer.from(await response.arrayBuffer());
    const isGone = cut.has(name) || (await pendingDeletions([name])).has(name);
    if (response.status !== (isGone ? 404 : 200)) problems.push(`the image ${name} answered ${response.status}`);
    else if (!isGone && !bytes.equals(body)) problems.push(`the image ${name} is not what is stored`);
  }
}

/** Other records can be created, edited, deleted and restored; saving a damaged one is refused and changes nothing. */
async function judgeWrites({ world, start, problems }: DamagedScene): Promise<void> {
  const { whole, damaged } = recordsIn(world);
  const before = blobsIn(world, 'opportunities');
  const [one, two] = [...whole.values()].filter(isLive);
  const gone = [...whole.values()].find((record) => !isLive(record) && !record.erasedAt);
  const key = start.live[0]?.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) ?? '';
  const { site } = world;
  expect(problems, 'a creation', await save(world, 'New', [], key), 200);
  if (one) expect(problems, 'an edit', await save(world, 'Edited', [], one.id, one.id), 200);
  if (two) expect(problems, 'a deletion', await site.ask('DELETE', paths.deleteOpportunity(two.id)), 204);
  if (gone) {
    const response = await site.ask('POST', paths.restoreOpportunity(gone.id), { json: {} });
    expect(problems, 'a restoration', response, 200);
  }
  for (const id of damaged.keys()) {
    expect(problems, `a save over the damaged ${id}`, await save(world, 'Over', [], id, id), 503);
    expect(problems, `a second creation of ${id}`, await save(world, 'Over', [], id), 503);
  }
  const touched = [key, one?.id, two?.id, gone?.id];
  for (const [id, body] of blobsIn(world, 'opportunities')) {
    if (!touched.includes(id) && !before.get(id)?.equals(body)) problems.push(`${id} was changed by nobody`);
  }
}

/** An enquiry is stored once, and the administrator can log in, whatever the damage to rate limits. */
async function judgeSenders({ world, start, problems }: DamagedScene): Promise<void> {
  const [whole, before] = [enquiriesIn(world), blobsIn(world, 'enquiries')];
  expect(problems, 'an enquiry', await enquire(world, start.deleted[0] ?? ''), 201);
  expect(problems, 'the same again', await enquire(world, start.deleted[0] ?? ''), 201);
  const repeats = await Promise.all(start.enquiries.map((key) => enquire(world, key)));
  const refused = repeats.filter(({ status }) => status !== 201);
  const isFewer = refused.length !== before.size - whole.length || refused.some(({ status }) => status !== 503);
  if (isFewer) problems.push(`enquiries sent again answered ${repeats.map(({ status }) => status)}`);
  const after = blobsIn(world, 'enquiries');
  if (after.size !== before.size + 1) problems.push(`${after.size} enquiries are kept, not ${before.size + 1}`);
  for (const [key, body] of before) if (!after.get(key)?.equals(body)) problems.push(`the enquiry ${key} was changed`);
  expect(problems, 'a wrong password', await logIn(world, 'wrong'), peopleIn(world) ? 401 : 503);
  expect(problems, 'a login', await logIn(world), 200);
}

/**
 * The owner sees the people, or that their record is damaged. The editor logs in as far as the record has a password, and
 * else is refused, or has to wait.
 */
async function judgePeople({ world, start, log, problems }: DamagedScene): Promise<void> {
  const people = peopleIn(world);
  await judgeListedPeople(world, problems);
  const response = await world.site.ask('POST', paths.login, { json: editor, from: 'the editor' });
  const isKnown = people?.some(({ id }) => id === start.editor);
  expect(problems, 'the editor’s login', response, people ? (isKnown ? 200 : 401) : 503);
  if (!people && !log.some((line) => line.includes('people'))) problems.push('the log does not mention the people');
}

/** A damaged record can be erased; an undamaged one is not. */
export async function judgeErasedPeople({ world, problems }: DamagedScene): Promise<void> {
  const left = peopleIn(world) ?? [];
  const response = await world.site.ask('DELETE', paths.damagedPeople);
  expect(problems, 'erasing damaged people', response, 204);
  problems.push(...difference('people after erasing', idsOf(peopleIn(world) ?? []), idsOf(left)));
  await judgeListedPeople(world, problems);
  if (!peopleIn(world)) problems.push('the record of the people is still damaged');
}

async function judgeListedPeople(world: World, problems: string[]): Promise<void> {
  const people = peopleIn(world);
  const { status, body } = await world.site.ask('GET', paths.people);
  const parsed = v.safeParse(listPeople.response, body);
  if (!parsed.success) return void problems.push(`the list of people answered ${status} ${JSON.stringify(body)}`);
  const { people: listed, damaged } = parsed.output;
  problems.push(...difference('the list of people', idsOf(listed), idsOf(people ?? [])));
  if ((damaged === undefined) !== (people !== undefined)) problems.push(`the list of people says damaged: ${damaged}`);
}

/** A sweep deletes nothing that is referenced; while a record is damaged it reports that it is incomplete. */
export async function judgeSweep({ world, problems }: DamagedScene): Promise<void> {
  const { damaged } = recordsIn(world);
  const before = [...blobsIn(world, 'images').keys()];
  const failed = await world.site.sweep().then(
    () => false,
    () => true,
  );
  if (failed !== damaged.size > 0)
    problems.push(`a sweep beside ${damaged.size} damaged ${failed ? 'failed' : 'did not say'}`);
  if (damaged.size > 0) problems.push(...difference('images after a sweep', blobsIn(world, 'images').keys(), before));
}

export function expect(problems: string[], what: string, { status, body }: SiteResponse, wanted: number): void {
  if (status !== wanted) problems.push(`${what} answered ${status} ${JSON.stringify(body)}, not ${wanted}`);
}

const isLive = ({ deletedAt }: OpportunityRecord): boolean => deletedAt === undefined;

const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

async function listed<Item extends v.GenericSchema>(asked: Promise<SiteResponse>, item: Item, problems: string[]) {
  const { status, body } = await asked;
  const parsed = v.safeParse(v.array(item), body);
  if (parsed.success && status === 200) return parsed.output;
  problems.push(`a list answered ${status} ${JSON.stringify(body)?.slice(0, 300)}`);
  return [];
}
