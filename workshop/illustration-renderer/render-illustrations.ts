// npm run render-illustrations -- NAME… --from FOLDER [--inks LIGHT] [--to FOLDER]: renders illustrations
// (docs/illustrations.md).
import { command } from '../../scripts/tools/command.ts';
import { step } from '../../scripts/tools/progress.ts';
import { jobsFrom } from './arguments.ts';
import { renderIllustration } from './render.ts';

await command(async ({ root, words }) => {
  for (const job of jobsFrom(words, { root, startedIn: process.env.INIT_CWD ?? '.' })) {
    const { file, bytes, unchanged } = await step(job.illustration, () => renderIllustration(job));
    console.log(`${file}: ${bytes} bytes${unchanged ? ', the same as before' : ''}`);
  }
  return 0;
});
