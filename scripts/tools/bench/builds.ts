import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { picturesOnRequest } from '../../build/pictures-on-request.ts';
import { failedCommand } from '../failure.ts';
import { runAstroBuild } from '../start/build.ts';
import { type LimitsTable, limitsTable } from './table.ts';

/** Seconds of the processor, all threads together. */
interface Builds {
  /** `npm run build` with an empty cache. */
  readonly cold: number;
  /** The same again, when the content is the same. */
  readonly warm: number;
  /** What `npm start` builds on a fresh clone: pictures are encoded on request. */
  readonly onRequest: number;
}

/** Hundredths of a cold build, because seconds are those of one machine. */
const limits = { warm: 35, onRequest: 30 } as const;

/**
 * Builds the site three times, the last time as a deploy does, with all files. The cache of pictures, fonts and content
 * is put away for the cold builds; the warm one fills it again.
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

/** The measurement as a table. */
export function buildsTable({ cold, warm, onRequest }: Builds): LimitsTable {
  const percent = (seconds: number) => (100 * seconds) / cold;
  return limitsTable(`The build; a cold \`npm run build\` took ${cold.toFixed(0)} s of the processor`, [
    { what: 'A warm `npm run build`, % of it', value: percent(warm), limit: limits.warm },
    { what: 'A cold build with pictures on request, % of it', value: percent(onRequest), limit: limits.onRequest },
  ]);
}

/** Prints the processor's time of a process and all its threads, in microseconds, when it ends. */
const usageScript = `process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  console.log('usage', user + system);
});`;

const saysUsage = `data:text/javascript,${encodeURIComponent(usageScript)}`;

async function buildSeconds(root: string, pictures: string): Promise<number> {
  const { code, output } = await runAstroBuild(root, { PICTURES: pictures, NODE_OPTIONS: `--import="${saysUsage}"` });
  // Processes that the build starts inherit the option and end before it.
  const microseconds = [...output.matchAll(/^usage (\d+)$/gm)].map(([, text]) => Number(text));
  if (code !== 0 || microseconds.length === 0) throw failedCommand('The build', output);
  return microseconds.reduce((sum, one) => sum + one, 0) / 1e6;
}
