import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import { isDay } from '#domain/time/day';
import { type Mistake, quoted } from '../mistake.ts';
import { cachedByFile } from './cached-by-file.ts';
import { yamlAdvice } from './yaml-errors.ts';

export type Path = readonly PropertyKey[];

/** The data of a file with line numbers. */
export interface Tree {
  readonly value: unknown;
  /** The line of a field, or of its parent if the field is missing. */
  readonly lineOf: (path: Path) => number;
}

export interface Read {
  readonly mistakes: readonly Mistake[];
  /** Absent if the file is invalid. */
  readonly tree?: Tree;
}

// Astro's parser supports dates and merges: without them a title such as 2024-01-01 would pass here and fail in the
// build. Warnings are reported as mistakes, so the parser must not print them.
const options = {
  prettyErrors: false,
  logLevel: 'error' as const,
  customTags: ['timestamp' as const, 'merge' as const],
};

export const readYaml = cachedByFile((file, text): Read => readYamlPart(file, text, 1));

/** Reads YAML within a file; `firstLine` is its first line in the file. */
export function readYamlPart(file: string, text: string, firstLine: number): Read {
  const lines = new LineCounter();
  const document = parseDocument(text, { ...options, lineCounter: lines });
  const [problem] = [...document.errors, ...document.warnings];
  if (problem) {
    const advice = yamlAdvice(problem.code, text.split('\n'), lines.linePos(problem.pos[0]).line - 1);
    return { mistakes: [{ file, line: firstLine + advice.line, message: advice.message }] };
  }
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const mistakes = [
    ...cutTexts(document, text).map((offset) => ({
      file,
      line: lineAt(offset),
      message: 'text after “#” is not read: put the whole text into quotation marks',
    })),
    ...noDays(document).map(({ offset, written }) => ({
      file,
      line: lineAt(offset),
      message: `${quoted(written)} is not a day of the calendar: expected a day, such as 2026-11-23`,
    })),
  ];
  try {
    const value: unknown = document.toJS();
    return { mistakes, tree: { value, lineOf: (path) => lineAt(offsetOf(document, path)) } };
  } catch {
    // A text such as *Mining* is an undefined alias in YAML.
    const line = text.split('\n').findIndex((words) => /:\s+\*/.test(words));
    const message = `a text that begins with * has to stand in quotation marks; found ${quoted(text.split('\n')[line] ?? '')}`;
    return { mistakes: [{ file, line: firstLine + Math.max(line, 0), message }] };
  }
}

/** Reads parsed JSON again, for line numbers and duplicate keys. */
export function readJsonTree(file: string, text: string, value: unknown): Read {
  const lines = new LineCounter();
  const document = parseDocument(text, { ...options, lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const mistakes = document.errors
    .filter(({ code }) => code === 'DUPLICATE_KEY')
    .map(({ pos: [offset] }) => {
      const key = /^"[^"]*"/.exec(text.slice(offset))?.[0].slice(1, -1) ?? '';
      return { file, line: lineAt(offset), message: `${quoted(key)} is here a second time; keep one of the two` };
    });
  return { mistakes, tree: { value, lineOf: (path) => lineAt(offsetOf(document, path)) } };
}

function offsetOf(document: Document.Parsed, path: Path): number {
  let node: unknown = document.contents;
  let offset = document.contents?.range[0] ?? 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      if (!pair) break;
      if (isScalar(pair.key)) offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      if (isMap(node) || isSeq(node) || isScalar(node)) offset = node.range?.[0] ?? offset;
    }
  }
  return offset;
}

/** Finds unquoted texts that are cut at “#1”, a comment in YAML. */
function cutTexts(document: Document.Parsed, text: string): readonly number[] {
  const offsets: number[] = [];
  visit(document, {
    Scalar(_, { type, range }) {
      if (type === 'PLAIN' && range && /^[ \t]+#\S/.test(text.slice(range[1]))) offsets.push(range[0]);
    },
  });
  return offsets;
}

/** Invalid dates: the parser reads 30 February as 2 March. */
function noDays(document: Document.Parsed): readonly { readonly offset: number; readonly written: string }[] {
  const found: { readonly offset: number; readonly written: string }[] = [];
  visit(document, {
    Scalar(_, { value, source = '', range }) {
      if (value instanceof Date && /^[\d-]+$/.test(source) && !isDay(source)) {
        found.push({ offset: range?.[0] ?? 0, written: source });
      }
    },
  });
  return found;
}
