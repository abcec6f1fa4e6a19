import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { animatedWebp, colours, fourInks, imageFile, imageFormats } from '../../support/images/images.ts';
import type { FileCase } from '../../support/images/images-foreign.ts';
import type { Finding, Part, Size } from '../part.ts';
import { Random } from '../random.ts';
import { badImages } from './bad-image-files.ts';

const cuts = { short: 14, long: 60 } as const satisfies Record<Size, number>;
const mostMegabytes = 512;
const refusals = [400, 413, 415];

const program = fileURLToPath(new URL('./bad-images-process.ts', import.meta.url));
const report = v.object({ answers: v.array(v.tuple([v.string(), v.number()])), megabytes: v.number() });

/** Uploads invalid and hostile files, with valid ones between them that must be accepted. */
export const badImageUploads: Part = {
  name: 'bad-images',
  title: 'Bad images: bombs, polyglots, truncations, other types',
  guarantee: 'No invalid image is accepted, valid ones between them are, and the process stays under 512 MB.',
  run,
};

async function run(size: Size, seed: number): Promise<Finding> {
  const bad = await badImages(new Random(seed), cuts[size]);
  const good = await goodImages();
  const folder = await mkdtemp(join(tmpdir(), 'bad-images-'));
  try {
    const names = new Map<string, string>();
    for (const [index, { name, bytes }] of mixed(bad, good).entries()) {
      const file = String(index).padStart(5, '0');
      names.set(file, name);
      await writeFile(join(folder, file), bytes);
    }
    return judge(await upload(folder, seed), names, new Set(good.map(({ name }) => name)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function judge(
  { answers: responses, megabytes }: v.InferOutput<typeof report>,
  names: Map<string, string>,
  good: Set<string>,
): Finding {
  const wrong = responses.flatMap(([file, status]) => {
    const name = names.get(file) ?? file;
    const right = good.has(name) ? status === 201 : refusals.includes(status);
    return right ? [] : [`${name}: ${status}`];
  });
  const bad = responses.length - good.size;
  const figure = `${bad} bad files, ${good.size} good ones, ${wrong.length} judged wrongly, ${megabytes} MB at most`;
  const passed = wrong.length === 0 && responses.length === names.size && megabytes < mostMegabytes;
  return { figure, passed, ...(wrong.length > 0 && { log: wrong.join('\n') }) };
}

async function upload(folder: string, seed: number) {
  const { stdout } = await promisify(execFile)(process.execPath, [program, folder, String(seed)], {
    maxBuffer: 2 ** 26,
  });
  return v.parse(report, JSON.parse(stdout));
}

async function goodImages(): Promise<FileCase[]> {
  const plain = await Promise.all(
    imageFormats.map(async (format) => ({ name: `a good ${format}`, bytes: await imageFile(format) })),
  );
  const animated = { name: 'a good animation', bytes: await animatedWebp([colours.red, colours.blue]) };
  return [...plain, animated, { name: 'a good image in four inks', bytes: await fourInks(colours.green) }];
}

/** Spreads the valid files among the others, to reveal a decoder that a bad file has damaged. */
function mixed(bad: readonly FileCase[], good: readonly FileCase[]): FileCase[] {
  const every = Math.ceil(bad.length / good.length);
  return good.flatMap((one, index) => [...bad.slice(index * every, (index + 1) * every), one]);
}
