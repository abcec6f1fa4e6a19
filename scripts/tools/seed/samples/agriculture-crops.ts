// Invented SAMPLES that seed an empty local store: not real projects, companies or offers.
import * as es from './es/agriculture-crops.ts';
import { landNote } from './land-note.ts';
import type { Sample } from './sample.ts';
import { sheet } from './sheet.ts';
import * as zh from './zh/agriculture-crops.ts';

export const grainStorage: Sample = {
  id: '58d56444-7ba8-42ca-8e86-5d1a2c6b40b0',
  title: 'Grain drying and storage network in the northern Pampas',
  subtitle: 'Three elevators for farms within 40 km of Pergamino: 180,000 tonnes, drying and seed cleaning.',
  sector: 'agriculture',
  description: sheet(
    ['Location: Pergamino district', 'Scale: 34 hectares in all'],
    [
      `The project builds three elevators on paved roads between Pergamino and the ports of the Paraná. Each site has a
      weighbridge, a quality laboratory, continuous-flow dryers and steel silos that keep soybean, corn, wheat and
      field peas apart by grade. One site adds a cleaning and treating line for seed.`,
      `Farmers in the catchment now hold much of their harvest in silo bags and sell at the peak of the season. The
      sites would let them dry early, wait and deliver by contract. Income is planned from storage, drying and handling
      fees; the project does not trade grain on its own account.`,
      `The first site is planned to open 14 months after financial close, in time for the coarse-grain harvest, and the
      other two a year later. Soil studies, dryer sizing and the traffic survey are available to interested parties.
      Rooftop solar panels and heat recovery in the dryers are priced as options.`,
    ],
  ),
  facts: {
    province: 'BSAS',
    investment: { from: 38_000_000 },
    stage: 'feasibility',
    seeking: ['equity', 'debt'],
    open: ['land-title', 'financing'],
  },
  translations: { es: es.grainStorage, zh: zh.grainStorage },
  images: [
    {
      file: 'sectors/agriculture-header.jpg',
      crop: { left: 23.4, top: 9.3, width: 76.6, height: 90.7 },
      alt: {
        en: 'A red combine cutting ripe soybeans and unloading into a grain cart behind a green tractor',
        es: 'Una cosechadora roja que corta soja madura y descarga en una tolva tirada por un tractor verde',
        zh: '红色联合收割机收割成熟的大豆，把豆粒卸入绿色拖拉机牵引的运粮车',
      },
    },
    {
      file: 'sectors/agriculture-header.jpg',
      crop: { left: 6.3, top: 28.7, width: 50, height: 59.3 },
      alt: {
        en: 'Grain silos, an elevator and silo bags beyond ripe soybeans',
        es: 'Silos, una torre elevadora y silobolsas detrás de la soja madura',
        zh: '成熟的大豆田尽头是粮食筒仓、提升塔和储粮袋',
      },
    },
    {
      file: 'provinces/BSAS.jpg',
      crop: { left: 0, top: 8.5, width: 70, height: 83 },
      alt: {
        en: 'Ripe wheat beside a pasture with cattle and a wind pump on the Pampas',
        es: 'Trigo maduro junto a un potrero con vacas y un molino, en la pampa',
        zh: '潘帕斯草原上，成熟的麦田旁是有牛群和提水风车的牧场',
      },
    },
  ],
};

export const durumMill: Sample = {
  id: '850b26c1-39a1-4656-8f95-6165be9721ca',
  title: 'Durum wheat semolina mill at Tres Arroyos',
  subtitle: '300 tonnes a day of identity-preserved durum from 25,000 hectares, near two deep-water ports.',
  sector: 'agriculture',
  description: sheet(
    ['Location: Tres Arroyos district', 'Scale: segregated silos for 40,000 tonnes'],
    [
      `The south-east of Buenos Aires Province has the cool springs and steady ripening weather that durum wheat needs.
      The project mills it where it is grown: a semolina plant with segregated silos, so that each lot can be traced to the field and sold by protein and colour.`,
      `Growers’ groups have signed letters of intent for 25,000 hectares. Contracts fix the variety, the nitrogen plan
      and a premium for quality, and leave the base price to the market. Semolina leaves in bulk or in big bags for
      pasta makers at home and abroad, through Quequén or Bahía Blanca. Bran goes to dairies in the district.`,
      `Construction takes 16 months, with commissioning before the December harvest. The preferred partner makes pasta
      or trades semolina and would take at least half of the output under a five-year agreement. The environmental study
      for the province is under way, and the power supply has been confirmed by the local cooperative.`,
    ],
  ),
  facts: {
    province: 'BSAS',
    investment: { from: 31_000_000 },
    stage: 'feasibility',
    seeking: ['equity', 'debt', 'offtake'],
    open: ['financing'],
  },
  translations: { es: es.durumMill, zh: zh.durumMill },
  images: [
    {
      file: 'provinces/BSAS.jpg',
      crop: { left: 0, top: 42.9, width: 28.2, height: 33.4 },
      alt: {
        en: 'A red combine harvesting ripe wheat beyond a wire fence, with a row of trees and low hills behind',
        es: 'Una cosechadora roja en un trigal maduro, tras un alambrado, con una hilera de árboles y sierras bajas al fondo',
        zh: '铁丝围栏外，一台红色收割机正在收割成熟的小麦，远处有一排树木和低矮的山丘',
      },
    },
    {
      file: 'home/2.jpg',
      crop: { left: 35.2, top: 20.8, width: 64.8, height: 76.9 },
      alt: {
        en: 'A field of ripe wheat with a fork-tailed flycatcher on a dry thistle, and a farmhouse and wind turbines behind',
        es: 'Un campo de trigo maduro con una tijereta posada en un cardo seco y, detrás, una casa de campo y aerogeneradores',
        zh: '成熟的麦田里，一只叉尾王霸鹟停在枯蓟枝头，远处是农舍和风力发电机',
      },
    },
  ],
};

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
  facts: {
    province: 'TUC',
    investment: { from: 44_000_000 },
    stage: 'feasibility',
    seeking: ['joint-venture', 'offtake'],
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
  facts: {
    province: 'CHA',
    investment: { from: 52_000_000 },
    stage: 'feasibility',
    seeking: ['equity', 'debt', 'offtake'],
    open: ['financing'],
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
  facts: {
    province: 'ENT',
    investment: { from: 27_000_000 },
    stage: 'operating',
    seeking: ['equity', 'offtake'],
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
