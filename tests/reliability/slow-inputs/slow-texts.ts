import type { Random } from '../random.ts';
import { units } from './slow-units.ts';

/** A repetition of the same few characters. `share` is its weight in the room; with 0 it occurs once. */
interface Row {
  readonly unit: string;
  readonly share: number;
}

/** A potentially slow text without a length: consecutive rows. */
export type SlowText = readonly Row[];

const row = (unit: string, share = 1): Row => ({ unit, share });

/** The start of every search: kinds of inputs that were slow before, here or elsewhere. */
export const knownSlow: readonly SlowText[] = [
  [row('a', 0), row('\u0301'), row('\u0323')],
  [row('a\u0301\u0323')],
  [row('/'), row('x', 0)],
  [row(' '), row('x', 0)],
  [row('%25'), row('2f', 0)],
  [row('{"a":')],
  [row('['), row(']')],
  [row('{', 0), row('"a":1,'), row('"b":1}', 0)],
  [row('a@', 0), row('a.'), row('@', 0)],
  [row('--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n')],
];

/** One unit alone. */
export const plainSlow: readonly SlowText[] = units.map((unit) => [row(unit)]);

/** A random text. */
export function anySlow(random: Random): SlowText {
  return Array.from({ length: 1 + random.whole(4) }, () => anyRow(random));
}

/** A text with one change. */
export function changedSlow(text: SlowText, random: Random): SlowText {
  const at = random.whole(text.length);
  const here = text[at] ?? anyRow(random);
  switch (random.whole(5)) {
    case 0:
      return text.length < 6 ? text.toSpliced(at, 0, anyRow(random)) : text;
    case 1:
      return text.length > 1 ? text.toSpliced(at, 1) : text;
    case 2:
      return text.with(at, { ...here, unit: anyRow(random).unit });
    case 3:
      return text.with(at, { ...here, unit: (here.unit + anyRow(random).unit).slice(0, 80) });
    default:
      return text.with(at, { ...here, share: random.pick([0, 1, 2, 5, 20]) ?? 1 });
  }
}

function anyRow(random: Random): Row {
  return row(random.pick(units) ?? 'a', random.pick([0, 1, 1, 1, 3]));
}

/** The text in at most that many UTF-8 bytes. */
export function written(text: SlowText, room: number): string {
  return text.map((one) => one.unit.repeat(timesOf(one, text, room))).join('');
}

function timesOf({ unit, share }: Row, text: SlowText, room: number): number {
  if (share === 0) return 1;
  const once = text.filter((one) => one.share === 0).reduce((sum, one) => sum + Buffer.byteLength(one.unit), 0);
  const shares = text.reduce((sum, one) => sum + one.share, 0);
  return Math.max(1, Math.floor(((room - once) * share) / shares / Buffer.byteLength(unit)));
}

/** A description for a table: `U+0301 × 31,250, then "x"`. */
export function inWords(text: SlowText, room: number): string {
  return text
    .map((one) => {
      const times = timesOf(one, text, room);
      return times === 1 ? named(one.unit) : `${named(one.unit)} × ${times.toLocaleString('en')}`;
    })
    .join(', then ');
}

const named = (unit: string): string =>
  /^[\x21-\x7e]+$/.test(unit)
    ? `\`${unit.replaceAll('|', '\\|').replaceAll('`', '')}\``
    : [...unit].map((sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`).join(' ');
