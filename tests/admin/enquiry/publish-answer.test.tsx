import { expect, test } from 'vitest';
import type { AdminEnquiry } from '#domain/enquiry/admin-enquiry';
import { publishedAnswerId } from '#domain/enquiry/published-answer';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { PublishAnswer } from '../../../src/admin/enquiry/PublishAnswer.tsx';
import { answerProblems, initialAnswer, publishOn, typedAnswer } from '../../../src/admin/enquiry/publish-answer.ts';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { dropAllTyped, removeListed, storeTypedAnswer } from '../../../src/admin/inbox/enquiry-list.ts';
import { createLoader } from '../../../src/api/loader.ts';
import { wind } from '../support/enquiry-samples.ts';
import { provideSession } from '../support/provide-session.ts';
import { buttonsNamed, rendered, textOf } from '../support/rendered.ts';
import { bodyOf, calls, lithium, ok, refusal, server } from '../support/server.ts';

provideSession(dropAllTyped);

const enquiry: AdminEnquiry = {
  ...wind,
  enquiry: { ...wind.enquiry, language: 'es', message: 'Soy Emma Lindqvist. ¿Hay agua?', opportunities: [lithium.id] },
};
const id = publishedAnswerId(enquiry);
const spanish = { question: '¿Hay agua?', answer: 'Sí, del río.' };
const published = { id, on: '2026-05-04', texts: { es: spanish } };
const other = {
  id: 'question-other',
  on: '2026-06-04',
  texts: { en: { question: 'Is there a road?', answer: 'Yes.' } },
};

/** An answer as typed from the first one, with texts in Spanish. */
const typed = (said: object = {}) => {
  const { texts, ...first } = initialAnswer(enquiry, []);
  return { ...first, on: '2026-05-04', texts: { ...texts, es: { ...spanish, ...said } } };
};

test('The editor begins with the message in the language of the sender, or with the published answer', () => {
  const { es, en } = initialAnswer(enquiry, [lithium]).texts;
  expect(es).toEqual({ question: enquiry.enquiry.message, answer: '' });
  expect(en).toEqual({ question: '', answer: '' });
  const again = initialAnswer(enquiry, [{ ...lithium, questions: [other, published] }]);
  expect(again).toMatchObject(published);
});

test('A text that identifies the sender is refused with the words to remove; an empty one asks for the text', () => {
  const problemsOf = (said: object, sheet: Partial<Opportunity> = {}) =>
    answerProblems(typed(said), enquiry, [{ ...lithium, ...sheet }]);
  expect(problemsOf({})).toEqual({});
  expect(problemsOf({ question: 'Emma Lindqvist pregunta por el agua', answer: 'Nordlund puede verla' })).toEqual({
    'texts.es.question': 'Question in Spanish: remove “Emma Lindqvist”. It shows who asked.',
    'texts.es.answer': 'Answer in Spanish: remove “Nordlund”. It shows who asked.',
  });
  expect(problemsOf({ answer: 'Nordlund puede verla' }, { subtitle: 'With Nordlund' })).toEqual({});
  expect(problemsOf({ answer: 'Escriba a agua@example.org' })).toEqual({
    'texts.es.answer': 'Answer in Spanish: remove the e-mail address or telephone number. This text is public.',
  });
  expect(problemsOf({ answer: ' ' })).toEqual({ 'texts.es.answer': 'Enter the answer in Spanish.' });
  expect(problemsOf({ question: '', answer: '' })).toEqual({
    'texts.es.question': 'Enter the question in Spanish.',
    'texts.es.answer': 'Enter the answer in Spanish.',
  });
});

test('Publishing an answer keeps the other questions of the current version and replaces an earlier answer to the enquiry', async () => {
  const before = { ...lithium, version: 7, questions: [other, { ...published, on: '2026-01-01' }] };
  server
    .mockImplementationOnce(() => ok({ ...before, version: 6, questions: [] }))
    .mockImplementationOnce(() => refusal('conflict', { current: before }))
    .mockImplementationOnce(() => ok(before))
    .mockImplementationOnce(() => ok({ ...before, version: 8 }));
  expect(await publishOn(lithium.id, typed())).toMatchObject({ kind: 'succeeded', response: { version: 8 } });
  expect(calls()).toHaveLength(4);
  const { title, subtitle, sector, description, imageURL } = lithium;
  expect(bodyOf(3)).toEqual({
    ...{ id: lithium.id, version: 7, title, subtitle, sector, description, imageURL },
    questions: [other, published],
  });
});

test('A typed answer is kept until its enquiry is erased, and shown as not published yet', () => {
  const requested = [{ id: lithium.id, opportunity: lithium }];
  const loader = createLoader({ kind: 'loaded', requested } as const, async () => undefined);
  const page = () => rendered(<PublishAnswer enquiry={enquiry} loader={loader} />);
  expect(textOf(page().body)).not.toContain(texts.publishAnswer.typed);
  storeTypedAnswer(enquiry.id, typed());
  expect(typedAnswer(enquiry.id)).toEqual(typed());
  expect(textOf(page().body)).toContain(texts.publishAnswer.typed);
  removeListed(enquiry.id);
  expect(typedAnswer(enquiry.id)).toBeUndefined();
});

test('A published answer is linked at its place on the sheet, and without a sheet there is nothing to publish', () => {
  const sheet = { ...lithium, questions: [published] };
  const pageOf = (...requested: { id: string; opportunity: Opportunity | undefined }[]) =>
    rendered(
      <PublishAnswer
        enquiry={enquiry}
        loader={createLoader({ kind: 'loaded', requested } as const, async () => undefined)}
      />,
    );
  const page = pageOf({ id: lithium.id, opportunity: sheet });
  expect(page.querySelector('a')?.getAttribute('href')).toBe(`/opportunity/${lithium.id}#${id}`);
  expect(buttonsNamed(page, texts.publishAnswer.change)).toHaveLength(1);
  const gone = pageOf({ id: lithium.id, opportunity: undefined });
  expect(textOf(gone.body)).toContain(texts.publishAnswer.none);
  expect(gone.querySelector('button')).toBeNull();
});
