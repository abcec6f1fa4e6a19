import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { end, endWhenTold } from './shutdown.ts';
import { sentenceFor } from './start/failure.ts';
import { findTestBrowser } from './test/browser.ts';
import { goThrough, stages } from './test/steps.ts';
import { summary } from './test/totals.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

endWhenTold(() => 130);
await end(await test());

async function test(): Promise<0 | 1> {
  const { line, code } = summary(await allTotals());
  console.log(line);
  return code;
}

async function allTotals() {
  try {
    await mkdir(join(root, 'test-results'), { recursive: true });
    const browser = await findTestBrowser(root);
    console.log(`Browser: ${browser}`);
    return await goThrough(stages(root, testEnvironment(browser)));
  } catch (error) {
    console.error(`\n${sentenceFor(error)}\n`);
    return [{ passed: 0, failed: 1 }];
  }
}

/** The tools decide by themselves what they run as; nobody is there to be asked. */
function testEnvironment(browser: string): NodeJS.ProcessEnv {
  const { NODE_ENV, ...environment } = process.env;
  return { ...environment, CI: 'true', ASTRO_TELEMETRY_DISABLED: '1', CHROMIUM_PATH: browser };
}
