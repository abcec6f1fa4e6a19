import type { Config, Context } from '@netlify/functions';
import { purgeImages } from '../http/cdn-cache.ts';
import { sweep } from '../maintenance/sweep.ts';

// Called by the platform's clock alone: a scheduled function has no path.
export default async function sweepDaily(_request: Request, context: Context): Promise<void> {
  const { opportunities, images, limits } = await sweep(new Date());
  await purgeImages(images, context);
  console.log(`Swept ${opportunities} opportunities, ${images.length} images and ${limits} limits`);
}

export const config: Config = { schedule: '@daily' };
