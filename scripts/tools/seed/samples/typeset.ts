import type { OpportunityTexts } from '#domain/opportunity/translations';
import type { Sample } from './sample.ts';

const beforeWord = /(?<=\d) (?=\p{Letter}|%)/gu;
const namesBeginnings = ['El', 'La', 'Los', 'Las', 'San', 'Santa', 'Bahía', 'Buenos', 'Puerto', 'Lago', 'Vaca', 'Tres'];
const insideName = new RegExp(`(?<=(?<!\\p{Letter})(?:${namesBeginnings.join('|')})) (?=\\p{Lu})`, 'gu');

/** Prevents line breaks between a number and its unit, and within names of places. */
const withoutBreaks = (text: string): string => text.replace(beforeWord, '\u00a0').replace(insideName, '\u00a0');

const withoutBreaksIn = <Texts extends OpportunityTexts>(texts: Texts): Texts => ({
  ...texts,
  title: withoutBreaks(texts.title),
  subtitle: withoutBreaks(texts.subtitle),
  description: withoutBreaks(texts.description),
});

/** A sample with non-breaking spaces. Chinese has none. */
export function typeset(sample: Sample): Sample {
  const { es, zh } = sample.translations;
  return { ...withoutBreaksIn(sample), translations: { es: withoutBreaksIn(es), zh } };
}
