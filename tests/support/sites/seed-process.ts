// Seeds the store in a given folder like `npm start`. It runs in its own process so that a test can kill it.
import { fileURLToPath } from 'node:url';
import { startBlobs } from '../../../scripts/tools/local-server/blobs.ts';
import { isToBeSeeded, seed } from '../../../scripts/tools/seed/seed.ts';

const [, , folder = ''] = process.argv;
const blobs = await startBlobs(folder);
const needed = await isToBeSeeded();
if (needed) await seed(fileURLToPath(new URL('../../..', import.meta.url)));
await blobs.stop();
console.log(needed ? 'seeded' : 'left as it was');
