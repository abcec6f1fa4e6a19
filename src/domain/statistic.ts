import type { SectorKey } from '#domain/sector';

/** Characters of a statistic that are its highlighted figure; the rest is its caption (docs/specification.md §2.5). */
const figureLength = 4;

/** A statistic's line, taken apart. A figure shorter than four characters is padded with spaces in the line. */
export function splitStatistic(text: string): { readonly figure: string; readonly caption: string } {
  return { figure: text.slice(0, figureLength).trim(), caption: text.slice(figureLength).trim() };
}

/** Whether the fourth character ends the figure: no word and no number goes on behind it. */
export function figureIsWhole(text: string): boolean {
  const { figure, caption } = splitStatistic(text);
  const goesOn = /[\p{Script=Latin}\p{N}.,]$/u.test(text.slice(0, figureLength));
  const isCut = goesOn && /^[\p{Script=Latin}\p{N}.,]/u.test(text.slice(figureLength));
  return figure !== '' && caption !== '' && !isCut && !cutsChineseWord(text);
}

/** Whether the fourth and the fifth character are Chinese and belong to one word: 60亿美|元. A number ends with 万 or 亿. */
function cutsChineseWord(text: string): boolean {
  if (!/^(?![万亿])\p{Script=Han}{2}/u.test(text.slice(figureLength - 1))) return false;
  const words = new Intl.Segmenter('zh', { granularity: 'word' }).segment(text);
  return words.containing(figureLength)?.index !== figureLength;
}

/** How many statistics each sector page shows (docs/specification.md §2.5). */
export const statisticCounts = {
  'real-state': 1,
  energy: 3,
  agriculture: 6,
  tourism: 4,
  industrial: 2,
  vineyards: 3,
  mining: 4,
  tech: 5,
  fishing: 1,
  aerospace: 3,
  education: 2,
  research: 2,
} as const satisfies Record<SectorKey, number>;
