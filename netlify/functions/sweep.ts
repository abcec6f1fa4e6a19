import type { Config, Context } from '@netlify/functions';
import { purgeImages } from '../http/cdn-cache.ts';
import { beat } from '../maintenance/heartbeats.ts';
import { sweep } from '../maintenance/sweep.ts';

// Called only by the platform’s schedule: a scheduled function has no path.
export default async function sweepDaily(_request: Request, context: Context): Promise<void> {
  const now = new Date();
  const { opportunities, images, limits, enquiries } = await sweep(now);
  await purgeImages(images, context);
  await beat('sweep', now);
  console.log(
    `Swept ${opportunities} opportunities, ${images.length} images, ${limits} limits and ${enquiries} enquiries`,
  );
}

export const config: Config = { schedule: '@daily' };
