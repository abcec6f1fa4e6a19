import type { Config } from '@netlify/functions';
import { sweepImages } from '../blobs/images.ts';

// Called by the platform's clock alone: a scheduled function has no address.
export default async function sweep(): Promise<void> {
  const { deleted } = await sweepImages(new Date());
  console.log(`Swept ${deleted.length} pictures that no record has named for a day`);
}

export const config: Config = { schedule: '@daily' };
