import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { getStore } from '@netlify/blobs';
import { Unavailable } from '#domain/calls/errors';
import { buildContext } from '../../../netlify/env/index.ts';
import { storeImage } from '../../../netlify/opportunities/images.ts';
import { listOpportunities } from '../../../netlify/opportunities/list.ts';
import { createOpportunity, readOpportunity } from '../../../netlify/opportunities/opportunities.ts';
import { seedEnquiries } from './admin/seed-enquiries.ts';
import { seedAdminOpportunities } from './admin/seed-opportunities.ts';
import { samplePicture } from './sample-image.ts';
import type { Sample, SampleImage } from './samples/sample.ts';
import { samples } from './samples/samples.ts';

const marker = 'samples';

/** Forbids seeding on the platform. */
export function maySeed(environment: NodeJS.ProcessEnv): boolean {
  return environment.NETLIFY !== 'true' && buildContext(environment) !== 'production';
}

/**
 * Whether to seed the local store: true if it was empty at the first call and seeding has not completed since. Stores
 * a marker.
 */
export async function isToBeSeeded(): Promise<boolean> {
  const state = await markers().get(marker, { type: 'text' });
  if (state === 'begun') return true;
  if (state !== null) return false;
  const empty = (await listOpportunities()).length === 0;
  await markers().set(marker, empty ? 'begun' : 'not wanted');
  return empty;
}

interface SeedOptions {
  /** Adds the samples of the admin area too. */
  readonly admin?: boolean;
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Writes the samples into the local store, and with `admin` those of the admin area. Skips samples that an interrupted
 * run has written.
 */
export async function seed(root: string, { admin = false, onProgress }: SeedOptions = {}): Promise<void> {
  const oldestFirst = samples.toReversed();
  for (let next = 0; next < oldestFirst.length; next += 2) {
    const pair = oldestFirst.slice(next, next + 2);
    const images = await Promise.all(pair.map((sample) => withRetries(() => storeImages(sample, root))));
    for (const [index, sample] of pair.entries()) await withRetries(() => create(sample, images[index]));
    onProgress?.(next + pair.length, oldestFirst.length);
  }
  if (admin) {
    await seedAdminOpportunities();
    await seedEnquiries();
  }
  await markers().set(marker, 'done');
}

/** Retries if the store exceeds a request's deadline, which happens on a busy machine. */
async function withRetries<Result>(work: () => Promise<Result>, attempts = 10): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Unavailable) || attempts <= 1) throw error;
    return withRetries(work, attempts - 1);
  }
}

const markers = () => getStore({ name: 'local-markers', consistency: 'strong' });

/** The stored names of a sample's images; undefined if the sample exists. */
async function storeImages({ id, images }: Sample, root: string): Promise<string[] | undefined> {
  if (await readOpportunity(id)) return undefined;
  return Promise.all(images.map((image) => storeSampleImage(image, root)));
}

const storeSampleImage = async (image: SampleImage, root: string): Promise<string> =>
  storeImage(await readFile(await samplePicture(image, root)));

async function create(sample: Sample, imageURL: string[] | undefined): Promise<void> {
  if (!imageURL) return;
  const { id, title, subtitle, sector, description, facts, translations, images, questions = [] } = sample;
  const imageAlts = Object.fromEntries(imageURL.map((name, index) => [name, images[index]?.alt ?? {}]));
  const texts = { title, subtitle, description, translations, questions: [...questions] };
  const { kind } = await createOpportunity(id, { ...texts, sector, imageURL, imageAlts, ...facts, sample: true });
  if (kind === 'key-reused') throw new Error(`The sample “${title}” is there with other content`);
  // The list is sorted by the time of creation in milliseconds.
  await wait(2);
}
