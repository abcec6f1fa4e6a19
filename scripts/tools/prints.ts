// npm run prints -- NAME… --from FOLDER [--inks LIGHT] [--to FOLDER]
// Makes prints again from their sources: docs/prints.md.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { illustrations } from '../build/content-check/sections.ts';
import { choose } from './choice.ts';
import { command } from './command.ts';
import { Failure } from './failure.ts';
import { lightNamed } from './prints/lights.ts';
import { makePrint } from './prints/make-print.ts';
import { step } from './progress.ts';

const usage = 'Say which and from where: npm run prints -- NAME… --from FOLDER, such as provinces/MIS home/1';

await command(async ({ root, words }) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { from: { type: 'string' }, to: { type: 'string' }, inks: { type: 'string' } },
  });
  // Without a name all would be made, and an owner's photograph replaced.
  if (positionals.length === 0 || values.from === undefined) throw new Failure(usage);
  const chosen = choose(illustrations, positionals, { what: 'print', nameOf: (name) => name });
  const given = (folder: string) => resolve(process.env.INIT_CWD ?? '.', folder);
  const from = given(values.from);
  const to = values.to === undefined ? join(root, 'src/assets/illustrations') : given(values.to);
  for (const illustration of chosen) {
    const light = lightNamed(values.inks, illustration);
    const print = await step(illustration, () => makePrint({ illustration, from, to, light }));
    console.log(`  ${print.file}: ${print.bytes} bytes${print.unchanged ? ', as it was' : ''}`);
  }
  return 0;
});
