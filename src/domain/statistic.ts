/** Number of characters in a statistic’s highlighted figure; the rest is its caption (docs/specification.md §2.5). */
export const figureLength = 4;

/** Splits a statistic’s line. A figure under four characters is padded with spaces in the line. */
export function splitStatistic(text: string): { readonly figure: string; readonly caption: string } {
  return { figure: text.slice(0, figureLength).trim(), caption: text.slice(figureLength).trim() };
}

/** Whether the figure ends after the fourth character, not within a word or number. */
export function figureIsWhole(text: string): boolean {
  const { figure, caption } = splitStatistic(text);
  const goesOn = /[\p{Script=Latin}\p{N}.,]$/u.test(text.slice(0, figureLength));
  const isCut = goesOn && /^[\p{Script=Latin}\p{N}.,]/u.test(text.slice(figureLength));
  return figure !== '' && caption !== '' && !isCut && !cutsChineseWord(text);
}

/**
 * Whether the fourth and the fifth character are Chinese and belong to one word: 60亿美|元. A number ends with 万 or 亿.
 */
function cutsChineseWord(text: string): boolean {
  if (!/^(?![万亿])\p{Script=Han}{2}/u.test(text.slice(figureLength - 1))) return false;
  const words = new Intl.Segmenter('zh', { granularity: 'word' }).segment(text);
  return words.containing(figureLength)?.index !== figureLength;
}
