import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inlineScriptHashes, scriptHash } from '../../../scripts/build/inline-scripts.ts';

test('An inline script has the same hash for all line breaks of a checkout', () => {
  const expected = `sha256-${createHash('sha256').update('one;\ntwo;\n').digest('base64')}`;
  for (const source of ['one;\ntwo;\n', 'one;\r\ntwo;\r\n', 'one;\rtwo;\r']) expect(scriptHash(source)).toBe(expected);
  expect(scriptHash('one;two;')).not.toBe(expected);
});

test('The hashes are those of the inline scripts', () => {
  const files = ['stored-language.js', 'linked-illustration.js'].map((file) =>
    readFileSync(new URL(`../../../src/page-scripts/${file}`, import.meta.url), 'utf8'),
  );
  expect(inlineScriptHashes()).toEqual(files.map(scriptHash));
});

test('Git checks texts out with the line breaks that are stored', () => {
  expect(readFileSync(new URL('../../../.gitattributes', import.meta.url), 'utf8')).toMatch(/^\* text=auto eol=lf$/m);
});
