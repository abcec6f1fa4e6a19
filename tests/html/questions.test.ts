import { expect } from 'vitest';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { all, attributes, fetchPage, textOf } from '../support/pages.ts';
import { test } from '../support/sites/site-test.ts';

test('Questions are on the sheet newest first, in the language of the page or with a label, and no list has them', async ({
  createOpportunity,
  api,
}) => {
  const said = (question: string, answer: string) => ({ question, answer });
  const { id } = await createOpportunity({
    language: 'es',
    questions: [
      { id: 'question-water', on: '2026-05-04', texts: { es: said('¿Hay <b>agua</b>?', 'Sí.\nDel río.') } },
      {
        id: 'question-road',
        on: '2026-06-04',
        texts: { es: said('¿Hay camino?', 'Sí.'), zh: said('有路吗？', '有。') },
      },
    ],
  });
  const { document } = await fetchPage(`/opportunity/${id}`, 'zh');
  const { questions } = dictionaryOf('zh').opportunity;
  const section = document.querySelector('#questions');
  expect(all(section ?? document, 'h3').map(textOf)).toEqual(['有路吗？', '¿Hay <b>agua</b>?']);
  expect(attributes(section ?? document, 'h3', 'lang')).toEqual(['zh', 'es']);
  expect(textOf(section?.querySelector('#question-water'))).toContain('2026年5月4日');
  expect(section?.querySelector('#question-water .answer')?.textContent).toBe('Sí.\nDel río.');
  expect(section?.querySelector('a')?.getAttribute('href')).toBe(`/zh/contact?about=${id}`);
  expect(textOf(section?.querySelector('a'))).toBe(questions.ask);
  expect(await (await api.get('/invests/all?language=es')).text()).not.toContain('"questions"');
  const none = await createOpportunity({});
  expect((await fetchPage(`/opportunity/${none.id}`)).document.querySelector('#questions')).toBeNull();
});
