import { idempotencyHeader } from '#domain/calls/call';
import { dayMs, hourMs, minuteMs } from '#domain/time/day';
import { enquiryIdOf } from '../../../netlify/enquiries/record.ts';
import { paths } from '../../support/paths.ts';
import type { Clock } from '../clock.ts';
import type { Ledger } from '../ledger.ts';
import type { Site, SiteResponse } from '../site.ts';

/** The environment of a scenario. */
export interface Stage {
  readonly site: Site;
  readonly clock: Clock;
}

/** An action that a process may die of: `act` is killed at each of its requests, and repeated by another process. */
export interface CrashScenario {
  readonly name: string;
  /** Returns the ids and names that `act` and `isDone` need. */
  readonly prepare: (stage: Stage) => Promise<readonly string[]>;
  readonly act: (stage: Stage, prepared: readonly string[]) => Promise<SiteResponse | undefined>;
  /** Milliseconds until the repetition; absent for an immediate one. */
  readonly later?: number;
  /** Whether the action is complete after the repetition. */
  readonly isDone: (ledger: Ledger, prepared: readonly string[]) => boolean;
}

const id = '00000000-0000-4000-8000-000000000001';
const ids = { referenced: id.replace('1', '2'), erased: id.replace('1', '3') };

const save = ({ site }: Stage, title: string, imageURL: readonly string[], known?: string, key = id) =>
  site.ask('POST', paths.saveOpportunity, {
    json: { title, subtitle: 'A', sector: 'mining', description: '', imageURL, ...(known && { id: known }) },
    headers: { [idempotencyHeader]: key },
  });

async function images({ site }: Stage, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let left = count; left > 0; left -= 1) names.push(String((await site.upload()).body));
  return names;
}

/** A record with a past: its first version references an image that the second does not. */
async function saved(stage: Stage): Promise<string[]> {
  const names = await images(stage, 3);
  await save(stage, 'Before', names.slice(0, 1));
  await save(stage, 'Between', names.slice(1, 2), id);
  return names;
}

const remove = ({ site }: Stage) => site.ask('DELETE', paths.deleteOpportunity(id));
const isTitled = (title: string) => (ledger: Ledger) => {
  const state = ledger.stateOf(id);
  return state?.title === title && state.deletedAt === undefined;
};

/** All writes of the site. */
export const crashScenarios: readonly CrashScenario[] = [
  {
    name: 'create',
    prepare: (stage) => images(stage, 2),
    act: (stage, names) => save(stage, 'New', names),
    isDone: isTitled('New'),
  },
  {
    name: 'edit',
    prepare: saved,
    act: (stage, names) => save(stage, 'After', names.slice(2), id),
    isDone: isTitled('After'),
  },
  {
    name: 'delete',
    prepare: saved,
    act: remove,
    isDone: (ledger) => ledger.stateOf(id)?.deletedAt !== undefined,
  },
  {
    name: 'restore from the trash',
    prepare: async (stage) => [...(await saved(stage)), String((await remove(stage)).status)],
    act: ({ site }) => site.ask('POST', paths.restoreOpportunity(id), { json: {} }),
    isDone: isTitled('Between'),
  },
  {
    name: 'restore a past version',
    prepare: saved,
    act: ({ site }) => site.ask('POST', paths.restoreOpportunity(id), { json: { version: 1 } }),
    isDone: isTitled('Before'),
  },
  {
    name: 'upload',
    prepare: async () => [],
    act: ({ site }) => site.upload(),
    isDone: ({ images }) => images.size > 0,
  },
  {
    name: 'delete an image',
    prepare: async (stage) => [...(await saved(stage)), ...(await images(stage, 1))],
    act: ({ site }, names) => site.ask('DELETE', paths.deleteImage(names[3] ?? '')),
    isDone: ({ referenced }, names) => names.slice(0, 2).every((name) => referenced.has(name)),
  },
  {
    name: 'enquiry',
    prepare: async () => [],
    act: enquire,
    isDone: ({ enquiries }) => enquiries.size === 1,
  },
  {
    name: 'change an enquiry',
    prepare: async (stage) => [String((await enquire(stage)).status)],
    act: ({ site }) =>
      site.ask('POST', paths.updateEnquiry(enquiryIdOf(id)), {
        json: { state: 'assigned', assignee: 'Ana', note: 'Called.' },
        headers: { [idempotencyHeader]: ids.referenced },
      }),
    isDone: ({ enquiries }) => JSON.parse(enquiries.get(enquiryIdOf(id)) ?? '{}').notes?.length === 1,
  },
  {
    name: 'delete an enquiry',
    prepare: async (stage) => {
      const { status } = await enquire(stage);
      stage.clock.forward(minuteMs);
      await stage.site.ask('GET', paths.enquiriesAfter(''));
      return [String(status)];
    },
    act: ({ site }) => site.ask('DELETE', paths.deleteEnquiry(enquiryIdOf(id))),
    isDone: ({ enquiries }) => enquiries.get(enquiryIdOf(id))?.includes('erasedAt') === true,
  },
  {
    name: 'list',
    prepare: async (stage) => {
      const names = await saved(stage);
      stage.clock.forward(hourMs);
      return names;
    },
    act: ({ site }) => site.ask('GET', paths.opportunities),
    isDone: isTitled('Between'),
  },
  {
    name: 'sweep',
    prepare: sweepable,
    act: ({ site }) => site.sweep().then(() => undefined),
    later: dayMs,
    isDone: ({ images, referenced }, [surviving = '', ...gone]) =>
      referenced.has(surviving) && images.has(surviving) && !images.has(gone[0] ?? ''),
  },
];

/**
 * Data for each part of the sweep: a record past its time in the trash and the remains of an erased one, an image with
 * a pending deletion and orphaned ones, expired rate limits.
 */
async function sweepable(stage: Stage): Promise<readonly string[]> {
  const { site } = stage;
  await save(stage, 'Erased', [], undefined, ids.erased);
  await site.ask('DELETE', paths.deleteOpportunity(ids.erased));
  await pass(stage, 48);
  const names = await saved(stage);
  await remove(stage);
  await pass(stage, 29 * 24);
  const [pendingDeletions = '', orphaned = ''] = await images(stage, 2);
  await site.ask('DELETE', paths.deleteImage(pendingDeletions));
  const referenced = await images(stage, 1);
  await save(stage, 'Kept', referenced, undefined, ids.referenced);
  await enquire(stage);
  await site.sweep();
  await pass(stage, 25);
  await images(stage, 1);
  return [...referenced, pendingDeletions, orphaned, ...names];
}

function enquire({ site }: Stage): Promise<SiteResponse> {
  return site.ask('POST', paths.enquiry, {
    json: {
      ...{ firstName: 'Wei', lastName: 'Zhang', email: 'wei@example.com', company: 'Example' },
      ...{ sector: 'agribusiness', country: 'CN', message: 'We look for storage.' },
    },
    headers: { [idempotencyHeader]: id },
  });
}

async function pass({ site, clock }: Stage, hours: number): Promise<void> {
  clock.forward(hours * hourMs);
  await site.logIn();
}
