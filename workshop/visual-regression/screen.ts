import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Studio } from '../screens/open.ts';
import { type Screen, type Shot, shotsOf, type Width, widths } from '../screens/screens.ts';
import { type Drawing, readApproved, writeApproved } from './approved.ts';
import { compare } from './compare.ts';
import { comparisonImage } from './comparison-image.ts';
import { linesOf } from './report.ts';
import { type Signature, signatureOf } from './signature.ts';
import { pictureOf } from './view.ts';

export interface Task {
  readonly studio: Studio;
  readonly drawing: Drawing;
  readonly widths: readonly Width[];
  /** The folder of the approved screens. */
  readonly approved: string;
  /** The folder for comparison images. */
  readonly pictures: string;
}

/** The result of comparing one screen. */
export interface Finding {
  readonly looks: number;
  /** Differences by name, such as `home es 768`. */
  readonly differing: ReadonlyMap<string, readonly string[]>;
  /** Whether it was approved with another browser or other fonts. */
  readonly isDrawnOtherwise: boolean;
}

export const fileOf = (folder: string, { name }: Screen): string => join(folder, `${name}.tiles`);

const nameOf = ({ language, width }: Shot): string => `${language} ${width}`;

/** Compares a screen in all its languages with the approved state. */
export async function compareScreen(screen: Screen, task: Task): Promise<Finding> {
  const approved = await readApproved(fileOf(task.approved, screen));
  const shots = shotsOf(screen, task.widths);
  const lines = await twoAtATime(shots, (shot) => compareShot(shot, approved?.looks.get(nameOf(shot)), task));
  const named = shots.map((shot, index) => [`${screen.name} ${nameOf(shot)}`, lines[index] ?? []] as const);
  return {
    looks: shots.length,
    differing: new Map(named.filter(([, found]) => found.length > 0)),
    isDrawnOtherwise: approved !== undefined && !isDrawnBy(task.drawing, approved),
  };
}

async function compareShot(shot: Shot, approved: Signature | undefined, task: Task): Promise<readonly string[]> {
  const present = await pictureOf(shot, task.studio);
  if (!approved) return ['not approved yet'];
  const signature = signatureOf(present);
  const difference = compare(approved, signature);
  if (!difference) return [];
  const file = join(task.pictures, `${shot.screen.name}-${shot.language}-${shot.width}.webp`);
  await mkdir(task.pictures, { recursive: true });
  await writeFile(file, await comparisonImage({ approved, present, difference }));
  return linesOf(difference, signature);
}

/** Approves the current state. Preserves approved states at other widths, if browser and fonts are the same. */
export async function approveScreen(screen: Screen, task: Task): Promise<number> {
  const file = fileOf(task.approved, screen);
  const before = await readApproved(file);
  const kept = before && isDrawnBy(task.drawing, before) ? before.looks : undefined;
  const taken = new Set(task.widths);
  const looked = await twoAtATime(shotsOf(screen, widths), async (shot) => {
    const name = nameOf(shot);
    const signature = taken.has(shot.width) ? signatureOf(await pictureOf(shot, task.studio)) : kept?.get(name);
    return [name, signature] as const;
  });
  const looks = new Map(looked.filter((one): one is readonly [string, Signature] => one[1] !== undefined));
  await mkdir(task.approved, { recursive: true });
  await writeApproved(file, { ...task.drawing, looks });
  return shotsOf(screen, task.widths).length;
}

const isDrawnBy = (drawing: Drawing, { browser, fonts }: Drawing): boolean =>
  drawing.browser === browser && drawing.fonts === fonts;

/** The results in the order of the items. */
async function twoAtATime<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all([worker(), worker()]);
  return results;
}
