import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A fresh clone with nothing installed, and an npm that runs the given program. */
async function freshClone(npm: string): Promise<{ folder: string; setUp: (...nodeOptions: string[]) => Promise<Ran> }> {
  const folder = await temporaryFolder();
  await cp(join(root, 'scripts/tools/set-up.cjs'), join(folder, 'scripts/tools/set-up.cjs'));
  await cp(join(root, 'scripts/tools/set-up'), join(folder, 'scripts/tools/set-up'), { recursive: true });
  await writeFile(join(folder, 'package-lock.json'), '{}');
  await mkdir(join(folder, 'npm'));
  const npmProgram = join(folder, 'npm/npm-cli.js');
  await writeFile(npmProgram, npm);
  return { folder, setUp: (...nodeOptions) => runSetUp(folder, npmProgram, nodeOptions) };
}

function runSetUp(folder: string, npm: string, nodeOptions: string[]): Promise<Ran> {
  const parameters = [...nodeOptions, join(folder, 'scripts/tools/set-up.cjs')];
  const env = { ...process.env, npm_execpath: npm };
  return new Promise((resolve) => {
    execFile(process.execPath, parameters, { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

const installing = `
const { appendFileSync, mkdirSync } = require('node:fs');
appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
mkdirSync('node_modules', { recursive: true });`;

const failing = (text: string) => `console.error(${JSON.stringify(text)}); process.exit(1);`;

describe('the Node that runs it', () => {
  test.each(['0.10.48', '8.17.0', '18.20.4', '19.9.0'])('%s is refused with one message', async (version) => {
    const { folder, setUp } = await freshClone(installing);
    const pretend = join(folder, 'pretend.cjs');
    const versions = `{ ...process.versions, node: '${version}' }`;
    await writeFile(pretend, `Object.defineProperty(process, 'versions', { value: ${versions} });`);
    const { code, stdout, stderr } = await setUp('--require', pretend);
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/needs Node 20 .* this is Node [\d.]+\. Get it from/),
    ]);
    expect(stderr).toContain(version);
    await expect(readFile(join(folder, 'calls'))).rejects.toThrow('ENOENT');
  });

  test('is refused in words that any Node can read', async () => {
    const source = await readFile(join(root, 'scripts/tools/set-up.cjs'), 'utf8');
    expect(source).not.toMatch(/\b(const|let|class|async|await|import)\b|=>|`|\?\.|\?\?/);
  });
});

describe('installing', () => {
  test('happens once, without npm ci and without a new lock file', async () => {
    const { folder, setUp } = await freshClone(installing);
    expect(await setUp()).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Installing packages .* \d+\.\d s\n$/),
    });
    expect(await setUp()).toEqual({ code: 0, stdout: '', stderr: '' });
    const calls = await readFile(join(folder, 'calls'), 'utf8');
    expect(calls).toMatch(/^install --no-save --loglevel=error .*\n$/);
  });

  test('happens again when the lock file has changed', async () => {
    const { folder, setUp } = await freshClone(installing);
    await setUp();
    await writeFile(join(folder, 'package-lock.json'), '{ "changed": true }');
    await setUp();
    expect((await readFile(join(folder, 'calls'), 'utf8')).trim().split('\n')).toHaveLength(2);
  });

  test('that failed is tried again', async () => {
    const { folder, setUp } = await freshClone(failing('npm error something'));
    expect((await setUp()).code).toBe(1);
    await writeFile(join(folder, 'npm/npm-cli.js'), installing);
    expect((await setUp()).code).toBe(0);
  });

  test.each([
    ['npm error code ENOSPC', 'The disk is full: the packages need about 1 GB. Make room and try again.'],
    ['npm error code EAI_AGAIN', 'The npm registry cannot be reached: check the network and try again.'],
    ['npm error code ECONNREFUSED', 'The npm registry cannot be reached: check the network and try again.'],
    ['npm error code EACCES', 'The packages cannot be written into node_modules: this user may not write there.'],
    ['npm error code E418', 'The packages could not be installed; npm says why above.'],
  ])('that ends with “%s” says what to do, last', async (output, message) => {
    const { setUp } = await freshClone(failing(output));
    const { code, stderr } = await setUp();
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([output, message]);
  });
});
