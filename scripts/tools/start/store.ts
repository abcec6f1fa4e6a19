import { startBlobs } from '../local-server/blobs.ts';
import { step } from '../progress.ts';
import { isToBeSeeded, maySeed, seed } from '../seed/seed.ts';
import { onShutdown } from '../shutdown.ts';

/** Serves the local store until the process ends, and seeds an empty one. */
export async function openLocalStore(root: string, directory: string): Promise<void> {
  const blobs = await startBlobs(directory);
  onShutdown(blobs.stop);
  if (!maySeed(process.env) || !(await isToBeSeeded())) return;
  await step('Adding sample opportunities', (report) =>
    seed(root, { admin: true, onProgress: (done, total) => report(`${done} of ${total}`) }),
  );
}
