import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../support/sites/temporary-folder.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A new clone with nothing installed, and an npm that runs the given program. */
async function freshClone(npm: string) {
  const folder = await temporaryFolder();
  await cp(join(root, 'scripts/tools/set-up.cjs'), join(folder, 'scripts/tools/set-up.cjs'));
  await cp(join(root, 'scripts/tools/set-up'), join(folder, 'scripts/tools/set-up'), { recursive: true });
  await writeFile(join(folder, 'package-lock.json'), '{}');
  await mkdir(join(folder, 'npm'));
  const npmProgram = join(folder, 'npm/npm-cli.js');
  await writeFile(npmProgram, npm);
  const calls = async () => (await readFile(join(folder, 'calls'), 'utf8')).trim().split('\n');
  const setUp = (part: '' | '--development' = '', nodeOptions: readonly string[] = []) =>
    runSetUp(npmProgram, [...nodeOptions, join(folder, 'scripts/tools/set-up.cjs'), ...(part && [part])]);
  /** Simulates another version of the machine’s own Node. */
  const withNode = async (version: string) => {
    const pretend = join(folder, 'pretend.cjs');
    const versions = `{ ...process.versions, node: '${version}' }`;
    await writeFile(pretend, `Object.defineProperty(process, 'versions', { value: ${versions} });`);
    return ['--require', pretend];
  };
  return { folder, calls, setUp, withNode };
}

function runSetUp(npm: string, parameters: readonly string[]): Promise<Ran> {
  const env = { ...process.env, npm_execpath: npm };
  return new Promise((resolve) => {
    execFile(process.execPath, parameters, { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

const installing = `
const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
mkdirSync('node_modules', { recursive: true });
const isNode = process.cwd().endsWith('.node');
const calls = isNode ? join('..', '..', 'calls') : 'calls';
appendFileSync(calls, process.argv.slice(2).join(' ') + '\\n');
if (isNode) {
  const { version } = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages['node_modules/node'];
  mkdirSync('node_modules/node/bin', { recursive: true });
  writeFileSync('node_modules/node/bin/node', version);
}`;

const failing = (text: string) => `console.error(${JSON.stringify(text)}); process.exit(1);`;

describe('the version of Node', () => {
  test.each(['0.10.48', '8.17.0', '18.20.4', '19.9.0'])(
    'The Node version %s is refused with one message',
    async (version) => {
      const { folder, setUp, withNode } = await freshClone(installing);
      const { code, stdout, stderr } = await setUp('', await withNode(version));
      expect(code).toBe(1);
      expect(stdout).toBe('');
      expect(stderr.trim().split('\n')).toEqual([
        expect.stringMatching(/needs Node 20 .* this is Node [\d.]+\. Get it from/),
      ]);
      expect(stderr).toContain(version);
      await expect(readFile(join(folder, 'calls'))).rejects.toThrow('ENOENT');
    },
  );

  test('The message for an old Node uses only syntax that every Node can read', async () => {
    const source = await readFile(join(root, 'scripts/tools/set-up.cjs'), 'utf8');
    expect(source).not.toMatch(/\b(const|let|class|async|await|import)\b|=>|`|\?\.|\?\?/);
  });
});

describe('installing', () => {
  test('The packages are installed once, without npm ci and without a new lock file', async () => {
    const { calls, setUp } = await freshClone(installing);
    expect(await setUp()).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Installing packages .* \d+\.\d s\n$/),
    });
    expect(await setUp()).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(await calls()).toEqual([expect.stringMatching(/^install --no-save --loglevel=error /)]);
  });

  test('The packages are installed again when the lock file has changed', async () => {
    const { folder, calls, setUp } = await freshClone(installing);
    await setUp();
    await writeFile(join(folder, 'package-lock.json'), '{ "changed": true }');
    await setUp();
    expect(await calls()).toHaveLength(2);
  });

  test('The packages of tests and tools are left out until a script needs them', async () => {
    const { calls, setUp } = await freshClone(installing);
    await setUp();
    await setUp('--development');
    expect(await calls()).toEqual([expect.stringContaining('--omit=dev'), expect.stringContaining('--include=dev')]);
  });

  test('Installing the site’s packages keeps installed tools', async () => {
    const { folder, calls, setUp } = await freshClone(installing);
    await setUp('--development');
    expect(await setUp()).toEqual({ code: 0, stdout: '', stderr: '' });
    await writeFile(join(folder, 'package-lock.json'), '{ "changed": true }');
    await setUp();
    expect(await calls()).toEqual([expect.stringContaining('--include=dev'), expect.stringContaining('--include=dev')]);
  });

  test('A failed installation is tried again', async () => {
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
  ])('A failed installation that ends with “%s” prints the remedy last', async (output, message) => {
    const { setUp } = await freshClone(failing(output));
    const { code, stderr } = await setUp();
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([output, message]);
  });
});

describe('Node from the npm registry', () => {
  const node = (folder: string) => readFile(join(folder, 'node_modules/.bin/node'), 'utf8');

  test('Node is not installed if the machine’s version is recent enough', async () => {
    const { folder, calls, setUp, withNode } = await freshClone(installing);
    await setUp('', await withNode('24.0.0'));
    expect(await calls()).toHaveLength(1);
    await expect(node(folder)).rejects.toThrow('ENOENT');
  });

  test('Node is installed once under an older one, without the rest of its package', async () => {
    const { folder, calls, setUp, withNode } = await freshClone(installing);
    const older = await withNode('20.20.2');
    expect((await setUp('', older)).stdout).toContain('Installing Node 24');
    expect(await node(folder)).toMatch(/^24\./);
    await expect(readFile(join(folder, 'node_modules/.node/package.json'))).rejects.toThrow('ENOENT');
    expect(await setUp('', older)).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(await calls()).toHaveLength(2);
  });

  test('A failed installation of Node is tried again, without the other packages', async () => {
    const failsForNode = `${installing}\nif (isNode) process.exit(1);`;
    const { folder, calls, setUp, withNode } = await freshClone(failsForNode);
    const older = await withNode('20.20.2');
    expect((await setUp('', older)).code).toBe(1);
    await writeFile(join(folder, 'npm/npm-cli.js'), installing);
    expect((await setUp('', older)).code).toBe(0);
    expect(await calls()).toHaveLength(3);
    expect(await node(folder)).toMatch(/^24\./);
  });
});

describe('the packages', () => {
  test('The packages that the build and the site import are not among those for tests and tools', async () => {
    const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    const folders = [
      'src',
      'netlify',
      'scripts/build',
      ...['local-server', 'start', 'seed'].map((tool) => `scripts/tools/${tool}`),
    ];
    const files = folders.flatMap((folder) =>
      globSync(`${folder}/**/*.{ts,tsx,js,mjs,astro}`, { cwd: root, exclude: ['**/functions-bundle.ts'] }),
    );
    const texts = await Promise.all(
      [...files, 'astro.config.mjs'].map((file) => readFile(join(root, file), 'utf8').then((text) => ({ file, text }))),
    );
    const found = texts.flatMap(({ file, text }) =>
      [...text.matchAll(/(?:from|import) '((?:@[^/']+\/)?[^/'.#]+)/g)]
        .map(([, name = '']) => name)
        .filter((name) => name in devDependencies)
        .map((name) => `${file} imports ${name}`),
    );
    expect(texts.length).toBeGreaterThan(300);
    expect(found).toEqual([]);
  });
});
