import { isImageName, newImageName } from '#domain/ids';
import { openStore } from '../store/blob-store.ts';
import { withinDeadline } from '../store/deadline.ts';
import { allInParallel } from '../store/in-parallel.ts';
import { referencedImages } from './list.ts';
import { markForDeletion, pendingDeletions } from './pending-deletions.ts';

/** Stores an image, which never changes afterwards, under a new name that cannot be guessed; resolves to the name. */
export async function storeImage(bytes: Uint8Array): Promise<string> {
  const store = openStore('images');
  const name = newImageName();
  const body = new Uint8Array(bytes).buffer;
  for (let attempt = 0; attempt < 3 && store.deadline.left > 0; attempt += 1) {
    // Nobody else has this name: `refused` means that an earlier attempt landed.
    if ((await store.write(name, body, { onlyIfNew: true })) !== 'unknown') return name;
    await store.deadline.backOff(attempt, 150);
  }
  throw store.unsettled('Storing an image');
}

/** An image's bytes; `undefined` when there are none under this name, or its deletion is pending. */
export async function readImage(name: string): Promise<ArrayBuffer | undefined> {
  if (!isImageName(name)) return undefined;
  return withinDeadline(async () => {
    const [bytes, gone] = await Promise.all([openStore('images').readBytes(name), pendingDeletions([name])]);
    return gone.has(name) ? undefined : bytes;
  });
}

/** Those of the names that no image is stored under, or whose deletion is pending: a record must not name them. */
export function missingImages(names: readonly string[]): Promise<string[]> {
  return withinDeadline(async () => {
    const store = openStore('images');
    const possible = [...new Set(names)].filter(isImageName);
    // The marks first: a sweep deletes the bytes and then the mark, so that who asks the other way round, or for both at
    // once, may see the bytes before and the mark after.
    const gone = await pendingDeletions(possible);
    const stored = await allInParallel(possible, async (name) => ((await store.has(name)) ? [name] : []));
    const present = new Set(stored.flat());
    return names.filter((name) => !present.has(name) || gone.has(name));
  });
}

/**
 * Deletes an image unless a record names it, live, deleted or past. From then on it reads as missing; the bytes go with
 * the first sweep an hour later (pending-deletions.ts says why). Safe to repeat, and for names of nothing. Resolves to
 * whether the deletion is pending.
 */
export async function deleteImage(name: string): Promise<boolean> {
  if (!isImageName(name)) return false;
  return withinDeadline(async () => {
    if (!(await openStore('images').has(name)) || (await referencedImages()).names.has(name)) return false;
    await markForDeletion(name, new Date());
    return true;
  });
}
