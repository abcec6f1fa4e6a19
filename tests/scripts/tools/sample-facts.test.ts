import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#domain/language';
import { type MilestoneKind, milestoneKinds } from '#domain/opportunity/composite-facts';
import { sentContent } from '#domain/opportunity/content';
import { plainDescription } from '#domain/opportunity/structured-output';
import { isSubSectorOf } from '#domain/opportunity/sub-sector';
import type { OpportunityTexts } from '#domain/opportunity/translations';
import type { ProvinceCode } from '#domain/province';
import type { Sample } from '../../../scripts/tools/seed/samples/sample.ts';
import { samples } from '../../../scripts/tools/seed/samples/samples.ts';
import { sampleMarks } from '../../../scripts/tools/seed/samples/sheet.ts';

const nameOf = (province: ProvinceCode) =>
  /^name: (.*)$/m.exec(readFileSync(`content/provinces/en/${province}.md`, 'utf8'))?.[1];

/** The departments and districts of the samples, by province. */
const departments: Readonly<Partial<Record<ProvinceCode, readonly string[]>>> = {
  BSAS: ['Bahía Blanca', 'La Plata', 'Pergamino', 'Tres Arroyos', 'Zárate'],
  CABA: ['Comuna 4'],
  CAT: ['Antofagasta de la Sierra'],
  CBA: ['Calamuchita', 'City of Córdoba'],
  CHA: ['Comandante Fernández'],
  COR: ['San Martín'],
  ENT: ['Concordia'],
  FOR: ['Laishí'],
  JUJ: ['Susques'],
  MEN: ['Tunuyán'],
  NEU: ['Añelo'],
  PAM: ['Utracán'],
  RIO: ['Bariloche'],
  SAL: ['Cafayate', 'Los Andes'],
  SFE: ['San Lorenzo'],
  SJU: ['Calingasta'],
  STC: ['Deseado', 'Lago Argentino'],
  STGO: ['Moreno'],
  TUC: ['Cruz Alta'],
};

const provinceOf = (place: string) =>
  Object.entries(departments).find(([, names]) => names.some((name) => place.includes(name)))?.[0];

const million = 1_000_000;

/** A sum as the texts of each language write it. */
const written: Readonly<Record<Language, (dollars: number) => string>> = {
  en: (dollars) => `US$${dollars / million} million`,
  es: (dollars) => `US$ ${String(dollars / million).replace('.', ',')} millones`,
  zh: (dollars) => (dollars < 100 * million ? `${dollars / 10_000}万美元` : `${dollars / (100 * million)}亿美元`),
};

const textsOf = (sample: Sample): Readonly<Record<Language, OpportunityTexts>> => ({
  en: sample,
  ...sample.translations,
});

/** A sample as a save would send it, with image names in the server’s format. */
function saveOf({ title, subtitle, sector, description, facts, translations, images, questions }: Sample) {
  const named = images.map(({ alt }, index) => ({ name: `${String(index).padStart(32, '0')}.webp`, alt }));
  return {
    ...{ title, subtitle, sector, description, translations, ...facts, sample: true },
    ...(questions && { questions }),
    imageURL: named.map(({ name }) => name),
    imageAlts: Object.fromEntries(named.map(({ name, alt }) => [name, alt])),
  };
}

describe('the facts of the samples', () => {
  test('The samples leave some details open and have several stages and deadlines', () => {
    const facts = samples.map((sample) => sample.facts);
    expect(facts.filter(({ investment }) => !investment).length).toBeGreaterThan(0);
    expect(facts.filter(({ stage }) => !stage).length).toBeGreaterThan(0);
    expect(facts.filter(({ deadline }) => deadline).length).toBeGreaterThan(0);
    expect(new Set(facts.map(({ stage }) => stage)).size).toBeGreaterThan(3);
  });
});

const withSum = samples.filter(({ facts }) => facts.investment);

test.each(withSum)('The sample “$title” states its sum only in its facts, in each language', (sample) => {
  const texts = textsOf(sample);
  for (const dollars of Object.values(sample.facts.investment ?? {})) {
    for (const language of languages)
      expect(texts[language].description.replaceAll('\u00a0', ' '), language).not.toContain(written[language](dollars));
  }
});

describe.each(samples)('the facts of the sample “$title”', (sample) => {
  const { facts, images } = sample;
  const texts = textsOf(sample);

  test('A sample is valid for saving, and saved unchanged', () => {
    const save = saveOf(sample);
    expect(v.parse(sentContent, save)).toEqual(save);
  });

  test('A sample has the facts of a project sheet, coherent with one another', () => {
    const { investment, totalCost, subSector, place, promoter, jobs, milestones = [], documents = [] } = facts;
    expect(isSubSectorOf(sample.sector, subSector ?? '')).toBe(true);
    expect(place?.at).toBeDefined();
    expect(promoter).toBeDefined();
    expect(documents.length).toBeGreaterThan(0);
    expect((jobs?.construction ?? 0) + (jobs?.operation ?? 0)).toBeGreaterThan(0);
    // Only a sample without a sum has no cost.
    if (investment) expect(totalCost).toBeGreaterThanOrEqual(investment.to ?? investment.from);
    else expect(totalCost).toBeUndefined();
    const monthOf = (kind: MilestoneKind) => milestones.find((one) => one.kind === kind)?.month;
    const known = milestoneKinds.map(monthOf).filter((month) => month !== undefined);
    expect(known).toEqual([...known].sort());
    // A document is older than the samples.
    for (const { date = '' } of documents) expect(date < '2026-11-28').toBe(true);
  });

  test('A sample’s place is in its province, which only the facts name', () => {
    const place = plainDescription(sample.description).replaceAll('\u00a0', ' ').split('\n')[2] ?? '';
    expect(place).toMatch(/^Location: ./);
    expect(provinceOf(place)).toBe(facts.province);
    expect(place.endsWith(`, ${facts.province && nameOf(facts.province)}`)).toBe(false);
  });

  test.each(['es', 'zh'] as const)('A sample has a complete translation into %s', (language) => {
    const { title, subtitle, description } = texts[language];
    expect(title).not.toBe(sample.title);
    expect(subtitle).not.toBe(sample.subtitle);
    const paragraphs = plainDescription(description).split('\n\n');
    const originals = plainDescription(sample.description).split('\n\n');
    expect(paragraphs).toHaveLength(originals.length);
    expect(paragraphs[1]?.split('\n')).toHaveLength(originals[1]?.split('\n').length ?? 0);
    expect(paragraphs[0]).toBe(sampleMarks[language]);
    expect(paragraphs.at(-1)).not.toBe(sampleMarks[language]);
  });

  test('Each image of a sample has a short description in each language', () => {
    for (const { alt } of images)
      for (const language of languages) {
        expect(alt[language]).not.toBe('');
        expect(alt[language].length).toBeLessThanOrEqual(120);
      }
    for (const { alt } of images) expect(new Set(Object.values(alt)).size).toBe(languages.length);
  });
});
