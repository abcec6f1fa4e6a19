// Invented SAMPLES that seed an empty local store: not real projects, companies or offers.
import * as es from './es/mining.ts';
import type { Sample } from './sample.ts';
import { sheet } from './sheet.ts';
import * as zh from './zh/mining.ts';

export const lithiumBrine: Sample = {
  id: '46488af3-6440-4843-b8a9-a076e65c2f04',
  title: 'Lithium carbonate from brine in the Salta Puna',
  subtitle: '20,000 tonnes a year from ponds and direct extraction, with spent brine returned to the basin.',
  sector: 'mining',
  description: sheet(
    ['Location: Los Andes department, 3,900 metres above sea level', 'Scale: 11,400 hectares of mining rights'],
    [
      `Forty-six wells define a brine body that is open to the south. A pilot plant has run through two winters and made
      carbonate of battery grade. The design uses ponds to concentrate the brine and a direct-extraction step to shorten
      the cycle, so that the ponds take two fifths of the area of a conventional layout.`,
      `Fresh water is the first constraint. The plant recycles 80 per cent of its process water, and levels are
      monitored in 19 wells together with the two communities of the basin, which have signed agreements on access,
      employment and data. A solar park would supply a third of the power.`,
      `Phase one builds half of the capacity in 30 months. The Mining Investment Law (Law 24.196) provides 30 years of
      fiscal stability, and the sponsors intend to apply for the incentive regime for large investments (RIGI, Law
      27.742, from US$200 million), subject to approval. Offtake is open for 70 per cent of the output.`,
    ],
  ),
  // Compared with Centenario in Salta: 24,000 tonnes a year, over US$870 million (Panorama Minero), up to 1,600 workers in
  // construction (Eramet); and Rincón: 57,000 tonnes for US$2.5 billion (Rio Tinto, 12 December 2024).
  facts: {
    province: 'SAL',
    investment: { from: 640_000_000 },
    stage: 'feasibility',
    seeking: ['equity', 'debt', 'offtake'],
    open: ['water', 'financing'],
    subSector: 'lithium',
    place: { locality: 'Tolar Grande', at: { latitude: -24.59, longitude: -67.4 } },
    totalCost: 745_000_000,
    capacity: { amount: 20_000, unit: 'tonnes-per-year' },
    promoter: { kind: 'private' },
    firmSize: 'large',
    jobs: { construction: 1_350, operation: 290 },
    returns: { kind: 'irr', from: 15, to: 18 },
    milestones: [
      { kind: 'permit', month: '2027-11' },
      { kind: 'financing', month: '2028-04' },
      { kind: 'construction', month: '2028-05' },
      { kind: 'operation', month: '2030-11' },
    ],
    documents: [
      { kind: 'feasibilityStudy', access: 'nda', date: '2026-08-31', language: 'en' },
      { kind: 'environmentalImpact', access: 'nda', date: '2026-09-22', language: 'es' },
      { kind: 'landAndSettlementImpact', access: 'nda', date: '2026-09-22', language: 'es' },
    ],
  },
  translations: { es: es.lithiumBrine, zh: zh.lithiumBrine },
  questions: [
    {
      id: 'question-water-levels',
      on: '2026-10-14',
      texts: {
        en: {
          question: 'Who measures the water levels, and may an investor see the results?',
          answer:
            'The company and the two communities of the basin measure 19 wells together. All results since the first campaign are in the data room, after a non-disclosure agreement.',
        },
        es: {
          question: '¿Quién mide los niveles de agua, y puede verlos un inversor?',
          answer:
            'La empresa y las dos comunidades de la cuenca miden juntas 19 pozos. Los resultados desde la primera campaña están en la sala de datos, con un acuerdo de confidencialidad.',
        },
        zh: {
          question: '水位由谁监测？投资者能否查看数据？',
          answer:
            '公司与流域内的两个社区共同监测19口井。自首次监测以来的全部数据已收入资料室，签署保密协议后即可查阅。',
        },
      },
    },
    {
      id: 'question-offtake',
      on: '2026-09-02',
      texts: {
        en: {
          question: 'May one buyer take the whole open offtake?',
          answer: 'Yes. The sponsors prefer a buyer who also takes a share of the equity, but that is no condition.',
        },
        es: {
          question: '¿Puede un solo comprador contratar toda la producción disponible?',
          answer: 'Sí. Los promotores prefieren un comprador que además aporte capital, pero no es una condición.',
        },
        zh: {
          question: '剩余的承购量能否由一家买方全部承购？',
          answer: '可以。项目发起人希望买方同时入股，但这不是必要条件。',
        },
      },
    },
  ],
  images: [
    {
      file: 'sectors/mining-header.jpg',
      crop: { left: 15.6, top: 0, width: 84.4, height: 100 },
      alt: {
        en: 'Turquoise and yellow-green brine ponds between white salt dykes below a snow-capped volcano, with vicuñas on the bank',
        es: 'Piletas de salmuera turquesas entre terraplenes de sal, al pie de un volcán nevado, con vicuñas en la orilla',
        zh: '雪顶火山脚下，白色盐堤之间是碧蓝与黄绿色的卤水池，岸边有小羊驼',
      },
    },
    {
      file: 'why/natural-resources.jpg',
      crop: { left: 0, top: 10, width: 100, height: 88.8 },
      alt: {
        en: 'Turquoise pools cut into a white Andean salt flat',
        es: 'Piletas turquesas cortadas en un salar blanco de la Puna',
        zh: '白色高原盐滩上开凿的碧蓝盐池',
      },
    },
  ],
};

export const copperExploration: Sample = {
  id: 'a8c81016-c351-4ac3-9a30-966336faec91',
  title: 'Copper and gold exploration in the Catamarca Puna',
  subtitle: 'Six early targets on 28,000 hectares, two of them drilled, for a partner to fund 24,000 metres more.',
  sector: 'mining',
  description: sheet(
    [
      'Location: Antofagasta de la Sierra department',
      'Investment sought: in stages, over three seasons; details on request',
    ],
    [
      `The package covers a belt of eroded volcanoes with porphyry-style alteration at surface. Mapping, magnetics and
      soil sampling picked out six targets. Drilling on two of them met copper and gold over long intervals at grades
      that justify more work. No resource has been estimated, and there is no certainty that one will be.`,
      `The programme calls for 24,000 metres in three field seasons, from October to April, with a camp for 60 people
      that is already permitted. Roads reach four of the six targets. The baseline study covers water, high-altitude
      wetlands, flamingo lagoons, archaeology and ice in the ground; all drill pads stay outside a mapped buffer.`,
      `A partner may earn up to 65 per cent by funding the programme in stages and can leave after any season.
      Exploration spending falls within the Mining Investment Law (Law 24.196). Core, assays and geophysical data are
      available under a confidentiality agreement.`,
    ],
  ),
  facts: {
    province: 'CAT',
    seeking: ['joint-venture'],
    open: ['financing'],
    subSector: 'copper',
    place: { locality: 'Antofagasta de la Sierra', at: { latitude: -26.06, longitude: -67.41 } },
    promoter: { kind: 'private' },
    firmSize: 'small',
    jobs: { construction: 60 },
    documents: [
      { kind: 'technicalSpecifications', access: 'nda', date: '2026-05-28', language: 'en' },
      { kind: 'environmentalImpact', access: 'nda', date: '2026-02-24', language: 'es' },
    ],
  },
  translations: { es: es.copperExploration, zh: zh.copperExploration },
  images: [
    {
      file: 'provinces/CAT.jpg',
      crop: { left: 29.7, top: 12.2, width: 70.3, height: 83.3 },
      alt: {
        en: 'A blue 4×4 on a track among pale waves of pumice, below a dark red volcanic cone in the Catamarca Puna',
        es: 'Una camioneta 4×4 azul entre olas claras de piedra pómez, frente a un cono volcánico rojo, en la Puna de Catamarca',
        zh: '卡塔马卡的普纳高原，暗红色火山锥前，一辆蓝色越野车行驶在浅色浮石波浪之间',
      },
    },
    {
      file: 'provinces/CAT.jpg',
      crop: { left: 3.1, top: 18.9, width: 46.9, height: 55.6 },
      alt: {
        en: 'A snow-capped volcano behind ochre hills, a tongue of black lava and a field of pale pumice',
        es: 'Un volcán nevado detrás de lomas ocres, una lengua de lava negra y un campo de piedra pómez clara',
        zh: '浅色浮石原野之后，是一道黑色熔岩、赭色丘陵与一座雪顶火山',
      },
    },
  ],
};

export const boratesPlant: Sample = {
  id: 'a53a105e-067f-4ec2-8cca-2fad9ac176b0',
  title: 'Boric acid and high-purity salt plant in Jujuy',
  subtitle: 'A mid-sized industrial minerals project with a producing pit and room to refine.',
  sector: 'mining',
  description: sheet(
    ['Location: Susques department', 'Scale: 18,000 tonnes of boric acid and 60,000 tonnes of refined salt a year'],
    [
      `The operation has dug borates and harvested salt on a small scale for two decades and sells them crushed. The
      project adds a refinery beside the pit: boric acid for glass, ceramics and fertiliser, and washed salt of more
      than 99.5 per cent purity for water treatment and the chemical industry.`,
      `The reserve report supports 24 years at the planned rate. Process heat comes from the gas pipeline that crosses
      the Puna, with solar collectors to preheat the liquor. Wash water circulates in a closed loop, and residues go to
      a lined stack approved in the provincial environmental report.`,
      `Trucks reach the Pacific by the Jama pass and the Atlantic ports by paved road and rail. The refinery takes 17
      months to build. Sixty of the 95 jobs are planned for people of the department, with training that starts a year
      before opening. The project is registered under the Mining Investment Law (Law 24.196).`,
    ],
  ),
  // Compared with the refinery that Bórax Argentina extended at Tincalayu for US$6 million (El Tribuno, 2013); Salta
  // exported 129,000 tonnes of borates in 2025 (El Tribuno, 15 February 2026). This one is new and also refines 60,000
  // tonnes of salt.
  facts: {
    province: 'JUJ',
    investment: { from: 33_000_000 },
    stage: 'operating',
    seeking: ['equity', 'debt', 'offtake'],
    open: ['financing'],
    subSector: 'industrial-minerals',
    place: { locality: 'Susques', at: { latitude: -23.4, longitude: -66.37 } },
    totalCost: 39_000_000,
    capacity: { amount: 18_000, unit: 'tonnes-per-year' },
    promoter: { kind: 'private' },
    firmSize: 'medium-1',
    jobs: { construction: 170, operation: 95 },
    milestones: [
      { kind: 'financing', month: '2027-05' },
      { kind: 'construction', month: '2027-06' },
      { kind: 'operation', month: '2028-11' },
    ],
    documents: [{ kind: 'feasibilityStudy', access: 'nda', date: '2026-06-02', language: 'es' }],
  },
  translations: { es: es.boratesPlant, zh: zh.boratesPlant },
  images: [
    {
      file: 'sectors/mining-aside.jpg',
      crop: { left: 0, top: 20, width: 100, height: 53.3 },
      alt: {
        en: 'A turquoise pool cut into a salt flat, with stacked salt blocks, white salt heaps and blue mountains behind',
        es: 'Una pileta turquesa abierta en un salar, con panes de sal apilados, montículos de sal blanca y montañas azules detrás',
        zh: '盐滩上开出的绿松石色盐池，旁边码着盐砖，后面是白色盐堆与蓝色山岭',
      },
    },
    {
      file: 'sectors/mining-aside.jpg',
      crop: { left: 0, top: 17, width: 78, height: 41.6 },
      alt: {
        en: 'A worker raking salt at the edge of a pool, and others shovelling by a loaded truck on the salt flat',
        es: 'Un trabajador rastrilla sal al borde de una pileta, y otros palean junto a un camión cargado en el salar',
        zh: '一名工人在盐池边耙盐，其他工人在满载的卡车旁铲盐',
      },
    },
  ],
};
