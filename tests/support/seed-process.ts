// Seeds the store in the folder that it is given, as `npm start` does; in a process of its own, so that it can be
// killed.
import { fileURLToPath } from 'node:url';
import { startBlobs } from '../../scripts/tools/local-server/blobs.ts';
import { isToBeSeeded, seed } from '../../scripts/tools/seed/seed.ts';

const [, , folder = ''] = process.argv;
const blobs = await startBlobs(folder);
const needed = await isToBeSeeded();
if (needed) await seed(fileURLToPath(new URL('../..', import.meta.url)));
await blobs.stop();
console.log(needed ? 'seeded' : 'left as it was');
