// npm test: everything that has to hold, and as the last line how many tests passed and failed.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { command } from './command.ts';
import { messageFor } from './failure.ts';
import { testEverything } from './test/steps.ts';
import { summary, type Totals } from './test/totals.ts';

await command(async ({ root }) => {
  const { line, code } = summary(await allTotals(root));
  console.log(line);
  return code;
});

async function allTotals(root: string): Promise<readonly Totals[]> {
  try {
    await mkdir(join(root, 'test-results'), { recursive: true });
    return await testEverything({ root, environment: testEnvironment() });
  } catch (error) {
    console.error(`\n${messageFor(error)}\n`);
    return [{ passed: 0, failed: 1 }];
  }
}

/** The test tools set `NODE_ENV` themselves, and nobody is there to be asked. */
function testEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV, ...environment } = process.env;
  return { ...environment, CI: 'true', ASTRO_TELEMETRY_DISABLED: '1' };
}
