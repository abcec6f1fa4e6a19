import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { securityHeaders, sharedFiles, sharedHeaders } from '#http/headers';

const listing = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
const written = /\.(?:ts|tsx|astro|css|mjs|cjs|js|json|md|toml|yaml)$/;
const files = listing
  .split('\n')
  .filter((file) => written.test(file) && file !== 'package-lock.json')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('A file has at most 300 lines', () => {
  expect(files.length).toBeGreaterThan(100);
  // A dictionary is a list, one file per language: an editor finds a text by its key.
  const read = files.filter(({ file }) => !file.startsWith('content/i18n/') && !file.startsWith('src/admin/i18n/'));
  expect(read.filter(({ text }) => text.split('\n').length > 301).map(({ file }) => file)).toEqual([]);
});

test('No file contains a package registry or a path of one machine', () => {
  const registry = ['registry', 'npmjs'].join('.');
  const workplace = ['', 'work', 'main'].join('/');
  const telling = files.filter(({ text }) => text.includes(registry) || text.includes(`${workplace}/`));
  expect(telling.map(({ file }) => file)).toEqual([]);
  // The one package inside the project is resolved to its folder.
  const resolved = readFileSync('package-lock.json', 'utf8').match(/"resolved": ".*"/g);
  expect(resolved).toEqual(['"resolved": "scripts/build/unused-vite-plugin"']);
});

test('No two files differ only by case, or in TypeScript by case and extension', () => {
  // An import without an extension would find the wrong one where the file system ignores case.
  const names = listing.split('\n').map((file) => file.replace(/\.tsx?$/, '').toLowerCase());
  expect(names.filter((name, index) => name !== '' && names.indexOf(name) !== index)).toEqual([]);
});

test('Every dependency has an exact version', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { '@netlify/vite-plugin': own, ...published } = { ...dependencies, ...devDependencies };
  expect(own).toBe('file:scripts/build/unused-vite-plugin');
  for (const [name, version] of Object.entries(published)) {
    expect(`${name} ${version}`).toMatch(/ (npm:@?[a-z/]+@)?\d+\.\d+\.\d+$/);
  }
  // Otherwise there are two copies of it.
  expect(devDependencies.playwright).toBe(devDependencies['@playwright/test']);
});

test('All image decoding uses the site’s one version of sharp', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const found = Object.keys(packages).filter((path) => path.endsWith('node_modules/sharp'));
  expect(found).toEqual(['node_modules/sharp']);
  expect(packages['node_modules/sharp'].version).toBe(dependencies.sharp);
});

test('The security headers of files in netlify.toml are those of src/http', () => {
  const [, rule = ''] =
    readFileSync('netlify.toml', 'utf8').match(/for = "\/\*"\s+\[headers\.values\]\n([\s\S]*?)\n\n/) ?? [];
  const headers = [...rule.matchAll(/^\s*([\w-]+) = "(.*)"$/gm)].map(([, name, value]) => [name, value]);
  expect(Object.fromEntries(headers)).toEqual(securityHeaders);
});

test('The rules of netlify.toml let other sites show exactly the shared files of src/http, after the rule for all files', () => {
  const rules = [...readFileSync('netlify.toml', 'utf8').matchAll(/for = "(.*)"\s+\[headers\.values\]\n([^[]*)/g)];
  const [[, first] = [], ...others] = rules;
  expect(first).toBe('/*');
  const shared = others.filter(([, , values]) => values?.includes('Cross-Origin-Resource-Policy'));
  expect(shared.map(([, path]) => path)).toEqual(sharedFiles);
  const [[name, value] = []] = Object.entries(sharedHeaders);
  for (const [, , values] of shared) expect(values).toContain(`${name} = "${value}"`);
});
