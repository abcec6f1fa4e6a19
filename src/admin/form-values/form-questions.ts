import * as v from 'valibot';
import { byLanguage } from '#domain/formatters';
import { type Language, languages } from '#domain/language';
import type { Question } from '#domain/opportunity/questions';
import { dayInArgentina } from '#domain/time/day';

const typedTexts = v.object({ question: v.string(), answer: v.string() });

/** A question as typed: every text is there, empty if it is missing. */
export const typedQuestion = v.object({
  id: v.string(),
  on: v.string(),
  texts: v.object(byLanguage(() => typedTexts)),
});

export type TypedQuestion = Readonly<v.InferOutput<typeof typedQuestion>>;

const noTexts = { question: '', answer: '' };

/** A question of today without texts. */
export function emptyQuestion(id: string = crypto.randomUUID()): TypedQuestion {
  return { id, on: dayInArgentina(new Date()), texts: byLanguage(() => noTexts) };
}

/** Converts a stored question to form values. */
export function questionToType({ id, on, texts }: Question): TypedQuestion {
  return { id, on, texts: byLanguage((language) => texts[language] ?? noTexts) };
}

/**
 * The typed question, still to be validated, in the languages with a text. One without any is sent in its first
 * language, so that its fields show that they are missing.
 */
export function questionToSend({ id, on, texts }: TypedQuestion, first: Language = 'en') {
  const said = languages.filter((language) => isSaid(texts[language]));
  const sent = said.length > 0 ? said : [first];
  return { id, on, texts: Object.fromEntries(sent.map((language) => [language, texts[language]])) };
}

export const isSaid = ({ question, answer }: Readonly<Record<'question' | 'answer', string>>): boolean =>
  question.trim() !== '' || answer.trim() !== '';
