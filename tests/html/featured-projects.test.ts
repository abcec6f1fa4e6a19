import { rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseHTML } from 'linkedom';
import * as v from 'valibot';
import { expect } from 'vitest';
import { featuredProjects } from '#domain/calls/featured-projects';
import { languages } from '#domain/language';
import { opportunitiesTag } from '#http/headers';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { textOf } from '../support/pages.ts';
import { ownSiteTest } from '../support/sites/site-test.ts';
import { storedFile } from '../support/sites/stored-file.ts';

const sums = { en: 'US$120 million', es: 'US$ 120 millones', zh: '1.2亿美元' } as const;

ownSiteTest(
  'The call for featured projects returns one project and three others, with all their texts',
  async ({ api, createOpportunity }) => {
    const translations = { zh: { title: '盐湖提锂', subtitle: '在卡塔马卡省', description: '' } };
    await createOpportunity({ title: 'The oldest' });
    await createOpportunity({
      title: 'Solar park',
      sector: 'energy',
      province: 'SJU',
      investment: { from: 5_000_000 },
    });
    const { id } = await createOpportunity({
      ...{ title: 'Lithium from brine', sector: 'mining', province: 'CAT', stage: 'feasibility' },
      ...{ investment: { from: 120_000_000 }, images: ['home/1.jpg'], translations },
    });
    await createOpportunity({ title: 'Olive groves', sector: 'agriculture' });
    await createOpportunity({ title: 'A draft', status: 'draft' });
    await createOpportunity({ title: 'Too late', deadline: '2020-01-01' });
    await createOpportunity({ title: 'The newest', sector: 'tech' });

    for (const language of languages) {
      const { facts, home } = dictionaryOf(language);
      const response = v.parse(featuredProjects.response, await (await api.get(`/featured/${language}.json`)).json());
      if (!response) throw new Error('There are projects');
      const { title, project, others } = response;
      expect(title).toBe(home.projectsTitle);
      expect(project.title).toBe(language === 'zh' ? '盐湖提锂' : 'Lithium from brine');
      expect(project.path).toBe(localizedPath(`/opportunity/${id}`, language));
      const [sum, stage] = project.facts;
      expect([sum?.label, sum?.text.replaceAll('\u00a0', ' ')]).toEqual([facts.investment, sums[language]]);
      expect(stage).toEqual({ label: facts.stage, text: facts.stages.feasibility });
      expect((await api.get(project.cover?.src ?? '')).status()).toBe(200);
      expect(project.cover?.srcset.split(', ')).toHaveLength(5);
      expect(others.map((other) => other.title)).toEqual(['The newest', 'Olive groves', 'Solar park']);
      expect(others.at(-1)).toMatchObject({
        ...(language !== 'en' && { language: 'en' }),
        path: expect.stringMatching(/opportunity/),
        sum: expect.stringMatching(/5|500/),
        words: {
          en: 'Energy · San Juan',
          es: 'Energía · San Juan · En inglés',
          zh: '能源·圣胡安省·原文为英语',
        }[language],
      });
    }
  },
);

ownSiteTest(
  'The call for featured projects is cached by the CDN until a save, and is 404 for other languages',
  async ({ api }) => {
    for (const language of languages) {
      const response = await api.get(`/featured/${language}.json`);
      expect(await response.json(), 'there is no project').toBeNull();
      const headers = response.headers();
      expect(headers['netlify-cache-tag']?.split(',')).toContain(opportunitiesTag);
      expect(headers['netlify-cdn-cache-control']).toContain('stale-while-revalidate=3540');
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(headers['netlify-vary']).toBe('query=none');
    }
    for (const path of ['/featured/fr.json', '/featured/en', '/featured', '/en.html', '/en', '/es/es'])
      expect([path, (await api.get(path)).status()]).toEqual([path, 404]);
  },
);

ownSiteTest(
  'The home page works when the list cannot be read, and the call for featured projects answers 503',
  async ({ api, store, createOpportunity }) => {
    const { id } = await createOpportunity({ title: 'Lithium' });
    const ask = () => api.get('/featured/en.json');
    expect(await (await ask()).json()).toMatchObject({ project: { title: 'Lithium' } });

    // A file in place of the index folder makes the list unreadable.
    const index = dirname(await storedFile(store, id)).replace(/opportunities$/, 'opportunity-index');
    await rm(index, { recursive: true, force: true });
    await writeFile(index, 'not a folder');
    const page = await api.get('/');
    expect(page.status()).toBe(200);
    expect(textOf(parseHTML(await page.text()).document.querySelector('h1'))).toBe(dictionaryOf('en').home.title);
    const response = await ask();
    expect(response.status()).toBe(503);
    expect(response.headers()['retry-after']).toMatch(/^\d+$/);
    expect(response.headers()['netlify-cdn-cache-control'] ?? '').not.toContain('max-age=60');
    await rm(index);
    expect(await (await ask()).json()).toMatchObject({ project: { title: 'Lithium' } });
  },
);
