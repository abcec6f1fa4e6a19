/** Characters of a statistic that are its highlighted figure; the rest is its caption (docs/specification.md §2.5). */
export const figureLength = 4;

/** A statistic's line, taken apart. A figure shorter than four characters is padded with spaces in the line. */
export function splitStatistic(text: string): { readonly figure: string; readonly caption: string } {
  return { figure: text.slice(0, figureLength).trim(), caption: text.slice(figureLength).trim() };
}

/** Whether the fourth character ends the figure: no word and no number goes on behind it. */
export function figureIsWhole(text: string): boolean {
  const { figure, caption } = splitStatistic(text);
  const goesOn = /[\p{Script=Latin}\p{N}.,]$/u.test(text.slice(0, figureLength));
  return figure !== '' && caption !== '' && !(goesOn && /^[\p{Script=Latin}\p{N}.,]/u.test(text.slice(figureLength)));
}
