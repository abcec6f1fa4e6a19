import { quoted } from '../mistake.ts';
import { cachedByFile } from './cached-by-file.ts';
import { type Read, readJsonTree } from './read-yaml.ts';

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Reads JSON and explains errors of the parser to an editor. */
export const readJson = cachedByFile((file, text): Read => {
  try {
    return readJsonTree(file, text, JSON.parse(text));
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    return { mistakes: [{ file, ...adviceFor(reason, text) }] };
  }
});

function adviceFor(reason: string, text: string): { readonly line: number; readonly message: string } {
  const at = offsetIn(reason, text);
  const before = text.slice(0, at).trimEnd();
  const line = lineAt(text, at);
  if (reason.startsWith("Expected ',' or '}'")) {
    const above = lineAt(text, before.length);
    if (above < line) return { line: above, message: 'a comma is missing at the end of this line' };
    if (at >= text.trimEnd().length) return tooEarly(above);
    return { line, message: 'the text ends too early: a quotation mark within a text is written \\"' };
  }
  if (reason.startsWith('Expected double-quoted property name')) {
    if (at >= text.trimEnd().length) return tooEarly(lineAt(text, before.length));
    return {
      line: lineAt(text, before.length),
      message: 'the last line before } has no comma at its end: take it away',
    };
  }
  if (/control character|Unterminated string/.test(reason)) {
    return { line, message: 'the quotation mark (") at the end of the text is missing' };
  }
  if (reason.startsWith('Bad escaped character')) {
    return { line, message: 'a backslash within a text is written twice: \\\\' };
  }
  const found = quoted(text.split('\n')[line - 1] ?? '');
  return {
    line,
    message: `this line is not understood: expected "key": "text", with straight quotation marks; found ${found}`,
  };
}

const tooEarly = (line: number) => ({ line, message: 'the file ends too early: each { is closed by }' });

function offsetIn(reason: string, text: string): number {
  const position = / at position (\d+)/.exec(reason)?.[1];
  if (position !== undefined) return Number(position);
  // Without a position, the parser quotes the surrounding text.
  const { token = '', around = '' } =
    /^Unexpected token '(?<token>.+?)', (?:\.\.\.)?"(?<around>[\s\S]+?)"(?:\.\.\.)? is not valid JSON$/u.exec(reason)
      ?.groups ?? {};
  const start = around === '' ? -1 : text.indexOf(around);
  return start < 0 ? text.trimEnd().length : start + Math.max(around.indexOf(token), 0);
}
