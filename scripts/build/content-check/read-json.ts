import { quoted } from './mistake.ts';
import { type Read, readJsonTree } from './read-yaml.ts';
import { remembered } from './remembered.ts';

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Reads JSON; what its parser says of a mistake becomes a sentence for an editor. */
export const readJson = remembered((file, text): Read => {
  try {
    return readJsonTree(file, text, JSON.parse(text));
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const { line, sentence } = adviceFor(message, text);
    return { mistakes: [{ file, line, sentence }] };
  }
});

function adviceFor(message: string, text: string): { readonly line: number; readonly sentence: string } {
  const at = offsetIn(message, text);
  const before = text.slice(0, at).trimEnd();
  const line = lineAt(text, at);
  if (message.startsWith("Expected ',' or '}'")) {
    const above = lineAt(text, before.length);
    if (above < line) return { line: above, sentence: 'a comma is missing at the end of this line' };
    if (at >= text.trimEnd().length) return tooEarly(above);
    return { line, sentence: 'the text ends too early: a quotation mark within a text is written \\"' };
  }
  if (message.startsWith('Expected double-quoted property name')) {
    if (at >= text.trimEnd().length) return tooEarly(lineAt(text, before.length));
    return {
      line: lineAt(text, before.length),
      sentence: 'the last line before } has no comma at its end: take it away',
    };
  }
  if (/control character|Unterminated string/.test(message)) {
    return { line, sentence: 'the quotation mark (") at the end of the text is missing' };
  }
  if (message.startsWith('Bad escaped character')) {
    return { line, sentence: 'a backslash within a text is written twice: \\\\' };
  }
  const found = quoted(text.split('\n')[line - 1] ?? '');
  return {
    line,
    sentence: `this line is not understood: expected "key": "text", with straight quotation marks; found ${found}`,
  };
}

const tooEarly = (line: number) => ({ line, sentence: 'the file ends too early: each { is closed by }' });

function offsetIn(message: string, text: string): number {
  const position = / at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  // Without a position, the message quotes the place.
  const { token = '', place = '' } =
    /^Unexpected token '(?<token>.+?)', (?:\.\.\.)?"(?<place>[\s\S]+?)"(?:\.\.\.)? is not valid JSON$/u.exec(message)
      ?.groups ?? {};
  const start = place === '' ? -1 : text.indexOf(place);
  return start < 0 ? text.trimEnd().length : start + Math.max(place.indexOf(token), 0);
}
