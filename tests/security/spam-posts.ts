import type { Enquiry } from '#domain/enquiry/enquiry';
import { honeypotField } from '#domain/enquiry/enquiry';
import { enquiryWith } from '../netlify/opportunities/samples.ts';
import { Random } from '../reliability/random.ts';

/** One post as it reaches the site. */
export interface Post {
  readonly enquiry: Enquiry & { readonly [honeypotField]?: string };
  /** The seconds that the form reports; absent when the form was not shown. */
  readonly seconds: string | undefined;
  readonly from: string;
  /** Seconds after the previous post. */
  readonly after: number;
}

const words =
  'market growth special premium traffic ranking customers quality service offer partner today business online website expert global project digital brand results monthly social search report team solution value strategy product simple secure fast unique reach audience click rates visit engine lead'.split(
    ' ',
  );

/** Spam letters that are sent repeatedly, each time with other names and figures. */
const letters = [
  'Dear {name}, I am the manager of {company} and we provide professional search engine optimisation for sites like yours. Our packages start at {figure} dollars a month and we guarantee the first page within {figure} days. Please answer to this message so that I can send you our full price list and the references of {figure} customers.',
  'Hello {name}! Did you know that {figure} percent of small firms are refused a credit by their bank? {company} gives business loans from {figure} to {figure} thousand without any collateral, the decision within {figure} hours. Only your name and telephone number are needed to begin, all the rest is done by our friendly consultants.',
  'Estimado {name}, le escribo de {company}. Vendemos bases de datos actualizadas con {figure} mil contactos de empresas de toda la región, con nombre, cargo, correo y teléfono. El precio normal es de {figure} dólares, pero solamente esta semana lo dejamos en {figure}. Responda este mensaje para recibir una muestra gratuita.',
  '{name}您好，我们是{company}，专业代理各类商品进出口报关业务，可以开具各种正规发票，价格优惠，税点低至百分之{figure}，全国各地均可办理，先验证后付款，已有{figure}家企业与我们长期合作，欢迎随时来电咨询，我们将为您提供最优质的服务。',
  'Good day {name}, {company} has developed a trading robot which earned {figure} percent for its first users in only {figure} weeks. We are looking for {figure} more people to try it free of charge before the official start. There is no risk for you and you may withdraw your profit at every moment. Just answer yes and receive your access.',
];

const names = ['Bob', 'Kate', 'Igor', 'Linda', 'Raj', 'Mike', 'Olga', 'Sam', 'Vera', 'Tom', '王经理', '李先生'];
const companies = ['Topline', 'Rank Masters', 'Credit Now', 'DataPlus', '宏达代理', 'Bright Robots', 'Web Heroes'];

/** A thousand posts of a script, of seven kinds in random order, every few seconds and from changing networks. */
export function spamPosts(seed: number, count = 1_000): readonly Post[] {
  const random = new Random(seed);
  const kinds = { honeypot: 15, haste: 15, links: 25, letters: 25, network: 10, address: 5, program: 5 } as const;
  return Array.from({ length: count }, () => postOf(random, random.weighted(kinds)));
}

type Kind = 'honeypot' | 'haste' | 'links' | 'letters' | 'network' | 'address' | 'program';

function postOf(random: Random, kind: Kind): Post {
  const of = (end: number) => random.whole(end);
  const pick = (items: readonly string[]) => random.pick(items) ?? '';
  const babble = (length: number) => Array.from({ length }, () => pick(words)).join(' ');
  const usual = enquiryWith({
    ...{ firstName: pick(names), lastName: babble(1), company: `${pick(companies)} ${of(90)}` },
    ...{ email: `${babble(1)}${of(1_000_000)}@mail${of(40)}.example`, message: `${babble(30 + of(40))}.` },
  });
  const anywhere = `${1 + of(220)}.${of(256)}.${of(256)}.${1 + of(250)}`;
  const post: Post = { enquiry: usual, seconds: `${5 + of(80)}`, from: anywhere, after: 1 + of(4) };
  const site = `${pick(words)}-${pick(words)}${of(50)}.example`;
  const linked = [
    `https://${site}/?ref=${of(9_999)} ${babble(20)}`,
    `${babble(12)} www.${site} ${babble(12)}`,
    `${babble(25)} <a href="http://${site}">${babble(2)}</a>`,
    `${babble(8)}: [url=http://${site}/${babble(1)}]${babble(2)}[/url]`,
  ];
  const filled = pick(letters)
    .replaceAll('{figure}', () => `${2 + of(98)}`)
    .replaceAll('{name}', () => pick(names))
    .replaceAll('{company}', () => pick(companies));
  const changed = of(2) === 0 ? filled : `${babble(2)}! ${filled} ${babble(3)}`;
  const posts: Readonly<Record<Kind, () => Post>> = {
    honeypot: () => ({ ...post, enquiry: { ...usual, [honeypotField]: babble(2) } }),
    haste: () => ({ ...post, seconds: (of(29) / 10).toFixed(1) }),
    links: () => ({ ...post, enquiry: { ...usual, message: pick(linked) } }),
    letters: () => ({ ...post, enquiry: { ...usual, message: changed } }),
    network: () => ({ ...post, from: `203.0.113.${1 + of(250)}` }),
    address: () => ({ ...post, enquiry: { ...usual, email: `promo+${of(10_000)}@bulk.example` } }),
    program: () => ({ ...post, seconds: undefined }),
  };
  return posts[kind]();
}
