// Invented SAMPLES that show the states of the inbox: no real person, company or enquiry. Addresses end in example.com.
import type { EnquiryState } from '#domain/enquiry/admin-enquiry';
import type { Enquiry, Suspicion } from '#domain/enquiry/enquiry';
import type { Language } from '#domain/language';
import { grainTerminal, grassBeef } from '../samples/agriculture-land.ts';
import { smallHydro, windFarm } from '../samples/energy.ts';
import { boratesPlant, copperExploration, lithiumBrine } from '../samples/mining.ts';
import { cafayateEstate, glacierLodge, ucoWinery } from '../samples/tourism-vineyards.ts';

/** An enquiry and its events. Times are hours before seeding. */
export interface EnquirySample {
  readonly enquiry: Enquiry;
  readonly receivedAgo: number;
  readonly state: EnquiryState;
  readonly assignee?: string;
  readonly answeredAgo?: number;
  readonly followedUpAgo: readonly number[];
  readonly note?: string;
  readonly heldFor: readonly Suspicion[];
}

type Person = Pick<Enquiry, 'firstName' | 'lastName' | 'company' | 'country' | 'language'>;

const person = (firstName: string, lastName: string, company: string, country: string, language: Person['language']) =>
  ({ firstName, lastName, company, country, language }) as Person;

const persons: readonly Person[] = [
  person('伟', '张', '华北新能源（示例）有限公司', 'CN', 'zh'),
  person('Emma', 'Lindqvist', 'Nordlund Wind AB (sample)', 'SE', 'en'),
  person('Joaquín', 'Ferreyra', 'Ferreyra Alimentos (muestra)', 'ES', 'es'),
  person('敏', '李', '江南锂业（示例）', 'CN', 'zh'),
  person('Thomas', 'Becker', 'Becker Maschinenbau (sample)', 'DE', 'en'),
  person('Lucía', 'Restrepo', 'Andina Capital (muestra)', 'CO', 'es'),
  person('Aisha', 'Al Mansoori', 'Gulf Food Holdings (sample)', 'AE', 'en'),
  person('Hiroshi', 'Tanaka', 'Tanaka Trading (sample)', 'JP', 'en'),
  person('嘉欣', '陈', '南海旅游投资（示例）', 'HK', 'zh'),
  person('Olivia', 'Carter', 'Prairie Grain Partners (sample)', 'US', 'en'),
  person('Marcelo', 'Souza', 'Souza Energia (amostra)', 'BR', 'es'),
  person('Claire', 'Dubois', 'Domaines Dubois (sample)', 'FR', 'en'),
  person('Rajesh', 'Iyer', 'Iyer Minerals (sample)', 'IN', 'en'),
  person('强', '王', '西部矿业贸易（示例）', 'CN', 'zh'),
  person('Sofía', 'Cárdenas', 'Patagonia Ventures (muestra)', 'CL', 'es'),
  person('Liam', 'O’Brien', 'Shannon Renewables (sample)', 'IE', 'en'),
];

interface Matter {
  readonly sector: Enquiry['sector'];
  readonly opportunities: readonly string[];
  readonly message: { readonly en: string } & Readonly<Partial<Record<Language, string>>>;
}

const matters: readonly Matter[] = [
  {
    sector: 'energy',
    opportunities: [windFarm.id, smallHydro.id],
    message: {
      en: 'We build and operate wind farms and would like to see the measured wind data and the grid connection study.\nCould we visit the site in autumn?',
      es: 'Construimos y operamos parques eólicos. Quisiéramos ver las mediciones de viento y el estudio de conexión a la red.\n¿Es posible visitar el sitio?',
      zh: '我司从事风电场投资与运营，希望了解该项目的测风数据及并网方案。\n请问是否可以安排现场考察？',
    },
  },
  {
    sector: 'mining',
    opportunities: [lithiumBrine.id],
    message: {
      en: 'We are looking for long-term offtake of battery-grade lithium carbonate, with equity of up to 20%. Who holds the concession?',
      es: 'Buscamos un contrato de compra a largo plazo de carbonato de litio, con participación de hasta el 20 %. ¿Quién tiene la concesión?',
      zh: '我司拟长期采购电池级碳酸锂，并可考虑不超过20%的股权投资。请问采矿权归属哪一方？',
    },
  },
  {
    sector: 'agribusiness',
    opportunities: [grainTerminal.id, grassBeef.id],
    message: {
      en: 'Please send us the throughput of the terminal in the last five seasons, and the terms of the land lease.',
      es: 'Les pedimos el volumen embarcado en las últimas cinco campañas y las condiciones del arrendamiento.',
      zh: '烦请提供该码头近五个产季的吞吐量，以及土地租赁条件。',
    },
  },
  {
    sector: 'vineyards',
    opportunities: [ucoWinery.id, cafayateEstate.id],
    message: {
      en: 'Our family makes wine in two countries. We would compare both estates: water rights, age of the vines, and staff.',
      es: 'Nuestra familia elabora vino en dos países. Queremos comparar ambas fincas: derechos de agua, edad de las viñas y personal.',
      zh: '我们家族在两个国家经营酒庄，希望比较这两处庄园的水权、葡萄树龄及员工情况。',
    },
  },
  {
    sector: 'tourism',
    opportunities: [glacierLodge.id],
    message: {
      en: 'Which permits of the national park does the lodge have, and until when? We could decide this year.',
      es: '¿Qué permisos del parque nacional tiene el hotel y hasta cuándo? Podríamos decidir este año.',
      zh: '请问该酒店已取得国家公园的哪些许可、有效期至何时？我方今年内可做出决定。',
    },
  },
  {
    sector: 'mining',
    opportunities: [copperExploration.id, boratesPlant.id],
    message: {
      en: 'Is the drilling database open to interested parties under a confidentiality agreement?',
      es: '¿Se puede consultar la base de datos de perforaciones con un acuerdo de confidencialidad?',
      zh: '签署保密协议后，能否查阅钻探数据库？',
    },
  },
  {
    sector: 'tech',
    opportunities: [],
    message: {
      en: 'We plan a development centre with 80 engineers. Which cities would you compare, and which incentives apply?',
      es: 'Planeamos un centro de desarrollo con 80 ingenieros. ¿Qué ciudades compararían y qué incentivos rigen?',
      zh: '我司计划设立约80名工程师的研发中心。请问推荐比较哪些城市？可享受哪些优惠政策？',
    },
  },
];

/** Timelines of successive samples, in hours since the receipt, and since the answer if there is one. */
const timelines: readonly Omit<EnquirySample, 'enquiry'>[] = [
  timeline({ receivedAgo: 2, state: 'new' }),
  timeline({ receivedAgo: 7, state: 'new' }),
  timeline({ receivedAgo: 20, state: 'assigned', assignee: 'Ana' }),
  timeline({ receivedAgo: 41, state: 'new' }),
  timeline({ receivedAgo: 50, state: 'assigned', assignee: 'Diego' }),
  timeline({ receivedAgo: 130, state: 'new' }),
  timeline({ receivedAgo: 190, state: 'assigned', assignee: 'Ana', note: 'Called twice; nobody was there.' }),
  timeline({ receivedAgo: 30, state: 'answered', assignee: 'Ana', answeredAgo: 24 }),
  timeline({ receivedAgo: 128, state: 'answered', assignee: 'Diego', answeredAgo: 100 }),
  timeline({ receivedAgo: 310, state: 'waiting', assignee: 'Ana', answeredAgo: 290, followedUpAgo: [200] }),
  timeline({ receivedAgo: 350, state: 'waiting', assignee: 'Mei', answeredAgo: 345, followedUpAgo: [270, 100] }),
  timeline({ receivedAgo: 560, state: 'meeting', assignee: 'Mei', answeredAgo: 540, followedUpAgo: [460] }),
  timeline({
    receivedAgo: 800,
    state: 'visit',
    assignee: 'Ana',
    answeredAgo: 700,
    note: 'Visit in March, four persons.',
  }),
  timeline({ receivedAgo: 1200, state: 'won', assignee: 'Diego', answeredAgo: 1190, followedUpAgo: [1100, 940] }),
  timeline({ receivedAgo: 1500, state: 'lost', assignee: 'Ana', answeredAgo: 1300 }),
  timeline({
    receivedAgo: 1900,
    state: 'waiting',
    assignee: 'Mei',
    answeredAgo: 1880,
    followedUpAgo: [1800, 1600, 1100],
  }),
  timeline({ receivedAgo: 2300, state: 'lost', answeredAgo: 2200 }),
  timeline({ receivedAgo: 12, state: 'quarantined', heldFor: ['haste', 'links'] }),
  timeline({ receivedAgo: 60, state: 'quarantined', heldFor: ['trap'] }),
  timeline({ receivedAgo: 2900, state: 'won', assignee: 'Mei', answeredAgo: 2885, followedUpAgo: [2800] }),
];

function timeline(
  some: Pick<EnquirySample, 'receivedAgo' | 'state'> & Partial<EnquirySample>,
): Omit<EnquirySample, 'enquiry'> {
  return { followedUpAgo: [], heldFor: [], ...some };
}

/** Every state twice, with other people and subjects the second time, a little later. */
export const enquirySamples: readonly EnquirySample[] = Array.from({ length: 2 * timelines.length }, (_, index) => {
  const one = at(timelines, index);
  const second = index >= timelines.length ? 1.5 : 0;
  return {
    ...one,
    receivedAgo: one.receivedAgo + second,
    enquiry: enquiryOf(at(persons, index * 5 + Math.floor(index / timelines.length)), at(matters, index * 3), index),
  };
});

function enquiryOf(who: Person, { sector, opportunities, message }: Matter, index: number): Enquiry {
  const { language = 'en' } = who;
  return {
    ...who,
    email: `investor-${persons.indexOf(who) + 1}@example.com`,
    sector,
    message: message[language] ?? message.en,
    ...(opportunities.length > 0 && { opportunities: opportunities.slice(0, 1 + (index % 2)) }),
    ...(index % 4 === 0 && { phone: '+1 555 010 0199' }),
    ...(language === 'zh' && { wechat: `sample-${index}` }),
    ...(index % 3 === 0 && { horizon: 'this-year', size: '10m-100m' }),
  };
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There are samples');
  return item;
}
