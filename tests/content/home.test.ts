import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language';

const services = ['opportunities', 'positioning', 'support'];

const service = (language: string, name: string) => {
  const file = readFileSync(`content/services/${language}/${name}.md`, 'utf8');
  const [, title = '', body = ''] = /^---\ntitle: (.+)\n---\n([\s\S]*)$/.exec(file) ?? [];
  return { title, body: body.trim() };
};

const figures = (language: string) => {
  const file = readFileSync(`content/headline-figures/${language}.yaml`, 'utf8');
  const all = (field: string) => [...file.matchAll(new RegExp(`${field}: "?(.+?)"?$`, 'gm'))].map(([, text]) => text);
  return { figure: all('figure'), caption: all('caption'), source: all('source'), year: all('year') };
};

test.each(languages)('the three services are written in %s, and nothing else is', (language) => {
  expect(readdirSync(`content/services/${language}`).toSorted()).toEqual(services.map((name) => `${name}.md`));
});

describe.each(services)('the service “%s”', (name) => {
  test.each(['en', 'es'])('is told in %s in 25 to 45 words', (language) => {
    const { title, body } = service(language, name);
    expect(title).not.toBe('');
    expect(body.split(/\s+/).length).toBeGreaterThanOrEqual(25);
    expect(body.split(/\s+/).length).toBeLessThanOrEqual(45);
  });

  test('is told in Chinese in 50 to 90 characters', () => {
    const { body } = service('zh', name);
    expect(body).toMatch(/\p{Script=Han}/u);
    expect(body.length).toBeGreaterThanOrEqual(50);
    expect(body.length).toBeLessThanOrEqual(90);
  });
});

test('the five headline figures are the specified ones, each with its publisher, and alike in each language', () => {
  expect(figures('en').figure.map((figure, at) => `${figure} ${figures('en').caption[at]}`)).toEqual([
    'Top 5 global exporter of soybean, corn and lithium',
    '6th cattle producer',
    '8th largest country with 53% agricultural land',
    '2nd largest shale gas resources',
    '4th largest shale oil reservoirs',
  ]);
  for (const language of languages) {
    const { figure, caption, source, year } = figures(language);
    expect(source).toHaveLength(5);
    expect(figure.map((text) => text?.match(/\d+/)?.[0])).toEqual(['5', '6', '8', '2', '4']);
    expect(caption[2]).toContain('53%');
    expect(year).toEqual(figures('en').year);
  }
});
