import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getStore } from '@netlify/blobs';
import sharp from 'sharp';
import { buildContext } from '../../../netlify/env/index.ts';
import { encodeImage } from '../../../netlify/images/encode-image.ts';
import { storeImage } from '../../../netlify/opportunities/images.ts';
import { listOpportunities } from '../../../netlify/opportunities/list.ts';
import { createOpportunity, readOpportunity } from '../../../netlify/opportunities/opportunities.ts';
import { regionOf } from './crop.ts';
import { seedDesk } from './desk/seed-desk.ts';
import { seedEnquiries } from './desk/seed-enquiries.ts';
import type { Sample, SampleImage } from './samples/sample.ts';
import { samples } from './samples/samples.ts';

const marker = 'samples';

/** The widest that a sample's image is stored, in pixels: enough for every page, and soon encoded. */
const widest = 1620;

/** Whether this process may put samples into its store: never where the platform runs it. */
export function maySeed(environment: NodeJS.ProcessEnv): boolean {
  return environment.NETLIFY !== 'true' && buildContext(environment) !== 'production';
}

/**
 * Whether the local store is still to get its samples: it is empty, or they were begun and broken off. Once they were
 * all there, or others' opportunities were, never again.
 */
export async function isToBeSeeded(): Promise<boolean> {
  const state = await markers().get(marker, { type: 'text' });
  if (state === 'begun') return true;
  if (state !== null) return false;
  const empty = (await listOpportunities()).length === 0;
  await markers().set(marker, empty ? 'begun' : 'not wanted');
  return empty;
}

/**
 * Puts the samples into the local store, and with `desk` those that show the administrator what else there may be. Whatever
 * is there from a run that was broken off is kept and not doubled.
 */
export async function seed(root: string, { desk = false } = {}): Promise<void> {
  const oldestFirst = samples.toReversed();
  for (let next = 0; next < oldestFirst.length; next += 2) {
    const pair = oldestFirst.slice(next, next + 2);
    const images = await Promise.all(pair.map((sample) => storeImages(sample, root)));
    for (const [index, sample] of pair.entries()) await create(sample, images[index]);
  }
  if (desk) {
    await seedDesk();
    await seedEnquiries();
  }
  await markers().set(marker, 'done');
}

const markers = () => getStore({ name: 'local-markers', consistency: 'strong' });

/** The stored names of a sample's images; undefined where the sample is there already. */
async function storeImages({ id, images }: Sample, root: string): Promise<string[] | undefined> {
  if (await readOpportunity(id)) return undefined;
  return Promise.all(images.map((image) => storeSampleImage(image, root)));
}

async function storeSampleImage({ file, crop }: SampleImage, root: string): Promise<string> {
  const illustration = sharp(join(root, 'src/assets/illustrations', file));
  const cut = crop ? illustration.extract(regionOf(crop, await illustration.metadata())) : illustration;
  const encoded = await encodeImage(
    await cut.resize({ width: widest, withoutEnlargement: true }).jpeg({ quality: 95 }).toBuffer(),
  );
  if (encoded.kind === 'refused') throw new Error(`The image ${file} was refused: ${encoded.reason}`);
  return storeImage(encoded.bytes);
}

async function create(sample: Sample, imageURL: string[] | undefined): Promise<void> {
  if (!imageURL) return;
  const { id, title, subtitle, sector, description, facts, translations, images } = sample;
  const imageAlts = Object.fromEntries(imageURL.map((name, index) => [name, images[index]?.alt ?? {}]));
  const texts = { title, subtitle, description, translations };
  const { kind } = await createOpportunity(id, { ...texts, sector, imageURL, imageAlts, ...facts, sample: true });
  if (kind === 'key-reused') throw new Error(`The sample “${title}” is there with other content`);
  // The list is ordered by the time of creation, in milliseconds.
  await wait(2);
}
