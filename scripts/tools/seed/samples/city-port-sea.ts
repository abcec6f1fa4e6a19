// Invented SAMPLES that seed an empty local store: not real projects, companies or offers.
import * as es from './es/city-port-sea.ts';
import type { Sample } from './sample.ts';
import { sheet } from './sheet.ts';
import * as zh from './zh/city-port-sea.ts';

export const dockQuarter: Sample = {
  id: '422979de-980e-4e7d-93fc-c169955a8fbe',
  title: 'Mixed-use riverside quarter in the south of Buenos Aires',
  subtitle: 'Homes, offices and workshops on 5.8 hectares of former warehouses, half of it public space.',
  sector: 'real-state',
  description: sheet(
    ['Location: Comuna 4', 'Scale: 128,000 square metres to build in four phases'],
    [
      `The site joins eleven warehouses between the southern docks and the streets of Barracas. Seven brick sheds are
      kept and become workshops, a market hall and a school of trades. Around them the plan sets 940 homes, most of one
      to three bedrooms, and 31,000 square metres of offices in two towers.`,
      `Half of the ground is open to the public: a linear park on the old railway spur, a square and a riverside walk
      raised above the flood level. Rainwater is held on site. All buildings are designed for natural ventilation and
      for connection to a shared heating and cooling loop.`,
      `Phase one, with 210 homes and three restored sheds, needs US$38 million and 26 months. Each later phase starts
      only when the one before is half let or sold, and may have a partner of its own. Title, soil and heritage reports
      are complete. Building rights depend on the city’s approval, which is expected to take nine to twelve months.`,
    ],
  ),
  // US$1,470 a square metre. Compared with US$1,428 to build in January 2026, without land and developer’s margin
  // (Apymeco, in Diario Huarpe, 26 February 2026).
  facts: {
    province: 'CABA',
    investment: { from: 165_000_000 },
    stage: 'permits',
    seeking: ['equity', 'debt'],
    open: ['permits', 'financing'],
    subSector: 'mixed-use',
    place: { locality: 'Barracas', at: { latitude: -34.65, longitude: -58.38 } },
    totalCost: 188_000_000,
    capacity: { amount: 128_000, unit: 'square-metres' },
    promoter: { kind: 'fund' },
    firmSize: 'large',
    jobs: { construction: 620 },
    milestones: [
      { kind: 'permit', month: '2027-09' },
      { kind: 'construction', month: '2027-12' },
      { kind: 'operation', month: '2030-02' },
    ],
    documents: [
      { kind: 'projectScope', access: 'nda', date: '2026-04-15', language: 'es' },
      { kind: 'landAndSettlementImpact', access: 'nda', date: '2026-04-15', language: 'es' },
    ],
  },
  translations: { es: es.dockQuarter, zh: zh.dockQuarter },
  images: [
    {
      file: 'sectors/real-state-header.jpg',
      crop: { left: 15.6, top: 0, width: 84.4, height: 100 },
      alt: {
        en: 'Towers of Puerto Madero behind a lagoon with an egret and pampas grass',
        es: 'Torres de Puerto Madero tras una laguna con una garza y cortaderas',
        zh: '潟湖后的马德罗港高楼，湖畔有一只白鹭和蒲苇',
      },
    },
    {
      file: 'home/4.jpg',
      crop: { left: 15.6, top: 0, width: 84.4, height: 100 },
      alt: {
        en: 'Puerto Madero’s brick warehouses and white footbridge in the morning',
        es: 'Los docks y el puente peatonal blanco de Puerto Madero, por la mañana',
        zh: '清晨马德罗港的红砖仓库与白色步行桥',
      },
    },
    {
      file: 'sectors/real-state-aside.jpg',
      crop: { left: 0, top: 6.7, width: 100, height: 53.3 },
      alt: {
        en: 'The stepped white Kavanagh building above the trees of Plaza San Martín',
        es: 'El Kavanagh, blanco y escalonado, sobre los árboles de la plaza San Martín',
        zh: '圣马丁广场的树冠之上，白色的卡瓦纳大厦层层退台',
      },
    },
  ],
};

export const riverLogistics: Sample = {
  id: '5dd80b9c-314a-4a5a-99e8-c2dd11f3f3e8',
  title: 'Intermodal logistics and light-assembly park at Zárate',
  subtitle: 'River, rail and motorway on 210 hectares: container yard, bonded warehouses and serviced plots.',
  sector: 'industrial',
  description: sheet(
    ['Location: Zárate district', 'Scale: yard for 180,000 containers a year; 64 serviced plots'],
    [
      `The park stands on the Paraná de las Palmas, 90 km north-west of Buenos Aires, beside the motorway and a freight
      railway. Many containers for the vehicle plants nearby now come by truck from the docks of the capital. A yard on
      the river lets containers come and go by barge.`,
      `The project completes a quay of 240 metres, a rail siding for block trains, 52,000 square metres of bonded
      warehouses and an electrical substation of 40 MVA. Plots of one to five hectares are sold or leased with water,
      gas, fibre and effluent treatment. Two hundred hectares lie above the hundred-year flood; the rest is kept as
      wetland.`,
      `The yard would open in month 15 and the quay in month 24. The terminal concession is offered for 25 years.
      Manufacturers of wiring, seats, castings and implements are especially sought, since they can supply plants within
      an hour’s drive. Lists of plots, loads and tariffs are available on request.`,
    ],
  ),
  // Compared with Terminal Zárate, US$60 million from 2016 to 2018 for 40% more containers (El Cronista, 2017), and
  // TecPlata at Berisso, US$450 million with quays and cranes for 450,000 containers a year and 350 jobs (La Nación).
  facts: {
    province: 'BSAS',
    investment: { from: 92_000_000 },
    stage: 'construction',
    seeking: ['debt', 'operator'],
    open: ['financing'],
    subSector: 'logistics',
    place: { locality: 'Zárate', at: { latitude: -34.1, longitude: -59.03 } },
    totalCost: 126_000_000,
    capacity: { amount: 180_000, unit: 'containers-per-year' },
    promoter: { kind: 'mixed' },
    firmSize: 'large',
    jobs: { construction: 380, operation: 240 },
    milestones: [
      { kind: 'construction', month: '2026-08' },
      { kind: 'operation', month: '2027-11' },
    ],
    documents: [
      { kind: 'physicalProgressReport', access: 'nda', date: '2026-10-30', language: 'es' },
      { kind: 'contractDraft', access: 'nda', date: '2026-09-08', language: 'es' },
    ],
  },
  translations: { es: es.riverLogistics, zh: zh.riverLogistics },
  images: [
    {
      file: 'sectors/industrial-header.jpg',
      crop: { left: 33.4, top: 14, width: 66.6, height: 78.9 },
      alt: {
        en: 'A container ship at a quay below red and blue cranes, with a tug on the brown river before it',
        es: 'Un portacontenedores amarrado bajo grúas rojas y azules, con un remolcador delante, en el río marrón',
        zh: '集装箱船停靠在红色和蓝色岸吊之下，前方棕色的河面上驶过一艘拖船',
      },
    },
    {
      file: 'sectors/industrial-aside.jpg',
      crop: { left: 0, top: 33, width: 100, height: 53.3 },
      alt: {
        en: 'White car bodies on an assembly line between orange robots',
        es: 'Carrocerías blancas en una línea de montaje, entre robots naranjas',
        zh: '装配线上的白色车身，两侧是橙色机器人',
      },
    },
  ],
};

export const deseadoPlant: Sample = {
  id: 'f0e3f38a-46f3-452e-ae86-fc3b89397952',
  title: 'Squid and hake processing plant at Puerto Deseado',
  subtitle: '70 tonnes a day beside the fishing quay, with cold storage, ice and full use of by-products.',
  sector: 'fishing',
  description: sheet(
    ['Location: Puerto Deseado, Deseado department', 'Scale: 6,000 tonnes of cold storage; 3.1 hectares'],
    [
      `Much of the squid landed on the Patagonian coast is frozen whole and processed overseas. The project would clean,
      portion and freeze squid and hake within hours of landing: squid tubes, rings and tentacles, and hake fillets and
      loins, in retail and catering packs.`,
      `The plant buys from independent vessels under supply agreements; five owners have signed letters for 11,000
      tonnes a year. No fishing permit or quota forms part of the project, and every lot is accepted only with the catch
      documents required by the federal fisheries law (Law 24.922).`,
      `Heads, skins and frames become meal and oil in a closed line. Ammonia cooling, heat recovery and two wind
      turbines of 1 MW keep energy use down, and process water is treated before discharge. Building takes 14 months, to
      open ahead of the squid season. The plan has 190 jobs, two thirds of them all year round, because hake fills the
      months when there is no squid.`,
    ],
  ),
  // Compared with the hake plant of Conarpesa that reopens at Caleta Olivia with 250 jobs (Deproa), and a cold store
  // rebuilt at Puerto Madryn for US$5 million (La Nación, August 2017).
  facts: {
    province: 'STC',
    investment: { from: 21_000_000 },
    stage: 'permits',
    seeking: ['equity', 'offtake'],
    subSector: 'fish-processing',
    place: { locality: 'Puerto Deseado', at: { latitude: -47.75, longitude: -65.89 } },
    totalCost: 24_000_000,
    capacity: { amount: 70, unit: 'tonnes-per-day' },
    promoter: { kind: 'private' },
    firmSize: 'small',
    jobs: { construction: 120, operation: 190 },
    milestones: [
      { kind: 'permit', month: '2027-01' },
      { kind: 'financing', month: '2027-03' },
      { kind: 'construction', month: '2027-10' },
      { kind: 'operation', month: '2028-12' },
    ],
    documents: [{ kind: 'feasibilityStudy', access: 'nda', date: '2026-06-16', language: 'es' }],
  },
  translations: { es: es.deseadoPlant, zh: zh.deseadoPlant },
  images: [
    {
      file: 'sectors/fishing-header.jpg',
      crop: { left: 26, top: 6.6, width: 74, height: 87.7 },
      alt: {
        en: 'A red-hulled trawler hauling its net on a blue-green swell, with gulls and albatrosses',
        es: 'Un pesquero de casco rojo recoge la red sobre un oleaje verde azulado, entre gaviotas y albatros',
        zh: '红色船身的拖网渔船在碧蓝的涌浪上起网，海鸥和信天翁在四周飞翔',
      },
    },
  ],
};
