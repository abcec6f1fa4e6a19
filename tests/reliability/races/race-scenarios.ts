import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { idempotencyHeader } from '#domain/calls/call';
import { hourMs } from '#domain/time/day';
import { markForDeletion } from '../../../netlify/opportunities/pending-deletions.ts';
import { blobStores } from '../../../scripts/tools/backup/blob-stores.ts';
import { restoreBackup } from '../../../scripts/tools/backup/restore-backup.ts';
import type { SiteStores } from '../../../scripts/tools/backup/site-stores.ts';
import { takeBackup } from '../../../scripts/tools/backup/take-backup.ts';
import { paths } from '../../support/paths.ts';
import type { Ledger } from '../ledger.ts';
import { restorer } from '../ledger.ts';
import type { SiteResponse } from '../site.ts';
import type { World } from '../world.ts';
import type { Operation } from './scheduler.ts';

const id = '00000000-0000-4000-8000-000000000001';
const other = '00000000-0000-4000-8000-000000000002';

/** Checks the result of an acknowledged operation: returns a problem, if any. */
type Judge = (ledger: Ledger) => string | undefined;

/** The environment of one race: its world, and the folder for archives. */
export interface RaceStage {
  readonly world: World;
  readonly folder: string;
}

export interface Race {
  readonly name: string;
  /** Returns the names of the images that the operations use. */
  readonly prepare: (stage: RaceStage) => Promise<readonly string[]>;
  /** Operations by name; each returns the check of its acknowledgement for the end. */
  readonly operations: Readonly<Record<string, Action>>;
}

type Action = (stage: RaceStage, images: readonly string[]) => Promise<Judge | undefined>;

const pass = ({ clock, site }: World, hours: number) => {
  clock.forward(hours * hourMs);
  return site.logIn();
};

const upload = async ({ world }: RaceStage) => String((await world.site.upload()).body);

const send = ({ world }: RaceStage, title: string, imageURL: readonly string[], key: string, known?: string) =>
  world.site.ask('POST', paths.saveOpportunity, {
    json: { title, subtitle: 'A', sector: 'mining', description: '', imageURL, ...(known && { id: known }) },
    headers: { [idempotencyHeader]: key },
  });

function says({ status }: SiteResponse, title: string, key: string): Judge | undefined {
  if (status !== 200) return undefined;
  return (ledger) => {
    const state = ledger.stateOf(key);
    const said = state && [state, ...state.past].some((version) => version.title === title);
    return said ? undefined : `“${title}” was acknowledged and is not there`;
  };
}

const save: Action = async (stage, [image = '']) => says(await send(stage, 'New', [image], other), 'New', other);
const edit: Action = async (stage, [image = '']) => says(await send(stage, 'Edited', [image], id, id), 'Edited', id);
const restore =
  (json: unknown): Action =>
  async ({ world }) => {
    const { status } = await world.site.ask('POST', paths.restoreOpportunity(id), { json });
    return status === 200 ? (ledger) => (isLive(ledger) ? undefined : 'a restoration is lost') : undefined;
  };
const remove: Action = async ({ world }) => {
  const { status } = await world.site.ask('DELETE', paths.deleteOpportunity(id));
  return status === 204 ? (ledger) => (isLive(ledger) ? 'a deletion is lost' : undefined) : undefined;
};
const removeImage: Action = async ({ world }, [image = '']) => {
  await world.site.ask('DELETE', paths.deleteImage(image));
  return undefined;
};
const look: Action = async ({ world }, [image = '']) => {
  await world.site.ask('GET', paths.image(image));
  return undefined;
};
const sweep: Action = async ({ world }) => {
  await world.site.sweep();
  return undefined;
};
const add: Action = async (stage) => {
  const name = await upload(stage);
  return ({ images }) => (images.has(name) ? undefined : 'an upload is lost');
};
const backUp: Action = async ({ world, folder }) => {
  const { warnings } = await takeBackup(storesOf(world), join(folder, `${crypto.randomUUID()}.tar.gz`), 'race');
  return () => warnings[0];
};
/** Repeats it until it completes, as its message advises. */
const bringBack: Action = async ({ world, folder }) => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      await restoreBackup(storesOf(world), join(folder, 'kept.tar.gz'), { merge: true });
      return (ledger) => (ledger.stateOf(id) ? undefined : 'what was restored is not there');
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'Failure') throw error;
    }
  }
  return undefined;
};

const isLive = (ledger: Ledger) => {
  const state = ledger.stateOf(id);
  return state !== undefined && state.deletedAt === undefined;
};

function storesOf({ server }: World): SiteStores {
  const { siteID, token, uncachedEdgeURL } = JSON.parse(Buffer.from(server.context, 'base64').toString());
  return blobStores({ siteID, token, edgeURL: uncachedEdgeURL });
}

/** An image that was deleted long enough ago for the next sweep to delete its bytes. */
async function ripe(stage: RaceStage): Promise<string[]> {
  const name = await upload(stage);
  await markForDeletion(name, new Date(stage.world.clock.now));
  await pass(stage.world, 2);
  return [name];
}

/** The same, with a record that references another one. */
async function ripeBesideRecord(stage: RaceStage): Promise<string[]> {
  await send(stage, 'Kept', [await upload(stage)], id);
  return ripe(stage);
}

/** An image that no record has referenced for a day: the next sweep deletes it. */
async function orphaned(stage: RaceStage): Promise<string[]> {
  const name = await upload(stage);
  await stage.world.site.sweep();
  await pass(stage.world, 25);
  return [name];
}

/** An image that was deleted just before a save with it was stored. */
async function referencedAndPending(stage: RaceStage): Promise<string[]> {
  const name = await upload(stage);
  await send(stage, 'Before', [name], id);
  await send(stage, 'Kept', [], id, id);
  await markForDeletion(name, new Date(stage.world.clock.now));
  await pass(stage.world, 2);
  return [name];
}

/** A record that the next sweep erases, and its image. */
async function overdue(stage: RaceStage): Promise<string[]> {
  const name = await upload(stage);
  await send(stage, 'Deleted', [name], id);
  await remove(stage, []);
  await pass(stage.world, 31 * 24);
  return [name];
}

/** An archive of a record whose image the site has deleted since. */
async function inAnArchive(stage: RaceStage): Promise<string[]> {
  const name = await upload(stage);
  await send(stage, 'Archived', [name], id);
  const file = join(stage.folder, 'kept.tar.gz');
  await rm(file, { force: true });
  await takeBackup(storesOf(stage.world), file, 'race');
  stage.world.server.memory.delete('site:opportunities', id);
  stage.world.ledger.clear();
  await markForDeletion(name, new Date(stage.world.clock.now));
  await pass(stage.world, 2);
  return [name];
}

/** Each against a sweep: small enough to play every order. */
export const pairs: readonly Race[] = [
  { name: 'save, pending deletion', prepare: ripe, operations: { save, sweep } },
  { name: 'save, orphaned', prepare: orphaned, operations: { save, sweep } },
  { name: 'edit', prepare: ripeBesideRecord, operations: { edit, sweep } },
  { name: 'restore from the trash', prepare: overdue, operations: { restore: restore({}), sweep } },
  { name: 'restore a version', prepare: referencedAndPending, operations: { restore: restore({ version: 1 }), sweep } },
  { name: 'upload', prepare: ripe, operations: { upload: add, sweep } },
  { name: 'delete', prepare: referencedAndPending, operations: { delete: remove, sweep } },
  { name: 'delete an image', prepare: orphaned, operations: { 'delete an image': removeImage, sweep } },
  { name: 'look at an image', prepare: referencedAndPending, operations: { look, sweep } },
  { name: 'backup', prepare: referencedAndPending, operations: { backup: backUp, sweep } },
  { name: 'restore a backup', prepare: inAnArchive, operations: { [restorer]: bringBack, sweep } },
  { name: 'another sweep', prepare: ripe, operations: { sweep, 'sweep too': sweep } },
];

/** More operations: played in random orders. */
export const crowds: readonly Race[] = [
  { name: 'save, look, two sweeps', prepare: ripe, operations: { save, look, sweep, 'sweep too': sweep } },
  {
    name: 'save, edit, delete an image, sweep',
    prepare: ripeBesideRecord,
    operations: { save, edit, 'delete an image': removeImage, sweep },
  },
  {
    name: 'restore, edit, look, two sweeps',
    prepare: referencedAndPending,
    operations: { restore: restore({ version: 1 }), edit, look, sweep, 'sweep too': sweep },
  },
  {
    name: 'restore a backup, look, two sweeps',
    prepare: inAnArchive,
    operations: { [restorer]: bringBack, look, sweep, 'sweep too': sweep },
  },
  {
    name: 'backup, save, upload, two sweeps',
    prepare: orphaned,
    operations: { backup: backUp, save, upload: add, sweep, 'sweep too': sweep },
  },
];

/** The operations of a race, each of which adds its check to `verdicts`. */
export function operationsOf(
  { operations }: Race,
  stage: RaceStage,
  images: readonly string[],
  verdicts: Judge[],
): Operation[] {
  return Object.entries(operations).map(([name, act]) => ({
    name,
    work: async () => {
      const verdict = await act(stage, images);
      if (verdict) verdicts.push(verdict);
    },
  }));
}

/** Runs work with a temporary folder. */
export async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'races-'));
  return work(folder).finally(() => rm(folder, { recursive: true, force: true }));
}
