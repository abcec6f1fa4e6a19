import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { Failure } from '../../../scripts/tools/failure.ts';
import { build, isBuilt } from '../../../scripts/tools/start/build.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

async function put(root: string, path: string, content = ''): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}

// Stands in for Astro, which takes its time: it makes the files that a build makes, or fails as one fails.
const builder = `
import { mkdirSync, writeFileSync } from 'node:fs';
if (process.env.REPORT) { console.log('[vite] noise'); console.error(process.env.REPORT); process.exit(1); }
if (process.env.FAILING) { console.error('src/pages/index.astro: not an element'); process.exit(1); }
for (const path of ['dist/', '.netlify/v1/functions/ssr/']) mkdirSync(path, { recursive: true });
for (const path of ['dist/about.html', '.netlify/v1/config.json', '.netlify/v1/functions/ssr/ssr.mjs']) writeFileSync(path, '');
if (process.env.PICTURES === 'on-request') writeFileSync('.netlify/pictures.json', '{}');
`;

async function project(): Promise<string> {
  const root = await temporaryFolder();
  await put(root, 'node_modules/astro/bin/astro.mjs', builder);
  await put(root, 'src/pages/index.astro', '<h1>Home</h1>');
  await put(root, 'package-lock.json', '{}');
  await put(root, 'README.md', 'not part of the site');
  return root;
}

afterEach(() => vi.unstubAllEnvs());

test('a site is built when it was built last from what is there', async () => {
  const root = await project();
  expect(await isBuilt(root)).toBe(false);
  await build(root);
  expect(await isBuilt(root)).toBe(true);
  await put(root, 'README.md', 'changed');
  expect(await isBuilt(root)).toBe(true);
});

test.each(['src/pages/index.astro', 'src/new.ts', 'content/site.yaml', 'netlify/store/x.ts', 'package-lock.json'])(
  'a site is to be built again when %s has changed',
  async (path) => {
    const root = await project();
    await build(root);
    await put(root, path, 'changed');
    expect(await isBuilt(root)).toBe(false);
  },
);

test('a site is to be built again for another URL', async () => {
  const root = await project();
  await build(root);
  vi.stubEnv('SITE_URL', 'https://elsewhere.example');
  expect(await isBuilt(root)).toBe(false);
});

test.each(['dist', '.netlify/v1/functions/ssr', '.netlify/v1/config.json'])(
  'a site is to be built again when %s is gone',
  async (path) => {
    const root = await project();
    await build(root);
    await rm(join(root, path), { recursive: true });
    expect(await isBuilt(root)).toBe(false);
  },
);

test('what is wrong with the content is printed whole, without anything else that was printed', async () => {
  const root = await project();
  const report = `The content has 60 mistakes:\n\n${'content/site.yaml, line 1: odd.\n'.repeat(60)}`;
  vi.stubEnv('REPORT', report);
  await expect(build(root)).rejects.toThrow(new Failure(report.trimEnd()));
  expect(await isBuilt(root)).toBe(false);
});

test('a build that fails says why, and leaves nothing that counts as built', async () => {
  const root = await project();
  await build(root);
  vi.stubEnv('FAILING', 'yes');
  await expect(build(root)).rejects.toThrow(
    'src/pages/index.astro: not an element\n\nThe build failed; the reason is above.',
  );
  expect(await isBuilt(root)).toBe(false);
});
