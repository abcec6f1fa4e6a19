import * as v from 'valibot';
import { isImageName } from '#domain/ids';
import { hourMs } from '#domain/time/day';
import { openStore } from '../store/blob-store.ts';
import { compareAndSwap, done, readStored, type Step } from '../store/compare-and-swap.ts';
import { allInParallel } from '../store/in-parallel.ts';
import { referencedImages } from './list.ts';

/**
 * A deletion of an image can meet a save that has just checked the image and is about to reference it; no store operation
 * spans the two. Therefore an image is deleted in steps, each a conditional write of one mark:
 *
 * 1. The mark is added, and the image reads as missing: no new save can reference it. A save that is already running may
 *    still be stored; the next reader of the mark then finds the name in a record and withdraws the mark.
 * 2. An hour later, long after every such save has been stored or has failed, a sweep claims the mark: from then on
 *    nothing else withdraws it, and no other sweep, however old its list, deletes the image.
 * 3. After the claim it checks once more whether a record references the image; if none does, it deletes the bytes and
 *    then the mark. A reader of the mark before the bytes cannot take a deleted image for one that stays.
 *
 * The remaining risk: a save, or a sweep with a claim, that takes an hour.
 */
const mark = v.fallback(
  v.object({
    schema: v.literal(1),
    givenUpAt: v.string(),
    /** Since when a sweep has claimed the deletion; `claim` is random and identifies the sweep. */
    claimedAt: v.exactOptional(v.string()),
    claim: v.exactOptional(v.string()),
    /** The image is referenced after all; the mark is about to be deleted. */
    withdrawn: v.exactOptional(v.literal(true)),
  }),
  // Damaged: its time never expires until the next sweep rewrites it.
  { schema: 1, givenUpAt: '' },
);

type Mark = v.InferOutput<typeof mark>;

/** Milliseconds between deleting an image and deleting its bytes. Longer than any request or sweep. */
const graceTime = hourMs;

/** Marks an image for deletion; an existing mark stays unchanged. */
export async function markForDeletion(name: string, now: Date): Promise<void> {
  const value: Mark = { schema: 1, givenUpAt: now.toISOString() };
  return compareAndSwap(openStore('given-up-images'), name, mark, (current): Step<Mark, void> => {
    const stands = current && !current.withdrawn && current.givenUpAt !== '';
    return stands ? done(undefined) : { kind: 'write', value, result: undefined };
  });
}

/** The names whose deletion is pending and that no record references; the marks of referenced ones are withdrawn. */
export async function pendingDeletions(names: readonly string[]): Promise<ReadonlySet<string>> {
  const store = openStore('given-up-images');
  const marked = await allInParallel(names, async (name) => {
    const found = await readStored(store, name, mark);
    return found && !found.withdrawn ? [name] : [];
  });
  if (marked.flat().length === 0) return new Set();
  return withoutReferenced(marked.flat(), (await referencedImages()).names, new Date());
}

/** All marks: since when each deletion is pending; NaN for a damaged mark. */
export async function listPendingDeletions(): Promise<ReadonlyMap<string, Date>> {
  return new Map((await allMarks()).map(([name, { givenUpAt }]) => [name, new Date(givenUpAt)] as const));
}

/**
 * Deletes the bytes of images whose deletion has been pending for an hour, unless a record references them after all.
 * While a record’s references are unknown, nothing is deleted.
 */
export async function deletePending(now: Date): Promise<void> {
  const marks = await allMarks();
  for (const [name, { givenUpAt }] of marks) if (givenUpAt === '') await markForDeletion(name, now);
  const over = marks.filter(([, found]) => isOver(found, now));
  if (over.length === 0) return;
  const referenced = await referencedImages();
  if (!referenced.complete) return;
  const orphaned = await withoutReferenced(
    over.map(([name]) => name),
    referenced.names,
    now,
  );
  const claimed = await allInParallel([...orphaned], async (name) => ((await claim(name, now)) ? [name] : []));
  await deleteClaimed(claimed.flat());
}

async function deleteClaimed(claimed: readonly string[]): Promise<void> {
  if (claimed.length === 0) return;
  const [marks, images] = [openStore('given-up-images'), openStore('images')];
  const referenced = await referencedImages();
  if (!referenced.complete) return;
  await allInParallel(claimed, async (name) => {
    if (!referenced.names.has(name)) await images.delete(name);
    await marks.delete(name);
  });
}

/** All current marks; withdrawn ones that a killed process left are deleted. */
async function allMarks(): Promise<readonly (readonly [string, Mark])[]> {
  const store = openStore('given-up-images');
  const names = (await store.list()).map(({ key }) => key).filter(isImageName);
  const marks = await allInParallel(names, async (name) => {
    const found = await readStored(store, name, mark);
    if (found?.withdrawn) await store.delete(name);
    return found && !found.withdrawn ? [[name, found] as const] : [];
  });
  return marks.flat();
}

async function withoutReferenced(
  marked: readonly string[],
  referenced: ReadonlySet<string>,
  now: Date,
): Promise<ReadonlySet<string>> {
  const left = await allInParallel(marked, async (name) => {
    const isBack = referenced.has(name) && (await withdraw(name, now));
    return isBack ? [] : [name];
  });
  return new Set(left.flat());
}

/** Deletes a mark, unless a sweep has claimed it. */
async function withdraw(name: string, now: Date): Promise<boolean> {
  const store = openStore('given-up-images');
  const withdrawn = await compareAndSwap(store, name, mark, (current): Step<Mark, boolean> => {
    if (!current || current.withdrawn) return done(true);
    if (isClaimed(current, now)) return done(false);
    return { kind: 'write', value: { ...current, withdrawn: true }, result: true };
  });
  if (withdrawn) await store.delete(name);
  return withdrawn;
}

/** Claims a mark for this sweep, unless another one has it. */
async function claim(name: string, now: Date): Promise<boolean> {
  const own = crypto.randomUUID();
  return compareAndSwap(openStore('given-up-images'), name, mark, (current): Step<Mark, boolean> => {
    if (current?.claim === own) return done(true);
    if (!current || current.withdrawn || !isOver(current, now) || isClaimed(current, now)) return done(false);
    return { kind: 'write', value: { ...current, claim: own, claimedAt: now.toISOString() }, result: true };
  });
}

/** Whether the text of a mark, read without a `BlobStore`, is claimed by a sweep within the hour. */
export function isClaimedMark(text: string, now: Date): boolean {
  const found = v.safeParse(v.pipe(v.string(), v.parseJson(), mark), text);
  return found.success && isClaimed(found.output, now);
}

function isOver({ givenUpAt }: Mark, now: Date): boolean {
  return now.getTime() - Date.parse(givenUpAt) >= graceTime;
}

/** Whether a sweep may be about to delete the image; an older claim is that of a killed sweep. */
function isClaimed({ claimedAt }: Mark, now: Date): boolean {
  return claimedAt !== undefined && now.getTime() - Date.parse(claimedAt) < graceTime;
}
