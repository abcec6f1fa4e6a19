import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { readPulses } from '../../../netlify/maintenance/heartbeats.ts';
import { decryptFile, encryptFile } from '../../../scripts/tools/backup/encryption.ts';
import { startBlobs } from '../../../scripts/tools/local-server/blobs.ts';
import { contentsOf, fillSite, storesBehind } from '../../support/sites/backup-sites.ts';
import { temporaryFolder } from '../../support/sites/temporary-folder.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const key = randomBytes(32);
const BACKUP_KEY = key.toString('base64');
let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

/** Runs a script as npm does, on the local store of the test. */
function run(script: string, words: readonly string[], more: NodeJS.ProcessEnv = {}) {
  const [store, place] = [join(folder, 'store'), { INIT_CWD: folder, NETLIFY_SITE_ID: '', NETLIFY_AUTH_TOKEN: '' }];
  const env = { ...process.env, ...place, BLOBS_DIR: store, BACKUP_KEY, ...more };
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'scripts/tools', script), ...words],
      { env, cwd: root },
      (error, out, errors) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: out + errors }),
    );
  });
}

/** Does something with a local store of the test’s folder. */
async function withStore<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', '');
  const blobs = await startBlobs(join(folder, name));
  try {
    return await work();
  } finally {
    await blobs.stop();
    vi.unstubAllEnvs();
  }
}

const contents = () => contentsOf(storesBehind(process.env.NETLIFY_BLOBS_CONTEXT ?? ''));

test('A daily backup is encrypted, restored into a fresh store for comparison, and recorded for the health check', async () => {
  await withStore('store', fillSite);
  const { code, output } = await run('daily-backup.ts', ['backups', '--check']);
  expect([code, output]).toEqual([0, expect.stringContaining('every record and image is the same')]);
  const [file = '', ...others] = await readdir(join(folder, 'backups'));
  expect([file, others]).toEqual([expect.stringMatching(/^backup-\d{4}-\d\d-\d\d\.tar\.gz\.enc$/), []]);
  expect((await readFile(join(folder, 'backups', file))).subarray(0, 2)).not.toEqual(Buffer.from([0x1f, 0x8b]));
  const before = await withStore('store', contents);
  expect(await withStore('store', () => readPulses(new Date()))).toContainEqual({
    ...{ name: 'backup', isDead: false },
    last: expect.stringMatching(/^\d{4}-.*Z$/),
  });

  const restored = await run('restore.ts', [`backups/${file}`], { BLOBS_DIR: join(folder, 'other') });
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('8 added, 0 there already')]);
  expect(await withStore('other', contents)).toEqual(before);
});

test('A second backup of a day replaces the first, and the newest thirty are kept', async () => {
  await withStore('store', fillSite);
  await run('daily-backup.ts', ['backups']);
  const old = Array.from({ length: 32 }, (_, day) => `backup-2026-01-${String(day + 1).padStart(2, '0')}.tar.gz.enc`);
  for (const name of [...old, 'notes.txt']) await writeFile(join(folder, 'backups', name), '');
  expect((await run('daily-backup.ts', ['backups'])).code).toBe(0);
  const names = (await readdir(join(folder, 'backups'))).sort();
  expect(names).toHaveLength(31);
  expect(names).toContain('notes.txt');
  expect(names).not.toContain(old[2]);
  expect(names).toContain(old[3]);
});

test('A backup without a valid key does nothing, and a wrong key or a changed file restores nothing', async () => {
  const { code, output } = await run('daily-backup.ts', ['backups'], { BACKUP_KEY: 'short' });
  expect([code, output.trim()]).toEqual([1, expect.stringMatching(/^BACKUP_KEY: set it to 32 bytes/)]);
  const [plain, file, again] = [join(folder, 'plain'), join(folder, 'file'), join(folder, 'again')];
  const bytes = randomBytes(100_000);
  await writeFile(plain, bytes);
  await encryptFile(plain, file, key);
  await decryptFile(file, again, key);
  expect((await readFile(again)).equals(bytes)).toBe(true);
  await expect(decryptFile(file, again, randomBytes(32))).rejects.toThrow('cannot be decrypted');
  const changed = await readFile(file);
  changed[50_000] = (changed[50_000] ?? 0) ^ 1;
  await writeFile(file, changed);
  await expect(decryptFile(file, again, key)).rejects.toThrow('cannot be decrypted');
  expect(await readdir(folder)).not.toContain('again');
  const restored = await run('restore.ts', ['file']);
  expect([restored.code, restored.output]).toEqual([1, expect.stringContaining('cannot be decrypted')]);
});

test('The scheduled workflow runs the daily backup with its secrets, and keeps it for 30 days', async () => {
  const { on, jobs } = parse(await readFile(join(root, '.github/workflows/backup.yml'), 'utf8'));
  expect(on.schedule).toEqual([{ cron: '17 4 * * *' }]);
  const steps: readonly { run?: string; env?: object; uses?: string; with?: object }[] = jobs.backup.steps;
  const backup = steps.find((step) => step.run !== undefined);
  expect(backup?.run).toBe('npm run backup:daily -- backups');
  expect(Object.keys(backup?.env ?? {})).toEqual(['NETLIFY_SITE_ID', 'NETLIFY_AUTH_TOKEN', 'BACKUP_KEY']);
  expect(steps.at(-1)?.with).toMatchObject({ path: 'backups', 'retention-days': 30 });
});
