import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { illustrations } from '../../build/content-check/sections.ts';
import { choose } from '../choice.ts';
import { Failure } from '../failure.ts';
import { lightNamed } from './lights.ts';
import type { Order } from './make-print.ts';

const usage =
  'Say which and from where: npm run prints -- NAME… --from FOLDER, with names such as provinces/MIS or home/1';

interface Call {
  /** The project's folder. */
  readonly root: string;
  /** The folder in which somebody typed the words: theirs are relative to it. */
  readonly startedIn: string;
}

/** What the words of the command line ask for. Words that do not make sense are a Failure. */
export function ordersFrom(words: readonly string[], { root, startedIn }: Call): readonly Order[] {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { from: { type: 'string' }, to: { type: 'string' }, inks: { type: 'string' } },
  });
  // No name is not all names: that would put prints in the place of an owner's photographs.
  if (positionals.length === 0 || values.from === undefined) throw new Failure(usage);
  const from = resolve(startedIn, values.from);
  const to = values.to === undefined ? join(root, 'src/assets/illustrations') : resolve(startedIn, values.to);
  const chosen = choose(illustrations, positionals, { what: 'print', nameOf: (name) => name });
  return chosen.map((illustration) => ({ illustration, from, to, light: lightNamed(values.inks) }));
}
