import * as v from 'valibot';
import { type Language, languages } from '#domain/language';
import { limits } from '#domain/limits';
import { firstDay } from '#domain/opportunity/facts';
import { inEachLanguage } from '#domain/opportunity/translations';
import { multiLine, problem, required } from '#domain/text';
import { dayInArgentina, isDay } from '#domain/time/day';

// Questions of investors with the team’s answers, on the sheet of an opportunity. They name nobody.

const texts = v.object({ question: v.string(), answer: v.string() });

/** The fields of a question in each language. */
export const questionTexts = ['question', 'answer'] as const satisfies (keyof v.InferOutput<typeof texts>)[];

const question = v.object({
  /** Unique within the opportunity; the anchor on its page. */
  id: v.string(),
  /** The day of the answer, `YYYY-MM-DD`. An invalid one would fail in every page that formats it. */
  on: v.pipe(v.string(), v.check(isDay)),
  texts: v.object(inEachLanguage(texts)),
});

export type Question = v.InferOutput<typeof question>;

/** As stored and returned, newest first. */
export const questions = v.exactOptional(v.array(question));

const address = /[^\s@＠][@＠][^\s@＠]+\.[^\s@＠]/u;
const telephone = /[+＋][\s(]*\d(?:[\s()-]*\d){7}/u;

const publicText = (length: number) =>
  v.pipe(
    required(multiLine(length)),
    v.check((text) => !address.test(text) && !telephone.test(text), problem('personal-data')),
  );

const sentTexts = v.object(
  { question: publicText(limits.question), answer: publicText(limits.answer) },
  problem('wrong-type'),
);

/** A question as an administrator sends it: in one language at least, without e-mail addresses and telephone numbers. */
export const sentQuestion = v.object(
  {
    id: v.pipe(v.string(problem('wrong-type')), v.regex(/^[0-9a-z-]{8,40}$/, problem('unknown'))),
    on: v.pipe(
      v.string(problem('wrong-type')),
      v.check((day) => isDay(day) && day >= firstDay && day <= dayInArgentina(new Date()), problem('date')),
    ),
    texts: v.pipe(
      v.strictObject(inEachLanguage(sentTexts), problem('unknown')),
      v.check((texts) => Object.keys(texts).length > 0, problem('required')),
    ),
  },
  problem('wrong-type'),
);

/** As an administrator sends them: omitted ones stay, `null` removes them. */
export const sentQuestions = v.nullish(
  v.pipe(
    v.array(sentQuestion, problem('wrong-type')),
    v.maxLength(limits.questions, problem('too-many')),
    v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, problem('unknown')),
    v.transform((all) => newestFirst(all)),
  ),
);

/** In one order for every save and merge: those of one day by their ids. */
export function newestFirst(all: readonly Question[]): Question[] {
  return [...all].sort((one, other) => other.on.localeCompare(one.on) || one.id.localeCompare(other.id));
}

/** The questions after one was added, or replaced the one with its id. */
export function withQuestion(all: readonly Question[] = [], added: Question): Question[] {
  return newestFirst([added, ...all.filter(({ id }) => id !== added.id)]);
}

export interface ShownQuestion extends v.InferOutput<typeof texts> {
  readonly id: string;
  /** The day of the answer, `YYYY-MM-DD`. */
  readonly on: string;
  readonly language: Language;
}

/** Questions for a reader: each in the reader’s language, else in that of the sheet, else in any. */
export function questionsFor(all: readonly Question[], reader: Language, written: Language): readonly ShownQuestion[] {
  return all.flatMap(({ id, on, texts }) => {
    const language = [reader, written, ...languages].find((one) => texts[one]);
    const shown = language && texts[language];
    return shown ? [{ ...shown, id, on, language }] : [];
  });
}
