// Invented SAMPLES that seed an empty local store: not real projects, companies or offers.
import * as es from './es/agriculture-land.ts';
import { landNote } from './land-note.ts';
import type { Sample } from './sample.ts';
import { sheet } from './sheet.ts';
import * as zh from './zh/agriculture-land.ts';

export const buffaloDairy: Sample = {
  id: 'f6db8131-ebe8-4786-8912-164801e4ab31',
  title: 'Water-buffalo dairy and cheese plant in Formosa',
  subtitle: '4,500 water buffalo on natural wetland pasture and a plant for mozzarella, ricotta and frozen milk.',
  sector: 'agriculture',
  description: sheet(
    ['Location: Laishí department', 'Scale: 9,800 hectares of natural pasture; 14,000 litres of milk a day'],
    [
      `Water buffalo graze flooded grassland where cattle do poorly, and give a milk rich in fat and solids. The project
      already keeps 1,900 head on the wetlands near the Paraguay River and makes mozzarella in a pilot room. It would
      bring the herd to 4,500, build two milking parlours and open a cheese plant.`,
      `No wetland is drained or ploughed. Stocking is set each season by the height of the water and the state of the
      pasture, with a quarter of the area rested. Raised paddocks give the herd refuge in floods. Male animals are
      fattened and sold as meat.`,
      `The plant would open in month 15, with cold storage for 60 tonnes. Frozen milk evens out the seasons, since
      calving is concentrated in autumn. Fresh cheese goes to restaurants and shops in the large cities by refrigerated
      truck; export needs health approval of the plant, which is planned for the third year.`,
      landNote('en', 'water', 'frontier'),
    ],
  ),
  // Compared with La Delfina at Las Flores: US$1.5 million for 120 buffaloes, their dairy and a plant of 400 square
  // metres, with eight workers (Clarín, March 2022). This one is about ten times as large, with 9,800 hectares.
  facts: {
    province: 'FOR',
    investment: { from: 12_000_000 },
    stage: 'operating',
    seeking: ['equity'],
    subSector: 'dairy',
    place: { locality: 'San Francisco de Laishí', at: { latitude: -26.24, longitude: -58.63 } },
    totalCost: 16_000_000,
    capacity: { amount: 14_000, unit: 'litres-per-day' },
    promoter: { kind: 'private' },
    firmSize: 'small',
    jobs: { construction: 70, operation: 64 },
    milestones: [
      { kind: 'financing', month: '2027-06' },
      { kind: 'construction', month: '2027-07' },
      { kind: 'operation', month: '2028-09' },
    ],
    documents: [
      { kind: 'feasibilityStudy', access: 'nda', date: '2026-03-03', language: 'es' },
      { kind: 'environmentalImpact', access: 'nda', date: '2026-07-14', language: 'es' },
    ],
  },
  translations: { es: es.buffaloDairy, zh: zh.buffaloDairy },
  images: [
    {
      file: 'provinces/FOR.jpg',
      crop: { left: 15.6, top: 0, width: 84.4, height: 100 },
      alt: {
        en: 'A blue wetland with palms and a towering cloud',
        es: 'Un bañado azul con palmeras y una gran nube',
        zh: '蓝色湿地、棕榈与高耸的白云',
      },
    },
    {
      file: 'provinces/FOR.jpg',
      crop: { left: 0, top: 37, width: 53.1, height: 63 },
      alt: {
        en: 'Giant water lilies and palms along a wetland’s shore',
        es: 'Irupés y palmeras en la orilla de un bañado',
        zh: '湿地岸边的王莲与棕榈',
      },
    },
  ],
};

export const silvopasture: Sample = {
  id: 'b9e2b8c4-1f0b-4b77-9b61-ec9de41e2907',
  title: 'Silvopastoral beef under native forest in Santiago del Estero',
  subtitle: 'Cattle, carob flour and certified posts from 21,000 hectares of managed dry Chaco.',
  sector: 'agriculture',
  description: sheet(
    ['Location: Moreno department', 'Scale: 6,500 breeding cows at full stocking'],
    [
      `The property lies north of Quimilí, in quebracho and carob forest. The project keeps the trees. It opens the
      undergrowth with light rollers in strips, sows shade-tolerant grass and moves cattle through 96 paddocks served by
      solar pumps, so that each paddock rests for most of the year.`,
      `The land is classed for sustainable use under the law on native forests (Law 26.331), which allows grazing and
      selective cutting under an approved plan and does not allow clearing. A corridor of 4,200 hectares along the old
      river bed is left untouched.`,
      `Besides calves and finished steers, the project sells fence posts from thinning, honey, and flour milled from
      carob pods bought from 120 families in the area. A carbon component is being measured and is not counted in the
      base plan. Fencing and water take two years; stocking rises over five. Accounts for a trial of 1,800 hectares, now
      in its fourth season, are open to interested parties.`,
      landNote('en'),
    ],
  ),
  facts: {
    province: 'STGO',
    investment: { from: 16_000_000 },
    stage: 'permits',
    seeking: ['equity'],
    open: ['permits'],
    subSector: 'livestock',
    place: { locality: 'Quimilí', at: { latitude: -27.64, longitude: -62.42 } },
    totalCost: 19_000_000,
    capacity: { amount: 6_500, unit: 'head' },
    promoter: { kind: 'private' },
    firmSize: 'small',
    jobs: { construction: 45, operation: 58 },
    milestones: [
      { kind: 'permit', month: '2027-05' },
      { kind: 'construction', month: '2027-06' },
      { kind: 'operation', month: '2029-06' },
    ],
    documents: [{ kind: 'environmentalImpact', access: 'nda', date: '2026-06-09', language: 'es' }],
  },
  translations: { es: es.silvopasture, zh: zh.silvopasture },
  images: [
    {
      file: 'provinces/STGO.jpg',
      crop: { left: 42, top: 12, width: 58, height: 68.7 },
      alt: {
        en: 'An adobe farmhouse with its well under tall quebracho trees, beside a dirt road with goats',
        es: 'Un rancho de adobe con su pozo bajo altos quebrachos, junto a un camino de tierra con cabras',
        zh: '高大坚木下带水井的土坯农舍，旁边的土路上有山羊',
      },
    },
    {
      file: 'provinces/STGO.jpg',
      crop: { left: 0, top: 30, width: 58.5, height: 69.3 },
      alt: {
        en: 'Goats by a railed corral, behind a large cactus in red fruit',
        es: 'Cabras junto a un corral de palos, detrás de un quimil con frutos rojos',
        zh: '木栏围成的畜栏旁有几只山羊，前面是一株结着红果的大仙人掌',
      },
    },
  ],
};

export const grassBeef: Sample = {
  id: 'ee06a313-d2df-4391-9b3b-c8ccd4e811b5',
  title: 'Grass-finished beef and regional packing plant in La Pampa',
  subtitle: '220 head a day from ranches of the caldén woodland, for chilled export cuts with verified grazing.',
  sector: 'agriculture',
  description: sheet(
    ['Location: Utracán department', 'Scale: 74 supplying ranches on 310,000 hectares'],
    [
      `Ranches around General Acha raise calves on caldén woodland and native grass and sell them to be fattened
      elsewhere. The project finishes animals on grass and lucerne within the province and packs them in a plant that
      has stood closed for several years, with its cold rooms and water supply in sound condition.`,
      `Seventy-four ranches have joined the supply programme. Each keeps a grazing plan, records stocking by paddock and
      accepts a yearly audit of soil cover and bird counts. Animals are identified one by one, so that a box of meat can
      be traced to the ranch.`,
      `Refurbishment takes 11 months: new boning room, blast chilling, effluent treatment and a rendering line. The
      plant would start with 90 head a day for the domestic market and rise to 220 once its export approvals are
      granted. The partner sought brings buyers for chilled cuts and helps to set the specification.`,
    ],
  ),
  // Compared with a pork plant at General Las Heras, built for US$35 million (Carne Porcina Seleccionada; Agroempresario,
  // 2025), and the reopened beef plant at Carcarañá, with 400 to 500 jobs for 600 head a day (Bichos de Campo, 2018).
  facts: {
    province: 'PAM',
    investment: { from: 35_000_000 },
    stage: 'permits',
    seeking: ['equity'],
    subSector: 'food-processing',
    place: { locality: 'General Acha', at: { latitude: -37.38, longitude: -64.6 } },
    totalCost: 38_000_000,
    capacity: { amount: 220, unit: 'head-per-day' },
    promoter: { kind: 'private' },
    firmSize: 'medium-1',
    jobs: { construction: 130, operation: 178 },
    returns: { kind: 'irr', from: 13, to: 15 },
    milestones: [
      { kind: 'permit', month: '2027-02' },
      { kind: 'financing', month: '2027-04' },
      { kind: 'construction', month: '2027-05' },
      { kind: 'operation', month: '2028-04' },
    ],
    documents: [{ kind: 'feasibilityStudy', access: 'nda', date: '2026-05-26', language: 'es' }],
  },
  translations: { es: es.grassBeef, zh: zh.grassBeef },
  images: [
    {
      file: 'provinces/PAM.jpg',
      crop: { left: 15.6, top: 0, width: 84.4, height: 100 },
      alt: {
        en: 'A broad caldén tree over golden grass in evening light',
        es: 'Un caldén de copa ancha sobre pastos dorados, a la luz de la tarde',
        zh: '傍晚金色草地上树冠宽阔的卡尔登树',
      },
    },
    {
      file: 'provinces/PAM.jpg',
      crop: { left: 0, top: 37, width: 53.1, height: 63 },
      alt: {
        en: 'Golden grassland with smaller caldén trees',
        es: 'Un pastizal dorado con caldenes más chicos',
        zh: '金色草地与几棵较小的卡尔登树',
      },
    },
  ],
};

export const grainTerminal: Sample = {
  id: '671a12bc-1c87-4cd3-8f42-da4dc1e8b41d',
  title: 'Multi-user grain and by-products terminal on the Paraná',
  subtitle: 'A new berth at Timbúes, open to all: 4.5 million tonnes a year and 260,000 tonnes of storage.',
  sector: 'agriculture',
  description: sheet(
    ['Location: Timbúes, San Lorenzo department', 'Scale: 118 hectares'],
    [
      `Cooperatives and medium-sized exporters reach the river mostly through terminals owned by others. This project
      offers them a berth of their own: any user that signs for at least 150,000 tonnes a year loads on published terms,
      in the order of arrival.`,
      `The terminal has one berth for ocean-going ships and another for barges, a rail loop for trains of 100 wagons,
      truck parking for 600 off the public road, and enclosed conveyors with dust filters. Meal, pulses and organic
      grain have storage and lines kept apart.`,
      `Letters of intent cover 2.9 million tonnes. The environmental process before the province and the port permit are
      under way. Construction takes 28 months after close. Given its size, the sponsors are studying an application as
      infrastructure to the incentive regime for large investments (RIGI, Law 27.742), which is open to projects from
      US$200 million and subject to approval; the base plan does not depend on it.`,
    ],
  ),
  // Compared with the terminal of Terminales y Servicios at Timbúes, over five million tonnes a year and 200 permanent
  // jobs (Información Regional, 2025), and that of ACA at Timbúes, US$143 million (Clarín, 2020), which has one berth.
  facts: {
    province: 'SFE',
    investment: { from: 245_000_000 },
    stage: 'feasibility',
    seeking: ['equity', 'debt', 'offtake'],
    open: ['permits', 'financing'],
    subSector: 'ports',
    place: { locality: 'Timbúes', at: { latitude: -32.67, longitude: -60.73 } },
    totalCost: 262_000_000,
    capacity: { amount: 4_500_000, unit: 'tonnes-per-year' },
    promoter: { kind: 'private' },
    firmSize: 'large',
    jobs: { construction: 850, operation: 190 },
    milestones: [
      { kind: 'permit', month: '2027-06' },
      { kind: 'financing', month: '2027-11' },
      { kind: 'construction', month: '2028-01' },
      { kind: 'operation', month: '2030-05' },
    ],
    documents: [
      { kind: 'feasibilityStudy', access: 'nda', date: '2026-02-10', language: 'en' },
      { kind: 'environmentalImpact', access: 'nda', date: '2026-08-25', language: 'es' },
    ],
  },
  translations: { es: es.grainTerminal, zh: zh.grainTerminal },
  images: [
    {
      file: 'provinces/SFE.jpg',
      crop: { left: 0, top: 2.5, width: 80.2, height: 95 },
      alt: {
        en: 'A bulk carrier loading at a grain terminal on a brown river',
        es: 'Un granelero que carga en una terminal de granos, sobre un río marrón',
        zh: '浑黄的河上，散货船在粮食码头装货',
      },
    },
    {
      file: 'home/8.jpg',
      crop: { left: 15.6, top: 0, width: 84.4, height: 100 },
      alt: {
        en: 'A push tow of barges below a cable-stayed bridge at sunrise',
        es: 'Un convoy de barcazas y un puente atirantado, al amanecer',
        zh: '日出时分，顶推驳船队与斜拉桥',
      },
    },
    {
      file: 'provinces/SFE.jpg',
      crop: { left: 32, top: 4, width: 53.1, height: 63 },
      alt: {
        en: 'Grain silos and an elevator tower on the riverbank',
        es: 'Silos de granos y una torre elevadora junto al río',
        zh: '河畔的粮食筒仓与提升塔',
      },
    },
  ],
};
