import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { suspicions } from '#domain/enquiry/enquiry';
import { figurePagePaths } from '#domain/fact-book';

const specification = readFileSync('docs/specification.md', 'utf8');

const listing = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src/pages'], {
  encoding: 'utf8',
});

/** Every route of src/pages in the specification’s notation, and when it is rendered. */
const made = new Map(
  listing
    .split('\n')
    .filter((file) => file !== '' && existsSync(file))
    .flatMap((file) => {
      const page = readFileSync(file, 'utf8');
      return routesOf(file, page).map((route) => [route, isOnDemand(page) ? 'on demand' : 'at build'] as const);
    }),
);

/** The routes of a page. Pages of the admin area list the `screens` that they serve; `undefined` is the first. */
function routesOf(file: string, page: string): readonly string[] {
  const route = routeOf(file);
  const [parent = '', part] = route.split('/{part}');
  if (part !== undefined) return Object.values(figurePagePaths).filter((path) => path.startsWith(parent));
  const [, screens = ''] = /^ *const screens = \[(.*)\];$/m.exec(page) ?? [];
  if (!route.includes('{screen}')) return [route];
  return screens
    .replaceAll("'", '')
    .split(', ')
    .map((screen) => (screen === 'undefined' ? route.replace('/{screen}', '') : route.replace('{screen}', screen)));
}

/** `src/pages/[...language]/opportunity/[id].astro` is `/opportunity/{id}`: a path has a language’s prefix or none. */
function routeOf(file: string): string {
  const path = file
    .replace(/^src\/pages/, '')
    .replace('/[...language]', '')
    .replace(/\.(?:astro|ts)$/, '')
    .replace(/\[(?:\.\.\.)?(\w+)\]/g, '{$1}')
    .replace(/(?<=\/)index$/, '');
  if (path === '/404') return 'anything else';
  return path === '/' ? path : path.replace(/\/$/, '');
}

function isOnDemand(page: string): boolean {
  return /^export const prerender = false;$/m.test(page);
}

/** The rows of the specification’s table: each route, and the first words on when it is rendered. */
function documented(): readonly (readonly [string, string])[] {
  const [, section = ''] = /^### 2\.1 .*\n([\s\S]*?)^### /m.exec(specification) ?? [];
  const rows = section.split('\n').filter((line) => /^\| (?:`|anything)/.test(line));
  return rows.flatMap((row) => {
    const [, routes = '', , when = ''] = row.split('|').map((cell) => cell.trim());
    const [first = ''] = when.split(';');
    return routes.split(', ').map((route) => [route.replaceAll('`', ''), first] as const);
  });
}

test('The specification has every route of src/pages exactly once, with the time of its rendering', () => {
  expect(made.size).toBeGreaterThan(40);
  const rows = documented();
  expect(rows.map(([route]) => route).sort()).toEqual([...made.keys()].sort());
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(made));
});

test('The specified reasons of suspected spam are those of the code, in the same order', () => {
  const [, section = ''] = /^### 5\.3 .*\n([\s\S]*?)^## /m.exec(specification) ?? [];
  expect([...section.matchAll(/^\| `([^`]+)`/gm)].map(([, reason]) => reason)).toEqual(suspicions);
});
