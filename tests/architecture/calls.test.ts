import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as adminEnquiryCalls from '#domain/calls/admin-enquiries';
import type { Call } from '#domain/calls/call';
import * as enquiryCalls from '#domain/calls/enquiry';
import { errorBody, errorStatuses } from '#domain/calls/errors';
import * as healthCalls from '#domain/calls/health';
import * as imageCalls from '#domain/calls/images';
import * as loginCalls from '#domain/calls/login';
import * as opportunityCalls from '#domain/calls/opportunities';
import * as peopleCalls from '#domain/calls/people';
import * as publicListCalls from '#domain/calls/public-list';
import { limits } from '#domain/limits';
import { fieldProblems } from '#domain/text';

const page = readFileSync('docs/calls.md', 'utf8');

/** The text of a section, by number. */
function section(number: number): string {
  const [, text = ''] = new RegExp(`^## ${number} .*\\n([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, 'm').exec(page) ?? [];
  return text;
}

/** The texts in backticks. */
const named = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'method' in value;

test('The table of calls has the calls of src/domain/calls, with their methods, paths and callers', () => {
  const modules = [
    enquiryCalls,
    healthCalls,
    adminEnquiryCalls,
    imageCalls,
    loginCalls,
    opportunityCalls,
    peopleCalls,
    publicListCalls,
  ];
  const calls = modules.flatMap((module) => Object.values<unknown>(module).filter(isCall));
  expect(calls.length).toBeGreaterThan(20);
  const [table = ''] = section(1).split('\n\n- ');
  const rows = [...table.matchAll(/^\| (`[A-Z]+ \/[^|]*) \| ([^|]*)\|/gm)].flatMap(([, heads = '', callers = '']) =>
    named(heads).map((head) => `${head.replace(/\?.*/, '')} ${callers.trim()}`.trim()),
  );
  const said = calls.map(({ method, path, callers }) => {
    return `${method} ${path.replace(/:(\w+)/, '{$1}')}${callers === 'everyone' ? '' : ` ${callers}`}`;
  });
  expect([...new Set(rows)].sort()).toEqual([...new Set(said)].sort());
});

test('The documented errors have the codes and statuses of the code, each once', () => {
  const rows = [...section(3).matchAll(/^\| (\d[\d, ]*) \| (.*) \|$/gm)];
  const said = rows.flatMap(([, statuses = '', codes = '']) => {
    const each = statuses.split(', ');
    // A row of several statuses has as many groups of codes.
    const groups = each.length === 1 ? [codes] : codes.split('; ');
    expect(groups).toHaveLength(each.length);
    return groups.flatMap((group, at) => codesIn(group).map((code) => [code, Number(each[at])] as const));
  });
  expect(Object.fromEntries(said)).toEqual(errorStatuses);
  expect(said).toHaveLength(Object.keys(errorStatuses).length);
});

/** Codes come before the text in brackets about them. */
const codesIn = (group: string): string[] => named(group.replace(/\([^)]*\)/g, ''));

test('The documented problems of a field are those of the code', () => {
  const [, list = ''] = /Problems of a field: ([^.]+)\./.exec(section(3)) ?? [];
  expect(named(list).sort()).toEqual([...fieldProblems].sort());
});

test('The documented error response has the fields of the code', () => {
  const [shape = ''] = named(section(3));
  expect([...shape.matchAll(/"(\w+)"\??:/g)].map(([, name]) => name)).toEqual(Object.keys(errorBody.entries));
});

test('The documented size of the list’s first page is that of the code', () => {
  expect(section(1)).toContain(`the first one (\`after\` empty) up to ${limits.firstPageBytes / 1000} KB.`);
});
