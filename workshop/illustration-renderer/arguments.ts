import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { illustrations } from '../../scripts/build/content-check/sections.ts';
import { choose } from '../../scripts/tools/choice.ts';
import { Failure } from '../../scripts/tools/failure.ts';
import { lightNamed } from './lights.ts';
import type { Job } from './render.ts';

const usage = 'Usage: npm run render-illustrations -- NAME… --from FOLDER, with names such as provinces/MIS or home/1';

interface Call {
  /** The project's folder. */
  readonly root: string;
  /** The folder in which the command was typed; paths are relative to it. */
  readonly startedIn: string;
}

/** Parses the command line. Throws a Failure for wrong arguments. */
export function jobsFrom(words: readonly string[], { root, startedIn }: Call): readonly Job[] {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { from: { type: 'string' }, to: { type: 'string' }, inks: { type: 'string' } },
  });
  // Requires names, because rendering all illustrations would replace the owner's photographs.
  if (positionals.length === 0 || values.from === undefined) throw new Failure(usage);
  const from = resolve(startedIn, values.from);
  const to = values.to === undefined ? join(root, 'src/assets/illustrations') : resolve(startedIn, values.to);
  const chosen = choose(illustrations, positionals, { what: 'illustration', nameOf: (name) => name });
  return chosen.map((illustration) => ({ illustration, from, to, light: lightNamed(values.inks) }));
}
