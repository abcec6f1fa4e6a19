import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { Failure } from '../../../scripts/tools/failure.ts';
import { build, isBuilt } from '../../../scripts/tools/start/build.ts';
import { temporaryFolder } from '../../support/sites/temporary-folder.ts';

async function put(root: string, path: string, content = ''): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}

// Replaces Astro, which is slow: it creates the files of a build or fails like one.
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

test('A site counts as built when its sources have not changed since', async () => {
  const root = await project();
  expect(await isBuilt(root)).toBe(false);
  await build(root);
  expect(await isBuilt(root)).toBe(true);
  await put(root, 'README.md', 'changed');
  expect(await isBuilt(root)).toBe(true);
});

test.each(['src/pages/index.astro', 'src/new.ts', 'content/site.yaml', 'netlify/store/x.ts', 'package-lock.json'])(
  'A site must be built again when %s has changed',
  async (path) => {
    const root = await project();
    await build(root);
    await put(root, path, 'changed');
    expect(await isBuilt(root)).toBe(false);
  },
);

test('A site must be built again for another URL', async () => {
  const root = await project();
  await build(root);
  vi.stubEnv('SITE_URL', 'https://elsewhere.example');
  expect(await isBuilt(root)).toBe(false);
});

test.each(['dist', '.netlify/v1/functions/ssr', '.netlify/v1/config.json'])(
  'A site must be built again when %s is missing',
  async (path) => {
    const root = await project();
    await build(root);
    await rm(join(root, path), { recursive: true });
    expect(await isBuilt(root)).toBe(false);
  },
);

test('The report on the content is printed completely and without other output', async () => {
  const root = await project();
  const report = `The content has 60 mistakes:\n\n${'content/site.yaml, line 1: odd.\n'.repeat(60)}`;
  vi.stubEnv('REPORT', report);
  await expect(build(root)).rejects.toThrow(new Failure(report.trimEnd()));
  expect(await isBuilt(root)).toBe(false);
});

test('A failed build shows the reason and does not count as built', async () => {
  const root = await project();
  await build(root);
  vi.stubEnv('FAILING', 'yes');
  await expect(build(root)).rejects.toThrow(
    'src/pages/index.astro: not an element\n\nThe build failed; the reason is above.',
  );
  expect(await isBuilt(root)).toBe(false);
});
