// Invented SAMPLES that seed an empty local store: not real projects, companies or offers.
import * as es from './es/tourism-vineyards.ts';
import { landNote } from './land-note.ts';
import type { Sample } from './sample.ts';
import { sheet } from './sheet.ts';
import * as zh from './zh/tourism-vineyards.ts';

export const glacierLodge: Sample = {
  id: 'ee5e5ef5-4a56-49f8-90ed-e5432e268419',
  title: 'Mountain lodge and trail network in southern Santa Cruz',
  subtitle: 'Open ten months a year: 64 rooms, three trekking refuges and a lake jetty on private land.',
  sector: 'tourism',
  description: sheet(
    ['Location: Lago Argentino department', 'Scale: 90 beds in the refuges; 7,200 hectares'],
    [
      `The site is a working sheep ranch on a turquoise lake, an hour by road from the trailheads of El Chaltén. Rooms
      there are scarce from November to March, and most visitors leave by April. The project adds beds in the season and
      gives reasons to come outside it: autumn forest, winter snowshoeing, and birds in spring.`,
      `Buildings stay below the moraine and out of sight from the lake. They are timber on screw piles, heated by
      ground-source pumps, with water treated on site. The refuges are a day’s walk apart and link to 62 km of trail
      that the project will mark and maintain. Ranching goes on with a third of today’s flock, to let the pasture
      recover.`,
      `The first 32 rooms and one refuge would open in month 20, before the summer, and the rest a year later. A
      management agreement is open to operators with experience in remote lodges. Guides, cooks and drivers would be
      trained with the local tourism school.`,
      landNote('en', 'water', 'frontier'),
    ],
  ),
  // Compared with Explora’s lodge near El Chaltén: at least US$15 million (Santa Cruz al Momento, 2021) for 20 rooms of a
  // higher class (Condé Nast Traveler, 2022).
  facts: {
    province: 'STC',
    investment: { from: 29_000_000 },
    stage: 'permits',
    seeking: ['equity', 'debt', 'operator'],
    open: ['financing'],
    subSector: 'lodging',
    place: { locality: 'El Chaltén', at: { latitude: -49.33, longitude: -72.89 } },
    totalCost: 31_000_000,
    capacity: { amount: 64, unit: 'rooms' },
    promoter: { kind: 'private' },
    firmSize: 'small',
    jobs: { construction: 120, operation: 84 },
    milestones: [
      { kind: 'permit', month: '2027-05' },
      { kind: 'financing', month: '2027-07' },
      { kind: 'construction', month: '2027-09' },
      { kind: 'operation', month: '2029-05' },
    ],
    documents: [
      { kind: 'environmentalImpact', access: 'nda', date: '2026-07-07', language: 'es' },
      { kind: 'marketStudies', access: 'nda', date: '2026-03-17', language: 'en' },
    ],
  },
  translations: { es: es.glacierLodge, zh: zh.glacierLodge },
  images: [
    {
      file: 'provinces/STC.jpg',
      crop: { left: 15.6, top: 0, width: 84.4, height: 100 },
      alt: {
        en: 'A straight road over golden steppe towards Cerro Torre and Monte Fitz Roy, with guanacos grazing beside it',
        es: 'Una ruta recta que cruza la estepa dorada hacia el cerro Torre y el monte Fitz Roy, con guanacos que pastan a su lado',
        zh: '笔直的公路穿过金色草原，伸向托雷峰与菲茨罗伊峰，原驼在路旁吃草',
      },
    },
    {
      file: 'sectors/tourism-aside.jpg',
      crop: { left: 0, top: 44.5, width: 100, height: 53.3 },
      alt: {
        en: 'Visitors at the rail of a viewing balcony, facing the blue and white ice wall of a glacier',
        es: 'Visitantes junto a la baranda de un mirador, frente a la pared de hielo azul y blanca de un glaciar',
        zh: '游客在观景台上凭栏眺望蓝白相间的冰川冰墙',
      },
    },
  ],
};

export const wetlandLodges: Sample = {
  id: '614cebb3-96c6-497a-b978-91742a0b6029',
  title: 'Wetland lodges and river safari circuit at Iberá',
  subtitle: 'Four small lodges joined by silent electric boats, on private land at the edge of the wetlands.',
  sector: 'tourism',
  description: sheet(
    ['Location: San Martín department', 'Scale: 14 rooms in each lodge; 11 boats; 2,600 hectares'],
    [
      `Visitors to Iberá come to see capybaras, marsh deer, caimans and birds from the water. Most stay two nights in
      one place. The circuit proposed here lets them cross the wetland in five days, sleeping at four lodges and
      travelling by boat, on horseback and on foot.`,
      `The first lodge, near Colonia Carlos Pellegrini, has been open for three seasons. The others follow its design:
      raised timber buildings for no more than 28 guests, built by local crews, powered by the sun and supplied by
      family gardens nearby. Boats are electric, so that animals are not disturbed and guides can speak softly.`,
      `Each lodge takes ten months to build and can open as it is ready. Sixty-eight permanent jobs are planned, most
      for people from the villages of the wetland, and two per cent of room sales goes to a fund for fire crews and
      wildlife monitoring. The partner sought brings a sales network in long-distance nature travel.`,
      landNote('en', 'water'),
    ],
  ),
  // Compared with La Cantera at Iguazú: 70 rooms and 45 jobs (La Voz de Cataratas, October 2022); lodges with guides
  // and boats need about twice as many people a room.
  facts: {
    province: 'COR',
    investment: { from: 9_500_000 },
    stage: 'operating',
    seeking: ['equity', 'joint-venture'],
    subSector: 'nature-tourism',
    place: { locality: 'Colonia Carlos Pellegrini', at: { latitude: -28.54, longitude: -57.17 } },
    totalCost: 12_500_000,
    capacity: { amount: 56, unit: 'rooms' },
    promoter: { kind: 'private' },
    firmSize: 'small',
    jobs: { construction: 55, operation: 68 },
    milestones: [
      { kind: 'construction', month: '2027-04' },
      { kind: 'operation', month: '2028-02' },
    ],
    documents: [{ kind: 'marketStudies', access: 'nda', date: '2026-04-29', language: 'en' }],
  },
  translations: { es: es.wetlandLodges, zh: zh.wetlandLodges },
  images: [
    {
      file: 'provinces/COR.jpg',
      crop: { left: 4.5, top: 0, width: 84.4, height: 100 },
      alt: {
        en: 'A lagoon in the Iberá wetlands: a marsh deer, capybaras and a caiman on its banks, a canoe among giant water lilies',
        es: 'Una laguna del Iberá, con un ciervo de los pantanos, carpinchos y un yacaré en las orillas y una canoa entre irupés',
        zh: '伊贝拉湿地的潟湖，岸边有沼泽鹿、水豚与凯门鳄，独木舟从王莲间划过',
      },
    },
    {
      file: 'provinces/COR.jpg',
      crop: { left: 40.5, top: 35, width: 53.1, height: 63 },
      alt: {
        en: 'Two people in a canoe pass a marsh deer on a grassy bank in the Iberá wetlands',
        es: 'Dos personas en una canoa pasan frente a un ciervo de los pantanos, en una orilla verde de los esteros del Iberá',
        zh: '伊贝拉湿地，两人乘独木舟经过，草岸上站着一头沼泽鹿',
      },
    },
  ],
};

export const ucoWinery: Sample = {
  id: 'cbe3d06b-03c8-4f9c-94b4-6bc5a9efb8ae',
  title: 'High-altitude vineyard and winery in the Uco Valley',
  subtitle: '1.4 million bottles a year of Malbec, Cabernet Franc and Chardonnay: 240 hectares at 1,200 metres.',
  sector: 'vineyards',
  description: sheet(
    ['Location: Tunuyán department', 'Scale: 155 hectares planted; winery of 1.1 million litres'],
    [
      `The vineyard lies on an alluvial fan at the foot of the Andes, on stony, chalky soils mapped in 63 pits. It now
      sells its grapes to other wineries. The project builds a winery of its own and plants the remaining 85 hectares
      with massal selections raised in the estate nursery.`,
      `Water comes from snowmelt by registered right and from two wells. Drip lines cover every block, probes guide each
      watering, and a lined reservoir holds three weeks of supply. Hail nets protect the exposed blocks. Organic
      certification covers 90 hectares and is planned for all.`,
      `The winery is cut into the slope, so that grapes and wine move by gravity. It would receive its first harvest in
      month 16 at a third of capacity and reach full output in the sixth year. A tasting room and 12 guest rooms form a
      separate phase of US$4 million. Five vintages of trial wines may be tasted on request.`,
    ],
  ),
  // Compared with the winery of Latitud 33 at Agrelo, five million euros for four million litres (Área del Vino, 2009),
  // and Can Pedra at Gualtallary, a winery with 30 hectares of vines in a project of US$40 million (El Cuco Digital).
  // Here most of the cost is 155 hectares of vines.
  facts: {
    province: 'MEN',
    investment: { from: 24_000_000 },
    stage: 'operating',
    seeking: ['equity', 'offtake', 'tender'],
    deadline: '2027-03-31',
    subSector: 'winery',
    place: { locality: 'Tunuyán', at: { latitude: -33.58, longitude: -69.02 } },
    totalCost: 28_000_000,
    capacity: { amount: 1_400_000, unit: 'bottles-per-year' },
    promoter: { kind: 'private' },
    firmSize: 'medium-1',
    jobs: { construction: 95, operation: 62 },
    milestones: [
      { kind: 'financing', month: '2027-06' },
      { kind: 'construction', month: '2027-11' },
      { kind: 'operation', month: '2029-03' },
    ],
    documents: [
      { kind: 'projectPlan', access: 'nda', date: '2026-08-12', language: 'en' },
      { kind: 'tenderNotice', access: 'nda', date: '2026-11-02', language: 'es' },
    ],
  },
  translations: { es: es.ucoWinery, zh: zh.ucoWinery },
  images: [
    {
      file: 'sectors/vineyards-header.jpg',
      crop: { left: 15.6, top: 0, width: 84.4, height: 100 },
      alt: {
        en: 'Vine rows with roses at their ends, leading to a brick winery below the snowy Andes',
        es: 'Hileras de vides con rosales en las cabeceras, hacia una bodega de ladrillo al pie de los Andes nevados',
        zh: '行首种着玫瑰的葡萄藤伸向砖砌酒庄，背后是安第斯雪山',
      },
    },
    {
      file: 'sectors/vineyards-aside.jpg',
      crop: { left: 0, top: 33.3, width: 100, height: 53.3 },
      alt: {
        en: 'Oak barrels along both sides of a vaulted brick cellar, and its far door open on the vines',
        es: 'Barricas de roble a ambos lados de una cava abovedada de ladrillo, con la puerta del fondo abierta a las viñas',
        zh: '砖砌拱顶酒窖，两侧是橡木桶，尽头的门敞向葡萄园',
      },
    },
    {
      file: 'provinces/MEN.jpg',
      crop: { left: 7.8, top: 0, width: 84.4, height: 100 },
      alt: {
        en: 'The turquoise Potrerillos reservoir between ochre slopes, with yellow poplars and the snowy Cordón del Plata behind',
        es: 'El embalse Potrerillos, turquesa entre laderas ocres, con álamos amarillos y el Cordón del Plata nevado detrás',
        zh: '碧绿的波特雷里略斯水库嵌在赭色山坡之间，岸边杨树金黄，远处是积雪的普拉塔山脉',
      },
    },
  ],
};

export const cafayateEstate: Sample = {
  id: '936e26d5-a9bb-4301-a5ed-b461ca5d6a7b',
  title: 'Torrontés estate and wine hotel at Cafayate',
  subtitle: 'Old vines at 1,700 metres, a restored cellar and 30 rooms on the road of the red canyons.',
  sector: 'vineyards',
  description: sheet(
    ['Location: Cafayate department', 'Scale: 68 hectares of vines, cellar of 420,000 litres'],
    [
      `The estate has made wine since the early twentieth century and still works 22 hectares of Torrontés trained on
      high pergolas, many of the vines more than 70 years old. The project restores its adobe cellar, replaces the press
      and the cooling plant, and adds a hotel in the former drying yards.`,
      `Cafayate lies at the southern end of the Quebrada de las Conchas, on the paved road from the city of Salta.
      Visitors often come for the day; the hotel would let them stay. Rooms, kitchen and bath house use rammed earth and
      carob wood, and solar heaters give most of the hot water.`,
      `Works on the cellar take nine months, between two harvests. The hotel opens in month 18. New plantings, 14
      hectares of Malbec and Tannat on a higher terrace, are made in the second year and bear from the fifth. Export
      begins with the existing labels, in lots of up to 60,000 bottles. The estate’s water right covers all planned
      plantings.`,
    ],
  ),
  // Compared with Patios de Cafayate, also 30 rooms at a winery (OHLALÁ, 2006), and La Estancia de Cafayate, US$40
  // million on 550 hectares with vines and a hotel (La Nación).
  facts: {
    province: 'SAL',
    investment: { from: 11_000_000 },
    stage: 'operating',
    seeking: ['equity', 'operator'],
    subSector: 'wine-tourism',
    place: { locality: 'Cafayate', at: { latitude: -26.07, longitude: -65.98 } },
    totalCost: 13_000_000,
    capacity: { amount: 30, unit: 'rooms' },
    promoter: { kind: 'private' },
    firmSize: 'small',
    jobs: { construction: 70, operation: 55 },
    milestones: [
      { kind: 'construction', month: '2027-06' },
      { kind: 'operation', month: '2028-12' },
    ],
    documents: [{ kind: 'projectPlan', access: 'nda', date: '2026-06-23', language: 'es' }],
  },
  translations: { es: es.cafayateEstate, zh: zh.cafayateEstate },
  images: [
    {
      file: 'provinces/SAL.jpg',
      crop: { left: 7.8, top: 0, width: 84.4, height: 100 },
      alt: {
        en: 'A river winding between red sandstone walls in the Quebrada de las Conchas, Salta',
        es: 'Un río que serpentea entre paredes de arenisca roja en la Quebrada de las Conchas, Salta',
        zh: '萨尔塔的孔查斯峡谷，河流在红色砂岩崖壁间蜿蜒而下',
      },
    },
    {
      file: 'sectors/vineyards-aside.jpg',
      crop: { left: 0, top: 12, width: 100, height: 53.3 },
      alt: {
        en: 'The vaulted brick ceiling of a cellar above rows of oak barrels',
        es: 'El techo abovedado de ladrillo de una cava, sobre hileras de barricas de roble',
        zh: '酒窖的砖砌拱顶，下方是一排排橡木桶',
      },
    },
  ],
};
