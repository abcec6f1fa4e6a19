import { isImageName, newImageName } from '#domain/ids';
import { openStore } from '../store/blob-store.ts';
import { withinDeadline } from '../store/deadline.ts';
import { allInParallel } from '../store/in-parallel.ts';
import { referencedImages } from './list.ts';
import { markForDeletion, pendingDeletions } from './pending-deletions.ts';

/** Stores an image under a new, unguessable name, where it never changes; resolves to the name. */
export async function storeImage(bytes: Uint8Array): Promise<string> {
  const store = openStore('images');
  const name = newImageName();
  const body = new Uint8Array(bytes).buffer;
  for (let attempt = 0; attempt < 3 && store.deadline.left > 0; attempt += 1) {
    // The name is unique: `refused` means that an earlier attempt succeeded.
    if ((await store.write(name, body, { onlyIfNew: true })) !== 'unknown') return name;
    await store.deadline.backOff(attempt, 150);
  }
  throw store.unsettled('Storing an image');
}

/** An image’s bytes; `undefined` when there are none under this name, or its deletion is pending. */
export async function readImage(name: string): Promise<ArrayBuffer | undefined> {
  if (!isImageName(name)) return undefined;
  return withinDeadline(async () => {
    const [bytes, gone] = await Promise.all([openStore('images').readBytes(name), pendingDeletions([name])]);
    return gone.has(name) ? undefined : bytes;
  });
}

/** The names without a stored image, or with a pending deletion: a record must not reference them. */
export function missingImages(names: readonly string[]): Promise<string[]> {
  return withinDeadline(async () => {
    const store = openStore('images');
    const possible = [...new Set(names)].filter(isImageName);
    // Pending deletions first: a sweep deletes the bytes and then the mark. In the reverse order, or in parallel, the
    // bytes could be seen before and the mark after.
    const gone = await pendingDeletions(possible);
    const stored = await allInParallel(possible, async (name) => ((await store.has(name)) ? [name] : []));
    const present = new Set(stored.flat());
    return names.filter((name) => !present.has(name) || gone.has(name));
  });
}

/**
 * Deletes an image unless a record references it, live, deleted or past. From then on it reads as missing; the first
 * sweep an hour later deletes the bytes (pending-deletions.ts explains why). Can be repeated, also for unknown names.
 * Resolves to whether the deletion is pending.
 */
export async function deleteImage(name: string): Promise<boolean> {
  if (!isImageName(name)) return false;
  return withinDeadline(async () => {
    if (!(await openStore('images').has(name)) || (await referencedImages()).names.has(name)) return false;
    await markForDeletion(name, new Date());
    return true;
  });
}
