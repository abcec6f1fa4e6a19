/** The last line of every sample's description. */
export const sampleMark = 'Sample project sheet, for demonstration.';

/** Joins the lines of a paragraph that the source wraps, so that the reader's window alone decides where it breaks. */
const unwrap = (paragraph: string): string => paragraph.trim().replace(/\s*\n\s*/g, ' ');

/**
 * Lays out a sample's description as plain text: the labelled lines ("Location: …") together, then the paragraphs
 * with an empty line before each, then the line that marks it as a sample.
 */
export const sheet = (labels: readonly string[], paragraphs: readonly string[]): string =>
  [labels.join('\n'), ...paragraphs.map(unwrap), sampleMark].join('\n\n');
