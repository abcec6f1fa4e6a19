import type { Language } from '#domain/language';
import { structureMark } from '#domain/opportunity/structured-text';

/** The languages that samples are written in; the site may have more. */
export type SampleLanguage = Extract<Language, 'en' | 'es' | 'zh'>;

/** The first line of every sample's description. */
export const sampleMarks: Readonly<Record<SampleLanguage, string>> = {
  en: 'Sample project sheet, for demonstration.',
  es: 'Ficha de proyecto de muestra, con fines de demostración.',
  zh: '示例项目资料，仅供演示。',
};

/** Joins the lines of a paragraph that the source wraps. */
const unwrap = (paragraph: string): string => paragraph.trim().replace(/\s*\n\s*/g, ' ');

/**
 * Formats a description as plain text: a line that marks it as a sample, the labelled lines ("Location: …"), and
 * paragraphs separated by empty lines.
 */
export const sheet = (
  labels: readonly string[],
  paragraphs: readonly string[],
  language: SampleLanguage = 'en',
): string => [sampleMarks[language], labels.join('\n'), ...paragraphs.map(unwrap)].join('\n\n');

const label = /^[^:：]+[:：]/;

/**
 * Formats a description as structured text: the labels are bold, and the blocks are in its markup (decision 0065),
 * lists and tables with a line break after each line.
 */
export const structuredSheet = (
  labels: readonly string[],
  blocks: readonly string[],
  language: SampleLanguage = 'en',
): string => {
  const bold = labels.map((line) => line.replace(label, '**$&**'));
  const markup = blocks.map((block) => (/^(?:[-|]|\d+\.)/.test(block) ? block : unwrap(block)));
  return [structureMark, sampleMarks[language], bold.join('\n'), ...markup].join('\n\n');
};
