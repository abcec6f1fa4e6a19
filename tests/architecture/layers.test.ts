import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Imports against the allowed direction, each with its file. */
const refused = [
  ['src/domain/rule.ts', '../api/request'],
  ['src/domain/rule.ts', 'react'],
  ['src/i18n/text.ts', '../stores/enquiry'],
  ['src/api/call.ts', '../stores/enquiry'],
  ['src/stores/state.ts', '../islands/carousel/Carousel'],
  ['src/stores/state.ts', '../../netlify/opportunities/images.ts'],
  ['src/ui/Field.tsx', '../islands/carousel/Carousel'],
  ['src/ui/Field.tsx', '../admin/ui/Dialog'],
  ['src/ui/Field.tsx', '../stores/enquiry'],
  ['src/ui/Field.tsx', '../api/request'],
  ['src/islands/list/List.tsx', '../carousel/Carousel'],
  ['src/islands/list/List.tsx', '../../admin/shell/AdminApp'],
  ['src/islands/list/List.tsx', 'astro:content'],
  ['src/admin/list/Page.tsx', '../../islands/carousel/Carousel'],
  ['src/admin/list/Page.tsx', '../../components/Header.astro'],
  ['src/admin/editor/images/Part.tsx', '../../../components/Header.astro'],
  ['src/admin/list/Page.tsx', '../../stores/enquiry'],
  ['src/admin/editor/state.ts', '../../stores/enquiry'],
  ['src/admin/editor/state.ts', '../ui/use-modal'],
  ['src/admin/editor/state.ts', 'react'],
  ['src/admin/list/Page.tsx', '../../on-demand/list-request'],
  ['src/admin/list/Page.tsx', '../../content-schemas/keys'],
  ['src/content-schemas/texts.ts', '../content-readers/content'],
  ['src/content-schemas/texts.ts', '../i18n/fill'],
  ['src/content-readers/content.ts', '../layouts/PublicLayout.astro'],
  ['src/content-readers/content.ts', '../content-schemas/texts'],
  ['src/components/part.ts', '../admin/shell/AdminApp'],
  ['src/components/part.ts', '../on-demand/list-request'],
  ['src/components/part.ts', '../content-schemas/texts'],
  ['src/layouts/part.ts', '../stores/enquiry'],
  ['src/layouts/part.ts', '../api/request'],
  ['src/on-demand/files.ts', '../layouts/PublicLayout.astro'],
  ['src/on-demand/files.ts', '../ui/Icon'],
  ['src/on-demand/files.ts', '../../netlify/store/blob-store.ts'],
  ['src/middleware.ts', '../netlify/http/route.ts'],
  ['src/fetch.ts', '../netlify/http/route.ts'],
  ['src/content.config.ts', '../netlify/http/route.ts'],
  ['src/pages/page.ts', '../../netlify/http/route.ts'],
  ['src/pages/page.ts', '@netlify/blobs'],
  ['netlify/store/blob-store.ts', '../http/route.ts'],
  ['netlify/store/blob-store.ts', '../opportunities/record.ts'],
  ['netlify/opportunities/record.ts', '../enquiries/record.ts'],
  ['netlify/opportunities/record.ts', '../http/route.ts'],
  ['netlify/opportunities/record.ts', '../../content/business-hours.json'],
  ['netlify/maintenance/sweep.ts', '../http/route.ts'],
  ['netlify/login/token.ts', '../http/route.ts'],
  ['netlify/login/token.ts', '@netlify/blobs'],
  ['netlify/images/encode.ts', '../opportunities/images.ts'],
  ['netlify/http/route.ts', '../opportunities/images.ts'],
  ['netlify/http/route.ts', 'jose'],
  ['netlify/enquiries/record.ts', '../env/index.ts'],
  ['netlify/env/login.ts', '../store/blob-store.ts'],
  ['netlify/login/token.ts', '../env/login.ts'],
  ['src/pages/page.ts', '../../netlify/env/platform.ts'],
  ['netlify/notifications/outbox.ts', '../enquiries/read.ts'],
  ['netlify/notifications/mail.ts', '../http/route.ts'],
  ['netlify/enquiries/receive.ts', '../notifications/outbox.ts'],
  ['netlify/functions/save.ts', 'nodemailer'],
  ['src/pages/page.ts', 'nodemailer'],
  ['src/pages/page.ts', '../../netlify/notifications/outbox.ts'],
  ['src/pages/page.ts', '../../netlify/opportunities/opportunities.ts'],
  ['src/on-demand/files.ts', '../../netlify/opportunities/published.ts'],
  ['src/components/part.ts', 'nodemailer'],
  ['src/admin/list/Page.tsx', 'nodemailer'],
  ['netlify/functions/save.ts', 'sharp'],
  ['netlify/functions/save.ts', '../../src/stores/enquiry'],
  ['scripts/tools/start/build.ts', '../../../workshop/bench/pages.ts'],
] as const;

/** Allowed imports. */
const allowed = [
  ['src/domain/rule.ts', '#domain/sector'],
  ['src/domain/rule.ts', 'valibot'],
  ['src/stores/state.ts', '../api/request'],
  ['src/islands/list/List.tsx', '../../stores/enquiry'],
  ['src/islands/list/List.tsx', './Card'],
  ['src/islands/list/List.tsx', '../../ui/Icon'],
  ['src/ui/Field.tsx', '#domain/language'],
  ['src/ui/Field.tsx', '../i18n/fill'],
  ['src/admin/list/Page.tsx', '../../ui/Field'],
  ['src/admin/list/Page.tsx', '../session/session'],
  ['src/admin/list/Page.tsx', '../ui/Dialog'],
  ['src/admin/list/use-page.ts', 'react'],
  ['src/admin/editor/state.ts', '../session/session'],
  ['src/layouts/part.ts', '../islands/carousel/Carousel'],
  ['src/content-readers/content.ts', '../content-schemas/keys'],
  ['src/components/part.ts', '../content-schemas/keys'],
  ['src/content-schemas/texts.ts', './fields.ts'],
  ['src/content-schemas/texts.ts', 'astro/zod'],
  ['src/on-demand/files.ts', '../i18n/path'],
  ['src/on-demand/files.ts', '../ui/qr-code'],
  ['src/on-demand/files.ts', '../../netlify/for-pages.ts'],
  ['src/middleware.ts', './page-output/finished-page'],
  ['src/layouts/part.ts', '#domain/language'],
  ['src/pages/page.ts', '../../netlify/for-pages.ts'],
  ['netlify/opportunities/record.ts', '../store/blob-store.ts'],
  ['netlify/enquiries/record.ts', '../../content/business-hours.json'],
  ['netlify/maintenance/sweep.ts', '../opportunities/trash.ts'],
  ['netlify/maintenance/sweep.ts', '../env/index.ts'],
  ['src/pages/page.ts', '../../netlify/env/index.ts'],
  ['netlify/store/store-name.ts', '../env/index.ts'],
  ['netlify/env/login.ts', './read.ts'],
  ['netlify/login/token.ts', 'jose'],
  ['netlify/login/token.ts', '../store/recent-events.ts'],
  ['netlify/http/route.ts', '../store/deadline.ts'],
  ['netlify/notifications/mail.ts', 'nodemailer'],
  ['netlify/notifications/outbox.ts', '../store/blob-store.ts'],
  ['netlify/functions/every-minute.ts', '../notifications/outbox.ts'],
  ['netlify/functions/save.ts', '../opportunities/images.ts'],
] as const;

const biome = resolve('node_modules/.bin/biome');
let house: string;
/** The imports that the linter refuses with the project’s own rules: the file and the line of the import. */
let refusals: ReadonlySet<string>;

/** Every import in its file, one per line: one run of the linter checks them all. */
const imports = Map.groupBy<string, readonly [string, string]>([...refused, ...allowed], ([file]) => file);
const lineOf = (file: string, specifier: string): string =>
  `${file}:${1 + (imports.get(file) ?? []).findIndex(([, one]) => one === specifier)}`;

beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), 'house-'));
  for (const rules of ['biome.json', 'biome.layers.json']) await copyFile(rules, join(house, rules));
  for (const [file, all] of imports) await write(file, all.map(importing).join(''));
  const said = await lint('--only=noRestrictedImports', '--max-diagnostics=none', ...imports.keys());
  expect(said).toContain(`Checked ${imports.size} files`);
  refusals = new Set(Array.from(said.matchAll(/^(\S+:\d+):\d+ \S*noRestrictedImports/gm), ([, where = '']) => where));
});
afterAll(() => rm(house, { recursive: true }));

const importing = ([, specifier]: readonly [string, string], at: number): string =>
  `import { thing as thing${at} } from '${specifier}'; export const other${at} = thing${at};\n`;

async function write(file: string, text: string): Promise<void> {
  const path = join(house, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

async function lint(...options: readonly string[]): Promise<string> {
  const command = ['lint', '--vcs-enabled=false', ...options];
  const { stdout, stderr } = await promisify(execFile)(biome, command, { cwd: house }).catch(
    (failure: { stdout: string; stderr: string }) => failure,
  );
  return stdout + stderr;
}

test.each(refused)('The linter refuses %s importing %s', (file, specifier) => {
  expect(refusals).toContain(lineOf(file, specifier));
});

test.each(allowed)('The linter allows %s importing %s', (file, specifier) => {
  expect(refusals).not.toContain(lineOf(file, specifier));
});

test.each([
  ['src/pages/page.ts', true],
  ['netlify/http/cdn-cache.ts', true],
  ['netlify/env/login.ts', false],
  ['scripts/tools/start.ts', false],
])('The linter’s refusal of %s reading the environment is %s', async (file, isRefused) => {
  await write(file, 'export const token = process.env.TOKEN;\n');
  const said = await lint(file);
  expect(said).toContain('Checked 1 file');
  expect(said.includes('noProcessEnv')).toBe(isRefused);
});
