import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');

/** The pages of a folder, without the one that lists them. */
const pagesOf = (folder: string): string[] =>
  readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');

test('The section “Where to read on” of the README lists exactly the pages of docs', () => {
  const [, section = ''] = /^## Where to read on\n([\s\S]*?)^## /m.exec(read('README.md')) ?? [];
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => [...row.matchAll(/`docs\/([\w-]+\.md)`/g)].map(([, name]) => name));
  expect(named.sort()).toEqual(pagesOf('docs').sort());
});

test('The list of decisions has each decision in order, with a unique number', () => {
  const rows = [...read('docs/decisions/README.md').matchAll(/^- \[(\d{4})\]\(([^)]+)\) \S/gm)];
  expect(rows.map(([, , file]) => file)).toEqual(pagesOf('docs/decisions').sort());
  const numbers = rows.map(([, number]) => number);
  expect(rows.map(([, , file = '']) => file.slice(0, 4))).toEqual(numbers);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('The list of decisions says for each number without a page where its decision is now', () => {
  const list = read('docs/decisions/README.md');
  const taken = new Set(pagesOf('docs/decisions').map((name) => name.slice(0, 4)));
  const highest = Math.max(...[...taken].map(Number));
  const numbers = Array.from({ length: highest }, (_, index) => String(index + 1).padStart(4, '0'));
  const rows = [...list.matchAll(/^- (\d{4}): (.+)$/gm)];
  expect(rows.map(([, number]) => number)).toEqual(numbers.filter((number) => !taken.has(number)));
  const targets = rows.flatMap(([, , where = '']) => [...where.matchAll(/\d{4}/g)].map(([number]) => number));
  expect(targets.filter((number) => !taken.has(number))).toEqual([]);
});
