import type { ErrorCode } from 'yaml';
import { quoted } from '../mistake.ts';

/** The message for a YAML error; `line` counts from 0. */
interface Advice {
  readonly line: number;
  readonly message: string;
}

const field = /^(?<before>\s*(?:- )?)(?<key>[\w/-]+):\s+(?<value>\S.*)$/;
const column = 'has to begin in the same column as the fields beside it';
const pattern = 'expected the name of a field, a colon, a space and its value, such as title: Mining';

/** Explains an error of the parser: its “nested mapping” is an unquoted colon. */
export function yamlAdvice(code: ErrorCode, lines: readonly string[], at: number): Advice {
  const tab = lines.findIndex((line) => /^ *\t/.test(line));
  if (tab >= 0) return { line: tab, message: 'this line is indented with a tab; indent it with spaces' };
  if (code === 'DUPLICATE_KEY') {
    const key = /([^\s:-][^:]*):/.exec(lines[at] ?? '')?.[1] ?? '';
    return { line: at, message: `${quoted(key)} is here a second time; keep one of the two` };
  }
  return unclosed(lines, at) ?? unquoted(lines, at) ?? misplaced(code, lines, at);
}

// The parser notices an unclosed quotation mark or bracket far below it.
function unclosed(lines: readonly string[], at: number): Advice | undefined {
  const open = lines.findIndex((line) => (line.replaceAll('\\"', '').match(/"/g)?.length ?? 0) % 2 === 1);
  if (open >= 0 && open <= at) {
    return { line: open, message: 'a quotation mark (") is missing: the text has to begin and to end with one' };
  }
  const bracket = lines.findIndex((line) => {
    const bare = line.replace(/"[^"]*"/g, '');
    return [/[[{]/g, /[\]}]/g]
      .map((marks) => bare.match(marks)?.length ?? 0)
      .reduce((opened, closed) => opened - closed);
  });
  if (bracket < 0 || bracket > at) return undefined;
  return { line: bracket, message: 'a bracket is missing: each [ is closed by ] and each { by }' };
}

function unquoted(lines: readonly string[], at: number): Advice | undefined {
  const { before = '', key = '', value = '' } = field.exec(lines[at] ?? '')?.groups ?? {};
  const should = `${(before + key).trim()}: "${value.replaceAll('"', '\\"')}"`;
  // The whole value is quoted, so quotes are not the problem; its indentation is.
  if (/^"(?:[^"\\]|\\.)*"\s*$/.test(value)) return undefined;
  if (/^["']/.test(value)) {
    const inner = value
      .slice(1)
      .replace(/["']\s*$/, '')
      .replaceAll('"', '\\"');
    const message = `within a text in quotation marks, a quotation mark needs a backslash before it: ${key}: "${inner}"`;
    return { line: at, message };
  }
  if (/:(?:\s|$)/.test(value)) {
    return { line: at, message: `a text with a colon has to stand in quotation marks: ${should}` };
  }
  if (/^[[\]{}&*!|>%@`,?-]/.test(value)) {
    return {
      line: at,
      message: `a text that begins with ${value.charAt(0)} has to stand in quotation marks: ${should}`,
    };
  }
  return undefined;
}

function misplaced(code: ErrorCode, lines: readonly string[], at: number): Advice {
  const line = lines[at] ?? '';
  if (line.trim() !== '' && !/:(?:\s|$)/.test(line) && !/^\s*- /.test(line)) return { line: at, message: pattern };
  const next = lines[at + 1] ?? '';
  const indented = /^\s*(?:- )?/.exec(next)?.[0].length ?? 0;
  // The parser reports the line above the one that is indented too far.
  if (code === 'BLOCK_AS_IMPLICIT_KEY' || (code === 'MULTILINE_IMPLICIT_KEY' && indented > 0)) {
    return { line: at + 1, message: `${quoted(next)} ${column}` };
  }
  if (code === 'BAD_INDENT' || code === 'MISSING_CHAR') return { line: at, message: `${quoted(line)} ${column}` };
  return { line: at, message: `this line is not understood: ${pattern}` };
}
