// Invented SAMPLES that seed an empty local store: not real projects, companies or offers.
import * as es from './es/agriculture-crops.ts';
import { landNote } from './land-note.ts';
import type { Sample } from './sample.ts';
import { sheet } from './sheet.ts';
import * as zh from './zh/agriculture-crops.ts';

export const caneSugar: Sample = {
  id: '32c4df0c-9290-4235-8c4c-6d47dfa6c32b',
  title: 'Organic cane sugar with drip irrigation in Tucumán',
  subtitle: 'Conversion of 3,200 hectares of cane to organic production, with a small dedicated mill.',
  sector: 'agriculture',
  description: sheet(
    ['Location: Cruz Alta department', 'Scale: 26,000 tonnes of organic sugar a year at full output'],
    [
      `The project groups 41 family farms on the plain east of San Miguel de Tucumán. It replaces burning before harvest
      with green-cane cutting, keeps the straw as soil cover and installs buried drip lines on the lighter soils, where
      rain is least certain.`,
      `A dedicated mill avoids mixing organic and conventional cane. It is sized for a crushing season of 150 days,
      burns its own bagasse for steam and power, and returns filter cake and ash to the fields. Vinasse is not produced,
      because no alcohol is distilled.`,
      `Certification follows the national law on organic production (Law 25.127) and the rules of the countries of
      destination. Conversion of each field takes up to three seasons, so the land joins block by block and the mill
      opens in month 30. Partners are sought that bring a market for certified sugar; the growers’ association would
      keep a seat on the board and supply under 15-year contracts.`,
      landNote('en'),
    ],
  ),
  // Compared with Ledesma: 301,000 tonnes of sugar in 2023, about 7,000 workers in fields and mill, and a fifth of its
  // 40,000 hectares under drip irrigation (Bichos de Campo). Here contractors do most of the field work.
  facts: {
    province: 'TUC',
    investment: { from: 44_000_000 },
    stage: 'feasibility',
    seeking: ['joint-venture', 'offtake'],
    subSector: 'industrial-crops',
    place: { locality: 'Ranchillos', at: { latitude: -26.95, longitude: -65.05 } },
    totalCost: 51_000_000,
    capacity: { amount: 26_000, unit: 'tonnes-per-year' },
    promoter: { kind: 'private' },
    firmSize: 'small',
    jobs: { construction: 210, operation: 165 },
    milestones: [
      { kind: 'financing', month: '2027-09' },
      { kind: 'construction', month: '2027-11' },
      { kind: 'operation', month: '2030-05' },
    ],
    documents: [{ kind: 'feasibilityStudy', access: 'nda', date: '2026-04-22', language: 'es' }],
  },
  translations: { es: es.caneSugar, zh: zh.caneSugar },
  images: [
    {
      file: 'provinces/TUC.jpg',
      crop: { left: 15.6, top: 0, width: 84.4, height: 100 },
      alt: {
        en: 'Sugar-cane fields and a dirt road below misty mountains',
        es: 'Cañaverales y un camino de tierra al pie de montañas brumosas',
        zh: '薄雾群山脚下的甘蔗田与土路',
      },
    },
    {
      file: 'provinces/TUC.jpg',
      crop: { left: 36.5, top: 40.7, width: 50, height: 59.3 },
      alt: {
        en: 'A dirt road between two fields of sugar cane',
        es: 'Un camino de tierra entre dos cañaverales',
        zh: '两片甘蔗田之间的土路',
      },
    },
  ],
};

export const chacoCotton: Sample = {
  id: 'd4a66002-a3d2-41a5-a8ab-5935c40a33b0',
  title: 'Traceable cotton: gin and spinning mill in central Chaco',
  subtitle: 'From field to yarn in one district: a gin, 22,000 spindles and cotton traced from 18,000 hectares.',
  sector: 'agriculture',
  description: sheet(
    ['Location: Comandante Fernández department', 'Scale: 45,000 tonnes of seed cotton a year'],
    [
      `Cotton grown around Presidencia Roque Sáenz Peña often leaves the province as fibre. This project gins and spins
      it on the spot. Every module is tagged in the field, and the tag follows the cotton through the gin to the bale
      and the yarn lot, so that a garment maker can name the farms behind a shirt.`,
      `The gin works from March to August and the spinning mill all year, on stored bales. Cottonseed is sold for feed
      and oil; gin waste is pelleted as fuel; fibre beyond the mill’s needs is sold in bales. Contracts with growers
      cover narrow-row planting, refuge areas and boll-weevil control agreed with the provincial programme.`,
      `The gin would open in month 12 and the first 11,000 spindles in month 20. The second half of the mill depends on
      signed offtake. Some 260 permanent jobs are planned, and a training agreement with the local technical school is
      being drafted. Yarn counts, utilities and layout are set out in the study.`,
    ],
  ),
  // Compared with the spinning and denim mill of Santana at Puerto Tirol: US$30 million for 15,000 tonnes of fibre a
  // year and 300 jobs (iProfesional), and the gin of Chortitzer in Paraguay, over US$12 million and 50 to 100 jobs
  // (InfoNegocios).
  facts: {
    province: 'CHA',
    investment: { from: 52_000_000 },
    stage: 'feasibility',
    seeking: ['equity', 'debt', 'offtake'],
    open: ['financing'],
    subSector: 'industrial-crops',
    place: { locality: 'Presidencia Roque Sáenz Peña', at: { latitude: -26.79, longitude: -60.44 } },
    totalCost: 58_000_000,
    capacity: { amount: 45_000, unit: 'tonnes-per-year' },
    promoter: { kind: 'private' },
    firmSize: 'medium-1',
    jobs: { construction: 240, operation: 260 },
    milestones: [
      { kind: 'financing', month: '2027-08' },
      { kind: 'construction', month: '2027-09' },
      { kind: 'operation', month: '2028-09' },
    ],
    documents: [
      { kind: 'feasibilityStudy', access: 'nda', date: '2026-05-19', language: 'es' },
      { kind: 'technicalSpecifications', access: 'nda', date: '2026-05-19', language: 'en' },
    ],
  },
  translations: { es: es.chacoCotton, zh: zh.chacoCotton },
  images: [
    {
      file: 'provinces/CHA.jpg',
      crop: { left: 15.6, top: 0, width: 84.4, height: 100 },
      alt: {
        en: 'Palms and a lagoon on the Chaco plain under an orange sky',
        es: 'Palmeras y una laguna en la llanura chaqueña, bajo un cielo anaranjado',
        zh: '橙色天空下的查科平原，棕榈与湖泊',
      },
    },
    {
      file: 'provinces/CHA.jpg',
      crop: { left: 0, top: 35.2, width: 54.7, height: 64.8 },
      alt: {
        en: 'Palms in a grass plain at sunset',
        es: 'Palmeras en un pastizal al atardecer',
        zh: '日落时分草原上的棕榈',
      },
    },
  ],
};

export const pecanOrchard: Sample = {
  id: '2b0824d5-5197-423e-b73d-87ccf3c34066',
  title: 'Pecan orchards and shelling plant on the Uruguay River',
  subtitle: 'Counter-season pecans: 1,400 hectares in stages, a shelling line and cold storage at Concordia.',
  sector: 'agriculture',
  description: sheet(
    ['Location: Concordia department', 'Scale: 3,000 tonnes of nuts in shell a year at maturity'],
    [
      `The sandy, well-drained soils west of the Uruguay River have grown citrus for a century and suit the pecan well.
      The project extends an orchard of 310 hectares to 1,400 over five planting seasons, with grafted trees from its
      own nursery, drip irrigation and windbreaks.`,
      `Harvest falls between April and June, when stocks in the northern hemisphere are low. A shelling plant of 12
      tonnes a day, with optical sorting and cold rooms, would take the orchard’s nuts and those of neighbouring
      growers, who now ship in shell.`,
      `Trees bear commercially from the seventh year and reach full yield at about fifteen: this is a project for
      patient capital. The shelling plant is planned for year two, so that third-party nuts carry its cost until the
      orchard matures. Water rights, soil maps and yield records by block are available for review.`,
      landNote('en', 'frontier'),
    ],
  ),
  // Compared with US$6,000 to plant and irrigate a hectare and 2,000 kilos a hectare at full age (INTA, in ON24): the
  // orchards cost US$8.4 million; land, shelling plant and the years before the first crop are the rest.
  facts: {
    province: 'ENT',
    investment: { from: 27_000_000 },
    stage: 'operating',
    seeking: ['equity', 'offtake'],
    subSector: 'fruit-nuts',
    place: { locality: 'Concordia', at: { latitude: -31.39, longitude: -58.02 } },
    totalCost: 34_000_000,
    capacity: { amount: 1_400, unit: 'hectares' },
    promoter: { kind: 'private' },
    firmSize: 'small',
    jobs: { construction: 60, operation: 110 },
    returns: { kind: 'irr', from: 11, to: 13 },
    milestones: [
      { kind: 'construction', month: '2027-05' },
      { kind: 'operation', month: '2028-04' },
    ],
    documents: [{ kind: 'technicalSpecifications', access: 'nda', date: '2026-01-27', language: 'es' }],
  },
  translations: { es: es.pecanOrchard, zh: zh.pecanOrchard },
  images: [
    {
      file: 'provinces/ENT.jpg',
      crop: { left: 15.6, top: 0, width: 84.4, height: 100 },
      alt: {
        en: 'Yatay palms over green grass, with a river behind',
        es: 'Palmeras yatay sobre el pastizal verde, con un río al fondo',
        zh: '绿色草地上的亚泰椰子，远处有河流',
      },
    },
    {
      file: 'provinces/ENT.jpg',
      crop: { left: 0, top: 16.7, width: 70.3, height: 83.3 },
      alt: {
        en: 'A green savanna with palms and a gallery forest',
        es: 'Una sabana verde con palmeras y un monte ribereño',
        zh: '绿色草原、棕榈与河岸林',
      },
    },
  ],
};
