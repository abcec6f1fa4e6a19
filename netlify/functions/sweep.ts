import type { Config } from '@netlify/functions';
import { sweep } from '../blobs/sweep.ts';

// Called by the platform's clock alone: a scheduled function has no address.
export default async function sweepDaily(): Promise<void> {
  const { opportunities, pictures, limits } = await sweep(new Date());
  console.log(`Swept ${opportunities} opportunities, ${pictures} pictures and ${limits} limits`);
}

export const config: Config = { schedule: '@daily' };
