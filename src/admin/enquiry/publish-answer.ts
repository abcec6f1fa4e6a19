import * as v from 'valibot';
import type { AdminEnquiry } from '#domain/enquiry/admin-enquiry';
import { publishedAnswerId, senderIn } from '#domain/enquiry/published-answer';
import { languages } from '#domain/language';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { type Question, questionTexts, sentQuestion, withQuestion } from '#domain/opportunity/questions';
import { problemOf } from '#domain/validate';
import { fetchOpportunity, saveOpportunity } from '../../api/admin-opportunities';
import { fill } from '../../i18n/fill';
import {
  emptyQuestion,
  questionToSend,
  questionToType,
  type TypedQuestion,
  typedQuestion,
} from '../form-values/form-questions';
import { questionLabel, questionPlaceLabel } from '../i18n/labels';
import { fieldMessage } from '../i18n/messages';
import { $texts } from '../i18n/texts';
import { $typedAnswers } from '../inbox/enquiry-list';
import { type CallResult, withToken } from '../session/call';

/** The published answer of an enquiry on a sheet. */
export function answerOn({ questions = [] }: Opportunity, enquiry: AdminEnquiry): Question | undefined {
  return questions.find(({ id }) => id === publishedAnswerId(enquiry));
}

/** The answer that was typed for an enquiry and not published yet. */
export function typedAnswer(id: string): TypedQuestion | undefined {
  try {
    return v.parse(typedQuestion, JSON.parse($typedAnswers.get()[id] ?? ''));
  } catch {
    return undefined;
  }
}

/** What the editor begins with: the published answer, or the sender's message in the sender's language. */
export function initialAnswer(enquiry: AdminEnquiry, sheets: readonly Opportunity[]): TypedQuestion {
  const [published] = sheets.flatMap((sheet) => answerOn(sheet, enquiry) ?? []);
  if (published) return questionToType(published);
  const { language = 'en', message } = enquiry.enquiry;
  const empty = emptyQuestion(publishedAnswerId(enquiry));
  return { ...empty, texts: { ...empty.texts, [language]: { question: message.trim(), answer: '' } } };
}

/** The errors of a typed answer by place; a text that shows the sender is one. */
export function answerProblems(
  typed: TypedQuestion,
  { enquiry }: AdminEnquiry,
  sheets: readonly Opportunity[],
): Readonly<Record<string, string>> {
  const { issues = [] } = v.safeParse(sentQuestion, questionToSend(typed, enquiry.language));
  const invalid = issues.map((issue) => {
    const place = v.getDotPath(issue) ?? '';
    return [place, fieldMessage(place, questionPlaceLabel(place), problemOf(issue))] as const;
  });
  const known = sheets.flatMap(textsOf).join('\n');
  const personal = languages.flatMap((language) =>
    questionTexts.flatMap((text) => {
      const found = senderIn(typed.texts[language][text], enquiry, known);
      const label = questionLabel(text, undefined, language);
      const message = fill($texts.get().publishAnswer.personal, { label, found: found ?? '' });
      return found === undefined ? [] : [[`texts.${language}.${text}`, message] as const];
    }),
  );
  return Object.fromEntries([...personal, ...invalid].reverse());
}

/** The names on a sheet, which are public already. */
function textsOf({ title, subtitle, description, translations = {}, place, promoter }: Opportunity): string[] {
  const translated = Object.values(translations).flatMap((texts) => [texts.title, texts.subtitle, texts.description]);
  return [title, subtitle, description, ...translated, place?.locality ?? '', promoter?.name ?? ''];
}

/** Attempts to save on top of a sheet's current version while others save it too. */
const attempts = 4;

/** Puts the answer on a sheet's current version; the other content stays. */
export async function publishOn(id: string, typed: TypedQuestion): Promise<CallResult<Opportunity>> {
  const question = v.parse(sentQuestion, questionToSend(typed));
  for (let attempt = 1; ; attempt++) {
    const read = await withToken((token) => fetchOpportunity(token, id));
    if (read.kind !== 'succeeded') return read;
    const { title, subtitle, sector, description, imageURL, version, questions } = read.response;
    const content = { title, subtitle, sector, description, imageURL, questions: withQuestion(questions, question) };
    const saved = await withToken((token) => saveOpportunity(token, { ...content, id, version }));
    const isStale = saved.kind === 'failed' && saved.error.status === 409;
    if (!isStale || attempt === attempts) return saved;
  }
}
