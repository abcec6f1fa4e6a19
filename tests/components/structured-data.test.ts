import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '#domain/language';
import { jsonForHtml, structuredData } from '../../src/components/head/structured-data.ts';

const site = new URL('https://invest.example');
const team = { phone: '+54 11 0000 0000', email: 'invest@invest.example' };

function crumbs(path: string, language: 'en' | 'es' | 'zh', heading: string): readonly [string, string][] {
  const data = structuredData({ site, language, path, heading, description: 'What it is', team });
  const { '@graph': graph } = JSON.parse(JSON.stringify(data));
  const way = graph.find((part: { '@type': string }) => part['@type'] === 'BreadcrumbList');
  return way?.itemListElement.map(({ name, item }: { name: string; item: string }) => [name, item]);
}

test('the way to a page goes by its section', () => {
  expect(crumbs('/', 'en', 'Invest Argentina')).toBeUndefined();
  expect(crumbs('/about', 'es', 'Quiénes somos')).toEqual([
    ['Invest Argentina', 'https://invest.example/es'],
    ['Quiénes somos', 'https://invest.example/es/about'],
  ]);
  expect(crumbs('/sectors/energy', 'zh', '能源')).toEqual([
    ['投资阿根廷', 'https://invest.example/zh'],
    ['重点行业', 'https://invest.example/zh/sectors'],
    ['能源', 'https://invest.example/zh/sectors/energy'],
  ]);
  expect(crumbs('/opportunity/1', 'en', 'A wind farm')).toEqual([
    ['Invest Argentina', 'https://invest.example/'],
    ['Opportunities', 'https://invest.example/opportunities'],
    ['A wind farm', 'https://invest.example/opportunity/1'],
  ]);
});

test('whatever a text says, its JSON neither ends the script element nor changes its meaning', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('</script>', '<!--', ']]>', '\u2028', '\u2029', '&lt;'),
  );
  fc.assert(
    fc.property(hostile, fc.constantFrom(...languages), (heading, language) => {
      const data = structuredData({ site, language, path: '/opportunity/1', heading, description: heading, team });
      const json = jsonForHtml(data);
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual(data);
    }),
  );
});
