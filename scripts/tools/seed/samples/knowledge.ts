// Invented SAMPLES that seed an empty local store: not real projects, companies or offers.
import * as es from './es/knowledge.ts';
import type { Sample } from './sample.ts';
import { sheet } from './sheet.ts';
import * as zh from './zh/knowledge.ts';

export const cordobaSoftware: Sample = {
  id: 'cabe609e-7a1a-4c7c-b249-00ec8797df89',
  title: 'Applied machine-learning studio and software centre in Córdoba',
  subtitle: 'A centre for 450 engineers: vision and forecasting for farming, logistics and energy firms abroad.',
  sector: 'tech',
  description: sheet(
    ['Location: City of Córdoba, Capital department', 'Scale: 5,400 square metres, filled within three years'],
    [
      `The studio designs, trains and maintains software that reads images and signals: weeds in a field, wear on a
      conveyor, demand on a feeder. Eleven clients in six countries contract it by the month. Their working day is one
      to four hours apart from that of clients elsewhere in the Americas.`,
      `Córdoba has several universities with engineering and mathematics faculties within a few kilometres of each
      other. The studio runs a paid programme of six months for final-year students and hires most of those who complete
      test. A second floor would hold a small computing room and a laboratory for cameras and sensors.`,
      `Funds go to hiring and training (half), computing equipment (a quarter) and sales offices abroad. The plan
      reaches 220 engineers in month 14 and 450 in month 36; each step follows signed work. Software development and its
      export are among the activities of the Knowledge Economy Law (Law 27.506), and the studio would apply for entry in
      its register.`,
    ],
  ),
  // US$2,590 a square metre, with fitting out, equipment and training. Compared with US$1,428 to build in January 2026
  // (Apymeco, in Diario Huarpe, 26 February 2026); 12 square metres a person.
  facts: {
    province: 'CBA',
    investment: { from: 14_000_000 },
    stage: 'operating',
    seeking: ['equity', 'offtake'],
    subSector: 'artificial-intelligence',
    place: { locality: 'Córdoba', at: { latitude: -31.42, longitude: -64.18 } },
    totalCost: 14_000_000,
    capacity: { amount: 5_400, unit: 'square-metres' },
    promoter: { kind: 'private' },
    firmSize: 'medium-1',
    jobs: { operation: 450 },
    milestones: [
      { kind: 'financing', month: '2027-03' },
      { kind: 'operation', month: '2028-05' },
    ],
    documents: [{ kind: 'projectPlan', access: 'nda', date: '2026-09-15', language: 'en' }],
  },
  translations: { es: es.cordobaSoftware, zh: zh.cordobaSoftware },
  images: [
    {
      file: 'sectors/tech-aside.jpg',
      crop: { left: 0, top: 46.7, width: 100, height: 53.3 },
      alt: {
        en: 'Two screens and a lamp on a desk by a window',
        es: 'Dos pantallas y una lámpara sobre un escritorio, junto a una ventana',
        zh: '窗边书桌上的两块屏幕与一盏台灯',
      },
    },
    {
      file: 'sectors/tech-aside.jpg',
      crop: { left: 0, top: 6, width: 100, height: 53.3 },
      alt: {
        en: 'Córdoba Cathedral at dusk, through an arched window',
        es: 'La catedral de Córdoba al anochecer, por una ventana con arco',
        zh: '拱窗外暮色中的科尔多瓦大教堂',
      },
    },
  ],
};

export const smallSatellites: Sample = {
  id: '0c39800e-1704-40bc-a7e4-9ed4178036a8',
  title: 'Small-satellite assembly and test facility in Bariloche',
  subtitle: 'Clean rooms and tests for satellites of up to 500 kg, and a first six to watch crops and water.',
  sector: 'aerospace',
  description: sheet(
    [
      'Location: San Carlos de Bariloche, Bariloche department',
      'Scale: 4,800 square metres; up to eight satellites a year',
    ],
    [
      `Bariloche has a long tradition in physics and engineering and a body of people trained on national satellite
      programmes. The project gives them a facility open to third parties: two clean rooms, a shaker of 160 kN, a
      thermal-vacuum chamber of four metres and a compact antenna range.`,
      `Its own first series is six satellites of 120 kg with multispectral cameras and thermal sensors. Together they
      are designed to see any field in the country every two days and to measure soil moisture, snow cover and fire.
      Three farm insurers and a basin authority have signed letters of interest in the data.`,
      `The building takes 18 months. The first two satellites would be ready in month 30 and fly as secondary payloads
      on launchers yet to be contracted. The aerospace and satellite industry is among the activities of the knowledge
      economy law (Law 27.506). Components under foreign export control are listed in the design file, with alternatives
      where they exist.`,
    ],
  ),
  // Compared with the test centre CEATSA at Bariloche, about US$40 million (Río Negro, August 2025); this one adds an
  // assembly hall.
  facts: {
    province: 'RIO',
    investment: { from: 57_000_000 },
    stage: 'feasibility',
    seeking: ['equity', 'joint-venture', 'offtake'],
    subSector: 'satellites',
    place: { locality: 'San Carlos de Bariloche', at: { latitude: -41.13, longitude: -71.31 } },
    totalCost: 74_000_000,
    capacity: { amount: 8, unit: 'units-per-year' },
    promoter: { kind: 'mixed' },
    firmSize: 'medium-1',
    jobs: { construction: 110, operation: 130 },
    milestones: [
      { kind: 'financing', month: '2027-10' },
      { kind: 'construction', month: '2027-12' },
      { kind: 'operation', month: '2029-06' },
    ],
    documents: [
      { kind: 'feasibilityStudy', access: 'nda', date: '2026-04-08', language: 'en' },
      { kind: 'technicalSpecifications', access: 'nda', date: '2026-08-19', language: 'en' },
    ],
  },
  translations: { es: es.smallSatellites, zh: zh.smallSatellites },
  images: [
    {
      file: 'sectors/aerospace-header.jpg',
      crop: { left: 15.6, top: 0, width: 84.4, height: 100 },
      alt: {
        en: 'A radar satellite above the Andes and the Río de la Plata',
        es: 'Un satélite radar sobre los Andes y el Río de la Plata',
        zh: '安第斯山与拉普拉塔河上空的雷达卫星',
      },
    },
    {
      file: 'provinces/RIO.jpg',
      crop: { left: 0, top: 0, width: 84.4, height: 100 },
      alt: {
        en: 'A white boat on Nahuel Huapi lake below snow-capped mountains, with autumn trees on the shore',
        es: 'Un barco blanco en el lago Nahuel Huapi, al pie de montañas nevadas, con árboles de otoño en la orilla',
        zh: '雪山下的纳韦尔瓦皮湖，白色游船驶过湖面，岸边一片秋林',
      },
    },
  ],
};

export const studentResidence: Sample = {
  id: '37613621-bb58-446e-aecc-ceef043ea946',
  title: 'Student residences and language school in La Plata',
  subtitle: 'A campus of 620 beds and 24 classrooms, ten minutes on foot from the university faculties.',
  sector: 'education',
  description: sheet(
    ['Location: La Plata district', 'Scale: 17,500 square metres'],
    [
      `La Plata draws students from the whole country and from its neighbours, and many share rented flats. The project
      converts a former ministry annexe and builds two wings around its garden: studios and shared flats, a library, a
      dining hall, a theatre of 180 seats and sports rooms.`,
      `The school teaches Spanish as a foreign language and prepares students for entrance courses, in terms of four to
      sixteen weeks. In January and February, when residents are away, rooms are let to summer programmes. Exchange
      agreements with eleven institutions are under negotiation.`,
      `A fifth of the beds are reserved at reduced rates for students from small towns, chosen by an independent board.
      The façade and the main stair are protected and will be restored. Works take 19 months in two stages, so that the
      first 280 beds open at the start of an academic year. The operator would take a 12-year management contract with a
      fee tied to occupancy and to the residents’ own assessment.`,
    ],
  ),
  // US$1,630 a square metre and 28 square metres a bed, with furniture. Compared with US$1,428 a square metre to build
  // in January 2026 (Apymeco, in Diario Huarpe, 26 February 2026).
  facts: {
    province: 'BSAS',
    investment: { from: 26_000_000 },
    stage: 'permits',
    seeking: ['equity', 'operator'],
    open: ['permits'],
    subSector: 'student-residences',
    place: { locality: 'La Plata', at: { latitude: -34.92, longitude: -57.95 } },
    totalCost: 28_500_000,
    capacity: { amount: 620, unit: 'beds' },
    promoter: { kind: 'private' },
    firmSize: 'small',
    jobs: { construction: 150, operation: 48 },
    returns: { kind: 'lease-yield', from: 7, to: 8 },
    milestones: [
      { kind: 'permit', month: '2027-04' },
      { kind: 'construction', month: '2027-07' },
      { kind: 'operation', month: '2029-02' },
    ],
    documents: [{ kind: 'projectScope', access: 'nda', date: '2026-05-07', language: 'es' }],
  },
  translations: { es: es.studentResidence, zh: zh.studentResidence },
  images: [
    {
      file: 'why/talent.jpg',
      crop: { left: 59, top: 58, width: 41, height: 36.4 },
      alt: {
        en: 'A student pushing a bicycle, and another reading on the lawn below a jacaranda in bloom',
        es: 'Un estudiante lleva su bicicleta y otra lee en el césped, al pie de un jacarandá en flor',
        zh: '一名学生推着自行车走过，另一名学生坐在盛开的蓝花楹下的草坪上看书',
      },
    },
    {
      file: 'why/talent.jpg',
      crop: { left: 5, top: 62.5, width: 42, height: 37.3 },
      alt: {
        en: 'Three students on a lawn, two of them on a blanket with a laptop and a book, below the steps of a building',
        es: 'Tres estudiantes en el césped, dos de ellos sobre una manta con una computadora y un libro, ante una escalinata',
        zh: '建筑台阶前的草坪上有三名学生，其中两人坐在毯子上，一人用笔记本电脑，一人看书',
      },
    },
  ],
};

export const observatoryStation: Sample = {
  id: 'fb2a1e8e-f2ad-412d-8ca7-f77bca8bc7bc',
  title: 'Robotic telescope park and instrument workshop at Barreal',
  subtitle: 'Sixteen piers for hosted telescopes under a dark, dry sky, an optics workshop and guest rooms.',
  sector: 'research',
  description: sheet(
    ['Location: Calingasta department', 'Scale: 900 square metres of workshop, 24 rooms'],
    [
      `The high valley of Calingasta has dry air, little cloud and almost no artificial light. Two years of site testing
      on the chosen ridge recorded sky brightness, seeing and wind; the data are open. The project prepares piers,
      domes, power and fibre for telescopes of up to two metres that belong to member institutions and are run from
      afar.`,
      `A workshop in Barreal designs and repairs mounts, coatings, detectors and control electronics for the park and
      for other observatories of the southern hemisphere. Visiting researchers and students have 24 rooms and a lecture
      hall, which also serves the town’s schools.`,
      `Members pay a fee for each pier and give ten per cent of observing time to a common pool. Seven piers are
      reserved. Roads and power take eight months, the first domes twelve and the workshop twenty. Lighting on the whole
      site follows a dark-sky code, and an agreement with the municipality extends it to new street lamps.`,
    ],
  ),
  facts: {
    province: 'SJU',
    investment: { from: 13_000_000 },
    stage: 'feasibility',
    seeking: ['equity'],
    open: ['financing'],
    subSector: 'astronomy',
    place: { locality: 'Barreal', at: { latitude: -31.64, longitude: -69.47 } },
    totalCost: 15_500_000,
    capacity: { amount: 24, unit: 'rooms' },
    promoter: { kind: 'province' },
    jobs: { construction: 65, operation: 28 },
    milestones: [
      { kind: 'financing', month: '2027-09' },
      { kind: 'construction', month: '2027-10' },
      { kind: 'operation', month: '2028-10' },
    ],
    documents: [{ kind: 'technicalSpecifications', access: 'nda', date: '2026-03-30', language: 'en' }],
  },
  translations: { es: es.observatoryStation, zh: zh.observatoryStation },
  images: [
    {
      file: 'sectors/research-header.jpg',
      crop: { left: 15.6, top: 0, width: 84.4, height: 100 },
      alt: {
        en: 'A white telescope dome, its slit open to the Milky Way, before the snowy Andes',
        es: 'La cúpula blanca de un telescopio, abierta hacia la Vía Láctea, ante los Andes nevados',
        zh: '银河之下敞开天窗的白色望远镜圆顶，背后是安第斯雪山',
      },
    },
  ],
};
