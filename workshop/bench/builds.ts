import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { picturesOnRequest } from '../../scripts/build/illustrations-on-request.ts';
import { failedCommand } from '../../scripts/tools/failure.ts';
import { runAstroBuild } from '../../scripts/tools/start/build.ts';
import type { Figure } from './figures.ts';

/** CPU seconds of all threads. */
interface Builds {
  /** `npm run build` with an empty cache. */
  readonly cold: number;
  /** The same build again, with unchanged content. */
  readonly warm: number;
  /** The build of `npm start` on a fresh clone: images are encoded on request. */
  readonly onRequest: number;
}

/** Percent of a cold build, because seconds depend on the machine. */
const limits = { warm: 35, onRequest: 30 } as const;

/**
 * Builds the site three times. The last build writes all files, as a deploy does. The cache of images, fonts and content
 * is moved away for the cold builds; the warm build fills it again.
 */
export async function measureBuilds(root: string): Promise<Builds> {
  const cache = join(root, 'node_modules/.astro');
  const kept = `${cache}-kept`;
  await rename(cache, kept).catch(() => {});
  try {
    const onRequest = await buildSeconds(root, picturesOnRequest);
    await rm(cache, { recursive: true, force: true });
    const cold = await buildSeconds(root, 'written');
    const warm = await buildSeconds(root, 'written');
    await rm(kept, { recursive: true, force: true });
    return { cold, warm, onRequest };
  } catch (error) {
    await rm(cache, { recursive: true, force: true });
    await rename(kept, cache).catch(() => {});
    throw error;
  }
}

export function buildFigures({ cold, warm, onRequest }: Builds): readonly Figure[] {
  const share = (name: string, seconds: number, limit: number): Figure => {
    return { subject: 'build', name, value: (100 * seconds) / cold, comparison: 'at most', limit };
  };
  return [
    share('warm `npm run build`, % of a cold one', warm, limits.warm),
    share('cold build with images on request, % of `npm run build`', onRequest, limits.onRequest),
  ];
}

/** Prints the CPU time of a process and its threads, in microseconds, when it ends. */
const usageScript = `process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  console.log('usage', user + system);
});`;

const saysUsage = `data:text/javascript,${encodeURIComponent(usageScript)}`;

async function buildSeconds(root: string, pictures: string): Promise<number> {
  const { code, output } = await runAstroBuild(root, { PICTURES: pictures, NODE_OPTIONS: `--import="${saysUsage}"` });
  // Child processes inherit the option, so there are several lines.
  const microseconds = [...output.matchAll(/^usage (\d+)$/gm)].map(([, text]) => Number(text));
  if (code !== 0 || microseconds.length === 0) throw failedCommand('The build', output);
  return microseconds.reduce((sum, one) => sum + one, 0) / 1e6;
}
