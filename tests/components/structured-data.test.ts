import { expect, test } from 'vitest';
import { languages } from '#domain/language';
import { type DescribedPage, jsonForHtml, structuredData } from '../../src/components/structured-data.ts';
import { fc } from '../support/properties.ts';

const site = new URL('https://invest.example');
const team = { phone: '+54 11 0000 0000', email: 'invest@invest.example' };

const opportunity = {
  sector: 'energy',
  image: '/og/wind.jpg',
  publishedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-02-01T00:00:00.000Z',
  questions: [],
} as const;

function graphOf(page: Omit<DescribedPage, 'site' | 'team' | 'owner' | 'description'>) {
  const data = structuredData({ site, team, owner: {}, description: 'What it is', ...page });
  return JSON.parse(JSON.stringify(data))['@graph'];
}

function crumbs(
  path: string,
  language: 'en' | 'es' | 'zh',
  heading: string,
  about: Pick<DescribedPage, 'opportunity'> = {},
): readonly [string, string][] {
  const graph = graphOf({ path, language, heading, ...about });
  const way = graph.find((part: { '@type': string }) => part['@type'] === 'BreadcrumbList');
  return way?.itemListElement.map(({ name, item }: { name: string; item: string }) => [name, item]);
}

test('The organization has the data that its owner states, and no keys for missing data', () => {
  const organization = (stated: Pick<DescribedPage, 'owner' | 'team'>) => {
    const page = { site, description: '', heading: 'About', language: 'en', path: '/about' } as const;
    return JSON.parse(JSON.stringify(structuredData({ ...page, ...stated })))['@graph'][0];
  };
  expect(organization({ owner: { legalName: 'Río SA', taxNumber: '30-00000000-7' }, team })).toMatchObject({
    legalName: 'Río SA',
    taxID: '30-00000000-7',
    contactPoint: { telephone: team.phone, email: team.email },
  });
  expect(Object.keys(organization({ owner: {}, team: {} }))).toEqual(['@type', '@id', 'name', 'url', 'logo']);
});

test('The breadcrumb trail of a page includes its section', () => {
  expect(crumbs('/', 'en', 'Invest Argentina')).toBeUndefined();
  expect(crumbs('/about', 'es', 'Quiénes somos')).toEqual([
    ['Invest Argentina', 'https://invest.example/es'],
    ['Quiénes somos', 'https://invest.example/es/about'],
  ]);
  expect(crumbs('/sectors/energy', 'zh', '能源')).toEqual([
    ['投资阿根廷', 'https://invest.example/zh'],
    ['行业', 'https://invest.example/zh/sectors'],
    ['能源', 'https://invest.example/zh/sectors/energy'],
  ]);
  expect(crumbs('/opportunity/1', 'en', 'A wind farm', { opportunity })).toEqual([
    ['Invest Argentina', 'https://invest.example/'],
    ['Opportunities', 'https://invest.example/opportunities'],
    ['Energy', 'https://invest.example/opportunities/energy'],
    ['A wind farm', 'https://invest.example/opportunity/1'],
  ]);
});

test('An opportunity is a project with its dates, its image and its place', () => {
  const about = (province?: string) => {
    const described = { ...opportunity, ...(province && { province }) };
    const graph = graphOf({ path: '/opportunity/1', language: 'es', heading: 'Eólico', opportunity: described });
    return graph.find((part: { '@type': string }) => part['@type'] === 'WebPage');
  };
  const image = 'https://invest.example/og/wind.jpg';
  expect(about('Chubut')).toMatchObject({
    ...{ inLanguage: 'es', datePublished: opportunity.publishedAt, dateModified: opportunity.updatedAt, image },
    mainEntity: {
      '@type': 'Project',
      name: 'Eólico',
      description: 'What it is',
      url: 'https://invest.example/es/opportunity/1',
      image,
      areaServed: { '@type': 'AdministrativeArea', name: 'Chubut' },
    },
  });
  expect(about()).toMatchObject({ mainEntity: { areaServed: { '@type': 'Country', name: 'Argentina' } } });
});

test('The questions of a sheet are part of its page, in the language that is shown', () => {
  const question = {
    id: 'answer-1',
    on: '2026-05-04',
    question: 'Is there water?',
    answer: 'Yes.',
    language: 'en',
  } as const;
  const described = { ...opportunity, questions: [question] };
  const graph = graphOf({ path: '/opportunity/1', language: 'es', heading: 'Eólico', opportunity: described });
  const url = 'https://invest.example/es/opportunity/1';
  expect(graph.find((part: { '@type': string }) => part['@type'] === 'WebPage').hasPart).toEqual([
    {
      '@type': 'Question',
      '@id': `${url}#answer-1`,
      name: 'Is there water?',
      inLanguage: 'en',
      about: { '@id': `${url}#project` },
      acceptedAnswer: { '@type': 'Answer', text: 'Yes.', datePublished: '2026-05-04' },
    },
  ]);
});

test('The JSON of any text keeps its meaning and cannot end the script element', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('</script>', '<!--', ']]>', '\u2028', '\u2029', '&lt;'),
  );
  fc.assert(
    fc.property(hostile, fc.constantFrom(...languages), (heading, language) => {
      const data = structuredData({
        site,
        language,
        path: '/opportunity/1',
        heading,
        description: heading,
        team,
        owner: {},
      });
      const json = jsonForHtml(data);
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual(data);
    }),
  );
});
