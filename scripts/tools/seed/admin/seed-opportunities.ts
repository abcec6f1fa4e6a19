import {
  createOpportunity,
  deleteOpportunity,
  readOpportunity,
  updateOpportunity,
} from '../../../../netlify/opportunities/opportunities.ts';
import { type AdminSample, adminSamples } from './opportunity-samples.ts';

/**
 * Writes the samples of the admin area into the local store: drafts, a history and a trash, none of them public. Each
 * save names the previous version, so that an interrupted run duplicates nothing.
 */
export async function seedAdminOpportunities(): Promise<void> {
  for (const sample of adminSamples) await store(sample);
}

async function store({ id, saves, imagesOf, isDeleted }: AdminSample): Promise<void> {
  const imageURL = imagesOf === undefined ? [] : ((await readOpportunity(imagesOf))?.imageURL ?? []);
  const [first, ...later] = saves.map((content) => ({ ...content, imageURL }));
  if (first) await createOpportunity(id, first);
  for (const [index, content] of later.entries()) await updateOpportunity(id, content, index + 1);
  if (isDeleted) await deleteOpportunity(id, saves.length);
}
