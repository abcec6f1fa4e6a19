import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { stackedTables } from '../../../scripts/build/stacked-tables.ts';

const html = (markdown: string) => markdownToHtml(markdown, { hastPlugins: [stackedTables] }).html;

const rates =
  '| Tax | Who *collects* | Rate |\n|:--|---|--:|\n| **Income** | Nation | a |\n| Turnover | Provinces | b |\n';

test('Each cell except the first of a row has the heading of its column', () => {
  const named = [...html(rates).matchAll(/<td [^>]*data-heading="([^"]*)"[^>]*>(.*?)<\/td>/g)];
  expect(named.map(([, heading, text]) => [heading, text])).toEqual([
    ['Who collects', 'Nation'],
    ['Rate', 'a'],
    ['Who collects', 'Provinces'],
    ['Rate', 'b'],
  ]);
});

test('A table of two columns has no headings at its cells', () => {
  expect(html('| Term | Meaning |\n|---|---|\n| IVA | a tax |\n')).not.toContain('data-heading');
});

test('A folding table has the roles of a table for screen readers', () => {
  const roles = [...html(rates).matchAll(/<(\w+) role="(\w+)"/g)].map(([, tag, role]) => `${tag} ${role}`);
  const row = ['tr row', 'td rowheader', 'td cell', 'td cell'];
  const head = ['thead rowgroup', 'tr row', 'th columnheader', 'th columnheader', 'th columnheader'];
  expect(roles).toEqual(['table table', ...head, 'tbody rowgroup', ...row, ...row]);
});

test('The alignment of a column is an attribute, because the policy refuses styles', () => {
  const table = html(rates);
  expect(table).not.toContain('style');
  expect(table.match(/<t[hd] [^>]*data-align="right"/g)).toHaveLength(3);
  expect(table.match(/<t[hd] [^>]*data-align="left"/g)).toHaveLength(3);
});

test('A table without rows or cells is unchanged', () => {
  expect(html('| A | B | C |\n|---|---|---|\n')).toContain('<th role="columnheader">A</th>');
  expect(html('| A | B | C |\n|---|---|---|\n| a |\n')).toContain('role="rowheader">a</td>');
});
