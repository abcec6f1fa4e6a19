import type { OpportunityTexts } from '#domain/opportunity/translations';
import type { Sample } from './sample.ts';

const beforeWord = /(?<=\d) (?=\p{Letter}|%)/gu;
const namesBeginnings = ['El', 'La', 'Los', 'Las', 'San', 'Santa', 'Bahía', 'Buenos', 'Puerto', 'Lago', 'Vaca', 'Tres'];
const insideName = new RegExp(`(?<=(?<!\\p{Letter})(?:${namesBeginnings.join('|')})) (?=\\p{Lu})`, 'gu');

/** Keeps a number with what it counts and a place's name in one line. */
const kept = (text: string): string => text.replace(beforeWord, '\u00a0').replace(insideName, '\u00a0');

const keptIn = <Texts extends OpportunityTexts>(texts: Texts): Texts => ({
  ...texts,
  title: kept(texts.title),
  subtitle: kept(texts.subtitle),
  description: kept(texts.description),
});

/** A sample with the spaces in which no line may break; Chinese has none of them. */
export function typeset(sample: Sample): Sample {
  const { es, zh } = sample.translations;
  return { ...keptIn(sample), translations: { es: keptIn(es), zh } };
}
