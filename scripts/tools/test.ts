// npm test: the gate. npm run test:long: the rest. The last line says how many tests passed and failed.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { command } from './command.ts';
import { messageFor } from './failure.ts';
import { runGate, runLong } from './test/steps.ts';
import { summary, type Totals } from './test/totals.ts';

await command(async ({ root, words }) => {
  const { line, code } = summary(await allTotals(root, words.includes('long')));
  console.log(line);
  return code;
});

async function allTotals(root: string, isLong: boolean): Promise<readonly Totals[]> {
  try {
    await mkdir(join(root, 'test-results'), { recursive: true });
    return await (isLong ? runLong : runGate)({ root, environment: testEnvironment() });
  } catch (error) {
    console.error(`\n${messageFor(error)}\n`);
    return [{ passed: 0, failed: 1, notRun: 0 }];
  }
}

/** The test tools set `NODE_ENV` themselves; CI prevents prompts. */
function testEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV, ...environment } = process.env;
  return { ...environment, CI: 'true', ASTRO_TELEMETRY_DISABLED: '1' };
}
