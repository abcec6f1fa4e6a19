import { describe, expect } from 'vitest';
import { type Language, languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { fill } from '../../src/i18n/fill.ts';
import { joined } from '../../src/i18n/intl.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { all, attributes, fetchPage, textOf } from '../support/pages.ts';
import type { NewOpportunity } from '../support/sites/site-api.ts';
import { test } from '../support/sites/site-test.ts';

const openPage = async (id: string, language: Language = 'en') =>
  (await fetchPage(`/opportunity/${id}`, language)).document;

/** The lines of the definition lists. */
const factsOf = (document: Document) =>
  all(document, 'main dl > div').map((line) =>
    [...line.children]
      .filter((part) => !part.classList.contains('verified'))
      .map((part) => textOf(part).replaceAll('\u00a0', ' ')),
  );

/** The section under a heading of the second level. */
const sectionOf = (document: Document, title: string) =>
  all(document, 'main section').find((section) => textOf(section.querySelector('h2')) === title);

describe('facts of an opportunity', () => {
  const everyFact: NewOpportunity = {
    sector: 'mining',
    province: 'CAT',
    investment: { from: 240_000_000, to: 310_000_000 },
    stage: 'permits',
    seeking: ['equity', 'offtake'],
    deadline: '2099-03-31',
    confirmedOn: '2020-01-31',
    open: ['water', 'community'],
    subSector: 'copper',
    totalCost: 400_000_000,
    place: { locality: 'Londres' },
    documents: [{ kind: 'feasibilityStudy', access: 'public', language: 'en', url: 'https://example.org/study' }],
  };

  const sheet = {
    en: [
      ['Investment sought', 'US$240–310 million'],
      ['Total cost', 'US$400 million'],
      ['Sub-sector', 'Copper'],
      ['Province', 'Catamarca'],
      ['Location', 'Londres'],
      ['Stage', 'Permitting'],
      ['Seeking', 'Equity, offtake agreement'],
      ['Apply by', '31 March 2099', 'Add to calendar'],
      ['Documents', 'Feasibility study (English, public)'],
      ['Outstanding', 'Water rights, community consent'],
      ['Last confirmed', 'More than 90 days ago'],
    ],
    es: [
      ['Inversión buscada', 'US$ 240–310 millones'],
      ['Inversión total', 'US$ 400 millones'],
      ['Subsector', 'Cobre'],
      ['Provincia', 'Catamarca'],
      ['Ubicación', 'Londres'],
      ['Etapa', 'Permisos'],
      ['Qué se busca', 'Aporte de capital, compra de la producción (offtake)'],
      ['Presentaciones hasta', '31 de marzo de 2099', 'Agregar al calendario'],
      ['Documentos', 'Estudio de factibilidad (inglés, público)'],
      ['Pendiente de definición', 'Derechos de agua, consentimiento de la comunidad'],
      ['Última confirmación', 'Sin confirmar desde hace más de 90 días'],
    ],
    zh: [
      ['拟引资金额', '2.4亿至3.1亿美元'],
      ['总投资', '4亿美元'],
      ['细分行业', '铜'],
      ['所在省份', '卡塔马卡省'],
      ['地点', 'Londres'],
      ['所处阶段', '办理许可'],
      ['合作需求', '股权投资、承购协议'],
      ['申请截止', '2099年3月31日', '添加到日历'],
      ['文件', '可行性研究（英语、公开）'],
      ['待落实事项', '水权、社区同意'],
      ['最近核实', '已超过90天未核实'],
    ],
  } as const;

  test('An opportunity shows every fact, its breadcrumb trail, its province on the map and links to an enquiry', async ({
    createOpportunity,
  }) => {
    const { id, title } = await createOpportunity(everyFact);
    for (const language of languages) {
      const { facts, menu, opportunity: texts, sectors } = dictionaryOf(language);
      const document = await openPage(id, language);
      expect(all(document, 'main h2').map(textOf)).toContain(facts.title);
      expect(factsOf(document)).toEqual(sheet[language]);
      // All facts are only declared, except the confirmation, which is the team's.
      const declared = all(document, 'main dl > div > .verified').map(textOf);
      expect(declared).toEqual(Array(sheet[language].length - 1).fill(facts.verification.declared));

      const trail = document.querySelector(`nav[aria-label="${texts.trail}"]`);
      expect(all(trail ?? document, 'a').map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
        [menu.opportunities, localizedPath('/opportunities', language)],
        [sectors.mining, localizedPath('/opportunities/mining', language)],
      ]);
      const last = all(trail ?? document, 'li').at(-1);
      expect(textOf(last)).toBe(title);
      expect(last?.getAttribute('aria-current') ?? last?.firstElementChild?.getAttribute('aria-current')).toBe('page');

      const contact = `${localizedPath('/contact', language)}?about=${id}`;
      const ways = all(document, 'article a').filter((link) => link.getAttribute('href') === contact);
      expect(ways.map(textOf)).toEqual([texts.enquire, texts.enquire]);
      // A phone shows the link again at the end of the page.
      expect(all(document, 'article a').at(-1)).toBe(ways.at(-1));
      expect(attributes(document, `a[href="${localizedPath('/why-argentina', language)}#CAT"] img`, 'alt')).toEqual([
        fill(texts.onMap, { province: joined(['Londres', sheet[language][3][1]], language) }),
      ]);
    }
  });

  test('A place with coordinates has the nearest port, airport and park, in a straight line', async ({
    createOpportunity,
  }) => {
    const at = { latitude: -38.35, longitude: -68.79 };
    const placed = await createOpportunity({ province: 'NEU', place: { locality: 'Añelo', at } });
    const nearest = {
      en: 'In a straight line: 442 km to the port of San Antonio Este, 77 km to Cutral Có airport, 73 km to the industrial park Plaza Huincul.',
      es: 'En línea recta: puerto San Antonio Este a 442 km, aeropuerto Cutral Có a 77 km, parque industrial Plaza Huincul a 73 km.',
      zh: '直线距离：San Antonio Este港442公里、Cutral Có机场77公里、Plaza Huincul工业园区73公里。',
    };
    for (const language of languages)
      expect(textOf((await openPage(placed.id, language)).querySelector('[data-nearest]'))).toBe(nearest[language]);
    const unplaced = await createOpportunity({ province: 'NEU', place: { locality: 'Añelo' } });
    expect((await openPage(unplaced.id, 'en')).querySelector('[data-nearest]')).toBeNull();
  });

  test('An unknown sum is shown as “on request”, and so are the facts when none is known', async ({
    createOpportunity,
  }) => {
    const some = await createOpportunity({ stage: 'idea' });
    const none = await createOpportunity({});
    for (const language of languages) {
      const { facts } = dictionaryOf(language);
      expect(factsOf(await openPage(some.id, language))).toEqual([
        [facts.investment, facts.onRequest],
        [facts.stage, facts.stages.idea],
      ]);
      const document = await openPage(none.id, language);
      expect(textOf(sectionOf(document, facts.title)?.querySelector('p'))).toBe(facts.onRequest);
      expect(all(document, 'main dt')).toEqual([]);
      expect(all(document, 'main a[href*="/why-argentina#"]')).toEqual([]);
    }
  });

  test('The structured data names the project, its province, its breadcrumb trail and its dates', async ({
    createOpportunity,
  }) => {
    const { id, title, createdAt, updatedAt } = await createOpportunity({ ...everyFact, images: ['home/1.jpg'] });
    const json = (await openPage(id, 'zh')).querySelector('script[type="application/ld+json"]')?.textContent;
    const graph: { '@type': string }[] = JSON.parse(json ?? '')['@graph'];
    const image = expect.stringMatching(/^https?:.*\/\.netlify\/images\?/);
    const url = expect.stringMatching(new RegExp(`^https?:.*/zh/opportunity/${id}$`));
    expect(graph.find((part) => part['@type'] === 'WebPage')).toMatchObject({
      ...{ url, inLanguage: 'en', datePublished: createdAt, dateModified: updatedAt, image },
      mainEntity: { '@type': 'Project', name: title, url, image, areaServed: { name: '卡塔马卡省' } },
    });
    expect(graph.find((part) => part['@type'] === 'BreadcrumbList')).toMatchObject({
      itemListElement: [{}, { name: '投资机会' }, { name: '矿业' }, { name: title, item: url }],
    });
  });
});

describe('languages of an opportunity', () => {
  const original = {
    title: 'Litio de la Puna',
    subtitle: 'De la salmuera al carbonato',
    description: 'Un salar de Catamarca.',
    language: 'es',
  } as const;
  const chinese = { title: '普纳高原锂矿', subtitle: '从盐湖卤水到碳酸锂', description: '位于卡塔马卡省的盐湖。' };

  /** The opportunity's texts with their languages, without sections such as related opportunities. */
  const textsOf = (document: Document) =>
    all(document, 'article > header > *, article .content > *, article .content .body > *').map(
      (element) => [textOf(element), element.getAttribute('lang')] as const,
    );
  const label = (document: Document, text: string) => textsOf(document).filter(([own]) => own === text);

  test('A reader gets the translation into their language, without a note about another', async ({
    createOpportunity,
  }) => {
    const { id } = await createOpportunity({ ...original, translations: { zh: chinese } });
    const document = await openPage(id, 'zh');
    for (const text of Object.values(chinese)) expect(textsOf(document)).toContainEqual([text, 'zh']);
    const { textContent } = document.body;
    expect(textContent).not.toContain('原文');
    expect(textContent).not.toContain(original.description);
    expect(document.title).toMatch(/^普纳高原锂矿/);
    expect(textOf(document.querySelector('h1'))).toBe(chinese.title);
  });

  for (const [language, note] of [
    ['en', 'In Spanish'],
    ['zh', '原文为西班牙语'],
  ] as const) {
    test(`Texts without a translation are marked and labelled with their own language in ${language}`, async ({
      createOpportunity,
    }) => {
      const { id } = await createOpportunity(original);
      const document = await openPage(id, language);
      expect(label(document, note)).toHaveLength(1);
      for (const text of [original.title, original.subtitle, original.description]) {
        expect(textsOf(document)).toContainEqual([text, 'es']);
      }
    });
  }

  test('A translation without a description shows the original one with its own label', async ({
    createOpportunity,
  }) => {
    const translations = { zh: { ...chinese, description: '' } };
    const { id } = await createOpportunity({ ...original, language: 'en', translations });
    const document = await openPage(id, 'zh');
    expect(textOf(document.querySelector('h1'))).toBe(chinese.title);
    expect(label(document, '原文为英语')).toHaveLength(1);
    expect(textsOf(document)).toContainEqual([original.description, 'en']);
    expect(label(await openPage(id, 'es'), 'En inglés')).toHaveLength(1);
  });

  test('An image has the text alternative in the page’s language, or else another one with its language', async ({
    createOpportunity,
    api,
    token,
  }) => {
    const { id, imageURL, ...made } = await createOpportunity({ ...original, images: ['home/1.jpg', 'home/2.jpg'] });
    const [first = '', second = ''] = imageURL;
    const imageAlts = { [first]: { zh: '盐湖' }, [second]: { en: 'A pilot plant' } };
    const data = { ...original, sector: made.sector, id, imageURL, imageAlts, translations: { zh: chinese } };
    const saved = await api.post('/api/opportunities/save', { headers: { Authorization: `Bearer ${token}` }, data });
    expect(saved.status()).toBe(200);
    for (const [language, alts, spoken] of [
      ['en', ['Litio de la Puna', 'A pilot plant'], ['es', 'en']],
      ['zh', ['盐湖', '普纳高原锂矿'], ['zh', 'zh']],
    ] as const) {
      const document = await openPage(id, language);
      expect(attributes(document, '[aria-roledescription] img', 'alt')).toEqual(alts);
      expect(attributes(document, '[aria-roledescription] img', 'lang')).toEqual(spoken);
    }
  });
});

describe('images of an opportunity', () => {
  test('The carousel is labelled in each language, and only its first image loads with priority', async ({
    createOpportunity,
  }) => {
    const images = ['sectors/mining-header.jpg', 'sectors/mining-aside.jpg', 'why/natural-resources.jpg'];
    const { id, title } = await createOpportunity({ images });
    for (const language of languages) {
      const { opportunity: texts } = dictionaryOf(language);
      const document = await openPage(id, language);
      const region = document.querySelector(`[aria-label="${fill(texts.pictures, { title })}"]`);
      expect(region?.getAttribute('aria-roledescription')).toBe(texts.carousel);
      const names = [1, 2, 3].map((number) => fill(texts.picture, { number, count: 3 }));
      expect(attributes(region ?? document, '[role=group][aria-roledescription]', 'aria-label')).toEqual(names);
      // The buttons are disabled until the script has started.
      expect(all(region ?? document, 'button:not([disabled])')).toEqual([]);
      expect(attributes(region ?? document, 'button', 'aria-label')).toEqual([
        texts.fullScreen,
        ...[texts.previous, ...names, texts.next],
      ]);
      expect(attributes(region ?? document, '[role=group]:not([aria-roledescription])', 'aria-label')).toEqual([
        texts.choosePicture,
      ]);
      expect(textOf(region?.querySelector('[role=status]'))).toBe(names[0]);
      expect(attributes(region ?? document, 'img', 'loading')).toEqual(['eager', 'lazy', 'lazy']);
      // React writes `fetchPriority`. A browser reads the attribute in any case.
      expect(attributes(region ?? document, 'img', 'fetchPriority')).toEqual(['high', 'auto', 'auto']);
      for (const srcset of attributes(region ?? document, 'img', 'srcSet'))
        expect(srcset).toContain('/.netlify/images');
    }
  });

  test('A single image has only the full-screen control, and without images there is no carousel', async ({
    createOpportunity,
  }) => {
    const { opportunity: texts } = dictionaryOf('en');
    const one = await createOpportunity({ images: ['why/talent.jpg'] });
    const withOne = await openPage(one.id);
    expect(attributes(withOne, '[aria-roledescription] button', 'aria-label')).toEqual([texts.fullScreen]);
    const none = await createOpportunity({});
    expect(all(await openPage(none.id), '[aria-roledescription]')).toEqual([]);
  });
});
