import { expect, test } from 'vitest';
import type { Language } from '#domain/language';
import type { Facts } from '#domain/opportunity/facts';
import { type ProvinceCode, provinceCodes } from '#domain/province';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { type FactKey, factText } from '../../src/i18n/opportunity-facts.ts';

const wordsIn = (language: Language) => ({
  language,
  texts: dictionaryOf(language).facts,
  provinceNames: Object.fromEntries(provinceCodes.map((code) => [code, code])) as Record<ProvinceCode, string>,
});

const facts: Facts = {
  totalCost: 232_000_000,
  subSector: 'wind',
  place: { locality: 'Bahía Blanca', at: { latitude: -38.7183, longitude: -62.2663 } },
  capacity: { amount: 4_500_000, unit: 'tonnes-per-year' },
  milestones: [
    { kind: 'permit', month: '2027-03' },
    { kind: 'operation', month: '2029-12' },
  ],
  jobs: { construction: 1_350, operation: 18 },
  returns: { kind: 'irr', from: 12, to: 14.5 },
  promoter: { kind: 'mixed', name: 'Viento Sur' },
  firmSize: 'medium-1',
  documents: [{ kind: 'feasibilityStudy', access: 'nda', date: '2026-05-04', language: 'es' }],
};

const written = {
  en: {
    totalCost: 'US$232 million',
    subSector: 'Wind power',
    place: 'Bahía Blanca (38.72° S, 62.27° W)',
    capacity: '4,500,000 tonnes a year',
    milestones: 'Grant of permits (March 2027), Start of operation (December 2029)',
    jobs: '1,350 during construction, 18 in operation',
    returns: 'IRR of 12–14.5%',
    promoter: 'Viento Sur (public-private company)',
    firmSize: 'Medium-sized firm, first bracket',
    documents: 'Feasibility study (4 May 2026, Spanish, available under NDA)',
  },
  es: {
    totalCost: 'US$ 232 millones',
    subSector: 'Energía eólica',
    place: 'Bahía Blanca (38,72° S, 62,27° O)',
    capacity: '4.500.000 toneladas por año',
    milestones: 'Obtención de permisos (marzo de 2027), Puesta en marcha (diciembre de 2029)',
    jobs: '1350 durante la obra, 18 en operación',
    returns: 'TIR del 12–14,5 %',
    promoter: 'Viento Sur (empresa mixta)',
    firmSize: 'Mediana empresa, tramo 1',
    documents: 'Estudio de factibilidad (4 de mayo de 2026, español, disponible con acuerdo de confidencialidad)',
  },
  zh: {
    totalCost: '2.32亿美元',
    subSector: '风电',
    place: 'Bahía Blanca（南纬38.72°，西经62.27°）',
    capacity: '450万吨/年',
    milestones: '取得许可（2027年3月）、投运（2029年12月）',
    jobs: '建设期1350人、运营期18人',
    returns: '内部收益率12%至14.5%',
    promoter: 'Viento Sur（公私合资企业）',
    firmSize: '一档中型企业',
    documents: '可行性研究（2026年5月4日、西班牙语、签署保密协议后提供）',
  },
} as const;

test.each(['en', 'es', 'zh'] as const)(
  'The facts of a project sheet are written as readers expect in %s',
  (language) => {
    const shown = Object.fromEntries(
      Object.keys(written[language]).map((key) => [
        key,
        factText(key as FactKey, facts, wordsIn(language))?.replaceAll('\u00a0', ' '),
      ]),
    );
    expect(shown).toEqual(written[language]);
  },
);

test('A capacity of one has the singular', () => {
  expect(factText('capacity', { capacity: { amount: 1, unit: 'hectares' } }, wordsIn('en'))).toBe('1 hectare');
});
