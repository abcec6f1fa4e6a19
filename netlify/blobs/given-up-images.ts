import * as v from 'valibot';
import { isImageName } from '#domain/image-name';
import { allInParallel } from './in-parallel.ts';
import { namedImages } from './opportunity-list.ts';
import { openStore } from './store.ts';
import { change, readStored, type Step } from './stored-json.ts';

/**
 * Deleting a picture can meet a save that has just seen the picture and is about to name it; no store operation spans
 * the two. So a picture is given up in two steps. First a mark is left, and the picture reads as missing: no save that
 * begins now can name it. A save that was already under way may still land; whoever meets the mark then finds the name
 * in a record and takes the mark away. The bytes go an hour later, long after every such save has landed or failed, and
 * only if still no record names the picture.
 *
 * What remains: a save would have to take an hour; or a picture would have to be named by one record only, fall out of
 * that record's last past version and be named anew, all between a sweep's look at the names and its deletion.
 */
const mark = v.object({ schema: v.literal(1), givenUpAt: v.string() });

type Mark = v.InferOutput<typeof mark>;

/** Milliseconds between giving a picture up and deleting its bytes. */
export const graceTime = 60 * 60 * 1000;

/** Marks a picture given up; a mark that is there already stays as it is. */
export async function giveUp(name: string, now: Date): Promise<void> {
  const value: Mark = { schema: 1, givenUpAt: now.toISOString() };
  return change(
    openStore('given-up-images'),
    name,
    mark,
    (current): Step<Mark, void> =>
      current ? { kind: 'done', result: undefined } : { kind: 'write', value, result: undefined },
  );
}

/** Those of the names that are given up and that no record names; marks on the others are taken away. */
export async function givenUp(names: readonly string[]): Promise<ReadonlySet<string>> {
  const store = openStore('given-up-images');
  const marked = await allInParallel(names, async (name) => ((await store.has(name)) ? [name] : []));
  return withoutNamed(marked.flat());
}

/** All marks: since when each picture is given up. */
export async function listGivenUp(): Promise<ReadonlyMap<string, Date>> {
  const store = openStore('given-up-images');
  const names = (await store.list()).map(({ key }) => key).filter(isImageName);
  const marks = await allInParallel(names, async (name) => {
    const found = await readStored(store, name, mark);
    return found ? [[name, new Date(found.givenUpAt)] as const] : [];
  });
  return new Map(marks.flat());
}

/** Deletes the bytes of what has been given up for an hour, unless a record names it after all. */
export async function deleteGivenUp(now: Date): Promise<void> {
  const marks = openStore('given-up-images');
  const images = openStore('images');
  const over = [...(await listGivenUp())].filter(([, since]) => now.getTime() - since.getTime() >= graceTime);
  const names = await withoutNamed(over.map(([name]) => name));
  await allInParallel([...names], async (name) => {
    if (!(await marks.has(name))) return;
    await images.delete(name);
    await marks.delete(name);
  });
}

async function withoutNamed(marked: readonly string[]): Promise<ReadonlySet<string>> {
  if (marked.length === 0) return new Set();
  const named = await namedImages();
  const store = openStore('given-up-images');
  await allInParallel(
    marked.filter((name) => named.has(name)),
    (name) => store.delete(name),
  );
  return new Set(marked.filter((name) => !named.has(name)));
}
