import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import { startBlobs } from '../../../../scripts/tools/local-server/blobs.ts';
import { withEnvironment } from '../../../support/environment.ts';
import { fillSite } from '../../../support/sites/backup-sites.ts';
import { temporaryFolder } from '../../../support/sites/temporary-folder.ts';

// Each command starts its own process.

const root = fileURLToPath(new URL('../../../..', import.meta.url));
let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

interface Run {
  readonly code: number;
  readonly output: string;
}

/** Runs a script as npm does, from the test’s folder and with a local store in it. */
function run(script: string, words: readonly string[], environment: Record<string, string> = {}): Promise<Run> {
  const env = { ...process.env, INIT_CWD: folder, NETLIFY_SITE_ID: '', NETLIFY_AUTH_TOKEN: '', ...environment };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'scripts/tools', script), ...words],
      { env, cwd: root },
      (error, out, errors) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: out + errors });
      },
    );
  });
}

const storeIn = (name: string) => ({ BLOBS_DIR: join(folder, name) });

async function fillStore(name: string): Promise<void> {
  // startBlobs sets the variable.
  await withEnvironment({ NETLIFY_BLOBS_CONTEXT: undefined }, async () => {
    const blobs = await startBlobs(join(folder, name));
    await fillSite().finally(blobs.stop);
  });
}

describe('the commands for backups', () => {
  test('A local store is backed up, restored elsewhere, and its enquiries are read from there', async () => {
    await fillStore('one');
    const backup = await run('backup.ts', ['site.tar.gz'], storeIn('one'));
    expect(backup).toMatchObject({ code: 0, output: expect.stringMatching(/2 opportunities, 4 images and 2 enq/) });
    const restored = await run('restore.ts', ['site.tar.gz'], storeIn('two'));
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('8 added, 0 there already, 0 left') });
    const exported = await run('enquiries.ts', ['enquiries.csv'], storeIn('two'));
    expect(exported).toMatchObject({ code: 0, output: expect.stringContaining('2 of 2 enquiries') });
    expect(await readFile(join(folder, 'enquiries.csv'), 'utf8')).toContain(`"'=1+1"`);
    expect(await run('enquiries.ts', ['enquiries.csv'], storeIn('two'))).toMatchObject({ code: 1 });
    const held = await run('enquiries.ts', ['held.csv', '--held'], storeIn('two'));
    expect(held).toMatchObject({ code: 0, output: expect.stringContaining('0 of 2 enquiries') });
  });

  test.each([
    ['backup.ts', [], {}, /Say where to/],
    ['backup.ts', ['a', 'b'], {}, /Say where to/],
    ['backup.ts', ['a.tar.gz'], {}, /nothing to back up/],
    ['restore.ts', ['--merge'], {}, /Say what from/],
    ['restore.ts', ['gone.tar.gz'], {}, /There is no file .*Nothing was restored/],
    ['enquiries.ts', [], {}, /Say where to/],
    ['backup.ts', ['a.tar.gz'], { NETLIFY_SITE_ID: 'x' }, /NETLIFY_SITE_ID is set and NETLIFY_AUTH_TOKEN is not/],
    ['restore.ts', ['a.tar.gz'], { NETLIFY_AUTH_TOKEN: 'x' }, /NETLIFY_AUTH_TOKEN is set and NETLIFY_SITE_ID is not/],
  ] as const)(
    'The command “%s %j %j” ends with a message and nothing else',
    async (script, words, environment, message) => {
      const { code, output } = await run(script, words, { ...storeIn('empty'), ...environment });
      expect(code).toBe(1);
      expect(output.trim().split('\n')).toEqual([expect.stringMatching(message)]);
    },
  );
});
