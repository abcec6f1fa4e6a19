import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const listing = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'netlify'], {
  encoding: 'utf8',
});
const sources = new Map(
  listing
    .split('\n')
    .filter((file) => /\.(?:ts|tsx|astro|mjs)$/.test(file) && existsSync(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

/** All files that one file imports, and their imports. */
function reachedFrom(start: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const left = [start];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    left.push(...importsOf(file));
  }
  return reached;
}

function importsOf(file: string): readonly string[] {
  const named = [...(sources.get(file) ?? '').matchAll(/(?:from|import\(|import) ?'([^']+)'/g)].map(
    ([, name = '']) => name,
  );
  return named.flatMap((name) => {
    const path = name.startsWith('#') ? name.replace('#', 'src/') : join(dirname(file), name);
    const found = ['', '.ts', '.tsx'].map((ending) => normalize(path) + ending).find((one) => sources.has(one));
    return found ?? [];
  });
}

const mail = 'netlify/notifications/mail.ts';
const functions = [...sources.keys()].filter((file) => file.startsWith('netlify/functions/'));

test('Only the functions that notify the team contain the mail code', () => {
  const mailing = functions.filter((file) => reachedFrom(file).has(mail));
  expect(mailing.sort()).toEqual(
    ['every-minute', 'send-enquiry', 'update-enquiry'].map((name) => `netlify/functions/${name}.ts`),
  );
});

test('No page, island or other module of src imports the mail code', () => {
  const own = [...sources.keys()].filter((file) => file.startsWith('src/'));
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter((file) => reachedFrom(file).has(mail))).toEqual([]);
});

test('The mail package is loaded when a mail is sent, not when a function starts', () => {
  const naming = [...sources].filter(([, text]) => text.includes("'nodemailer'"));
  expect(naming.map(([file]) => file)).toEqual([mail]);
  expect(sources.get(mail)).toContain("await import('nodemailer')");
  expect(sources.get(mail)).not.toMatch(/from 'nodemailer/);
});
