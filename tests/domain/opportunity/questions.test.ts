import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { limits } from '#domain/limits';
import { emptyContent } from '#domain/opportunity/content';
import { choiceOf, differencesBetween, mergedContent } from '#domain/opportunity/merge';
import { type Question, questionsFor, sentQuestions, withQuestion } from '#domain/opportunity/questions';
import { dayMs } from '#domain/time/day';
import { problemOf } from '#domain/validate';

const water = {
  id: 'question-water',
  on: '2026-05-04',
  texts: { en: { question: 'Is there water?', answer: 'Yes.\n\nFrom the river.' } },
};
const grid = { ...water, id: 'question-grid', on: '2026-06-11' };

/** The places of the errors of a list of questions, with their problems. */
function problemsOf(questions: unknown): Readonly<Record<string, string>> {
  const { issues = [] } = v.safeParse(sentQuestions, questions);
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', problemOf(issue)]));
}

const saying = (answer: string) => [{ ...water, texts: { en: { question: 'Is there water?', answer } } }];

describe('questions as sent', () => {
  test('They are stored newest first, with their line breaks', () => {
    expect(v.parse(sentQuestions, [water, grid])).toEqual([grid, water]);
  });

  test.each([
    ['without a language', [{ ...water, texts: {} }], { '0.texts': 'required' }],
    ['without an answer', saying(' '), { '0.texts.en.answer': 'required' }],
    ['with a long answer', saying('x'.repeat(limits.answer + 1)), { '0.texts.en.answer': 'too-long' }],
    [
      'in an unknown language',
      [{ ...water, texts: { ...water.texts, pt: water.texts.en } }],
      { '0.texts.pt': 'unknown' },
    ],
    ['on an impossible day', [{ ...water, on: '2026-02-30' }], { '0.on': 'date' }],
    [
      'in the future',
      [{ ...water, on: new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10) }],
      { '0.on': 'date' },
    ],
    ['with an id that is no anchor', [{ ...water, id: '<b> "x"' }], { '0.id': 'unknown' }],
    ['twice with one id', [water, water], { '': 'unknown' }],
    [
      'over the limit',
      Array.from({ length: limits.questions + 1 }, (_, index) => ({ ...water, id: `question-${index}` })),
      { '': 'too-many' },
    ],
  ])('A question %s is refused', (_, questions, problems) => {
    expect(problemsOf(questions)).toEqual(problems);
  });

  test.each([
    'Write to ana@firm.example.',
    '请联系 wang＠firm.cn',
    'Call +54 9 (351) 555-0199 today',
    '+86 138 0013 8000',
  ])('An answer with an e-mail address or telephone number is refused: %s', (answer) => {
    expect(problemsOf(saying(answer))).toEqual({ '0.texts.en.answer': 'personal-data' });
  });

  test.each([
    'US$ 180,000,000 in 2027-2029',
    'Growth of +12.5 % (+3,000 jobs)',
    '132 kV @ 50 Hz',
    'Law 27.742, art. 172',
  ])('An answer with figures is accepted: %s', (answer) => {
    expect(problemsOf(saying(answer))).toEqual({});
  });
});

describe('questions of an opportunity', () => {
  test('A question is shown in the reader’s language, else in the opportunity’s, else in any', () => {
    const texts = (answer: string) => ({ question: 'Q', answer });
    const said: Question = { ...water, texts: { es: texts('sí'), zh: texts('有') } };
    expect(questionsFor([said], 'zh', 'es')).toEqual([
      { id: said.id, on: said.on, question: 'Q', answer: '有', language: 'zh' },
    ]);
    expect(questionsFor([said], 'en', 'zh')[0]?.language).toBe('zh');
    expect(questionsFor([said], 'en', 'en')[0]?.language).toBe('es');
    expect(questionsFor([{ ...water, texts: {} }], 'en', 'en')).toEqual([]);
  });

  test('A question replaces the one with its id, and takes its place by day', () => {
    expect(withQuestion(undefined, water)).toEqual([water]);
    expect(withQuestion([water], grid)).toEqual([grid, water]);
    const changed = { ...grid, on: '2026-01-01' };
    expect(withQuestion([grid, water], changed)).toEqual([water, changed]);
  });
});

test('Two questions that are published at once are both kept, and one that both versions changed needs a choice', () => {
  const asked = (id: string, answer: string) => ({ id, on: '2026-05-04', texts: { en: { question: 'Q', answer } } });
  const base = { ...emptyContent, title: 'A', subtitle: 'B' };
  const before = { ...base, questions: [asked('question-a', 'Yes.')] };
  const mine = { ...base, questions: [asked('question-a', 'No.'), asked('question-b', 'Mine.')] };
  const theirs = { ...base, questions: [asked('question-a', 'Maybe.'), asked('question-c', 'Theirs.')] };
  const sides = { base: before, mine, theirs };
  const differences = differencesBetween(sides);
  expect(Object.fromEntries(differences.map(({ place, outcome }) => [place, outcome]))).toEqual({
    'questions.question-a': 'choice',
    'questions.question-b': 'mine',
    'questions.question-c': 'theirs',
  });
  const choices = Object.fromEntries(differences.map((one) => [one.place, choiceOf('theirs', one)]));
  expect(mergedContent(sides, choices)?.questions?.map(({ texts }) => texts.en?.answer)).toEqual([
    'Maybe.',
    'Mine.',
    'Theirs.',
  ]);
  const removed = { base: before, mine: base, theirs: before };
  expect(mergedContent(removed, {})).not.toHaveProperty('questions');
});
