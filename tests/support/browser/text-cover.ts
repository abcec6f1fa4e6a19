import { factUnits } from '#domain/fact-book';
import type { Language } from '#domain/language';
import { unitText } from '../../../src/i18n/fact-words.ts';
import { plainText, seam } from './text-runs.ts';

/** Separators between two texts of a line. */
const between = new RegExp(`[\\s${seam}·,;:()/.|+—–?¿!¡，。；：、（）“”…→←↑↓×✕-]`, 'u');

const months = {
  en: 'January|February|March|April|May|June|July|August|September|October|November|December',
  es: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
} as const;
const short = (names: string) => names.replace(/\p{L}+/gu, (name) => name.slice(0, 3));
const en = `${months.en}|${short(months.en)}|Sept`;
const es = `${months.es}|${short(months.es)}|sept`;

const number = String.raw`[−–-]?\d+(?:[.,:]\d+)*`;
const sizes: Readonly<Record<Language, string>> = {
  en: '(?: (?:million|billion))?',
  es: '(?: (?:mil|millón|millones)(?: de)?)?',
  zh: '(?:万|亿)?',
};

/** Computed figures: numbers with their units, sums, days, coordinates. */
function figuresIn(language: Language): RegExp {
  const amount = `${number}${sizes[language]}`;
  const names = factUnits.map((unit) => unitText(unit, language).replace(/\s/g, ' ')).filter(Boolean);
  const forms = {
    en: [
      `US\\$${amount}(?:–${amount})?`,
      `\\d{1,2} (?:${en}) \\d{4}`,
      String.raw`\d{1,2}(?:st|nd|rd|th)`,
      String.raw`\d\d°(?:\d\d′)? S(?: \d\d°\d\d′ W)?`,
    ],
    es: [
      `US\\$ ${amount}(?:–${amount})?(?: de)?`,
      `\\d{1,2}(?:\\.º)? (?:de )?(?:${es})(?: de)? \\d{4}`,
      String.raw`\d{1,2}\.[ºª]`,
      String.raw`\d\d°(?:\d\d′)? S(?: \d\d°\d\d′ O)?`,
    ],
    zh: [
      `${amount}(?:至${amount})?美元`,
      String.raw`\d{4}年(?:\d{1,2}月\d{1,2}日)?`,
      '南纬\\d\\d°(?:\\d\\d′ 西经\\d\\d°\\d\\d′)?',
    ],
  }[language];
  const escaped = names
    .flatMap((name) => [name, name.trim()])
    .map((unit) => unit.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const units = escaped.join('|');
  return new RegExp(
    `^(?:${amount}(?:${units})?|${units}|https?://\\S+|[a-z\\d.-]+\\.[a-z]{2,}|${forms.join('|')})$`,
    'u',
  );
}

interface Template {
  readonly pattern: RegExp;
  /** A literal part that every matching text must contain. */
  readonly literal: string;
}

function templateOf(text: string): Template | undefined {
  const parts = text.split(/\{\w+\}/);
  const literal = parts.toSorted((one, other) => other.length - one.length)[0] ?? '';
  if (parts.length === 1 || !/\p{L}/u.test(literal)) return undefined;
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { pattern: new RegExp(`^${escaped.join('(.+?)')}$`, 'su'), literal };
}

/**
 * Whether a line of a page consists only of whole known texts with separators between them. A text with
 * `{placeholders}` is known if known texts fill them. The beginning of a known text followed by an ellipsis is known
 * too.
 */
export function coverOf(known: readonly string[], language: Language): (run: string) => boolean {
  const texts = known.map(plainText).filter(Boolean);
  const whole = new Set(texts);
  const templates = texts.flatMap((text) => templateOf(text) ?? []);
  const figures = figuresIn(language);
  const remembered = new Map<string, boolean>();

  const isKnown = (piece: string): boolean => {
    const text = piece.replaceAll(seam, '');
    if (whole.has(text) || figures.test(text)) return true;
    const begun = /^(.{20,})…$/su.exec(text)?.[1];
    if (begun && texts.some((one) => one.startsWith(begun))) return true;
    return templates.some(({ pattern, literal }) => {
      const filled = text.includes(literal) && pattern.exec(text);
      return filled ? filled.slice(1).every((value) => covers(plainText(value))) : false;
    });
  };

  const parts = (run: string): boolean => {
    const isEdge = (at: number) =>
      at === 0 || at === run.length || between.test(run[at - 1] ?? '') || between.test(run[at] ?? '');
    const edges = Array.from({ length: run.length + 1 }, (_, at) => at).filter(isEdge);
    const reached = new Set([0]);
    for (const from of edges) {
      if (!reached.has(from)) continue;
      if (between.test(run[from] ?? '')) reached.add(from + 1);
      for (const to of edges) {
        if (to > from && !reached.has(to) && !(from === 0 && to === run.length) && isKnown(run.slice(from, to)))
          reached.add(to);
      }
    }
    return reached.has(run.length);
  };

  function covers(run: string): boolean {
    const before = remembered.get(run);
    if (before !== undefined) return before;
    // Stops endless recursion: a text does not count as known while it is being examined.
    remembered.set(run, false);
    const is = isKnown(run) || parts(run);
    remembered.set(run, is);
    return is;
  }
  return covers;
}
