import type { EnquiryField } from '#domain/enquiry';
import type { Language } from '#domain/language';
import { limits } from '#domain/limits';
import type { FieldProblem } from '#domain/text';
import type { Dictionary } from '../../i18n/dictionary';
import { fill } from '../../i18n/fill';

type Texts = Dictionary['contact'];

/** The texts of the e-mail field have a name of their own: `email` labels the team's address. */
const textKeys = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'emailField',
  company: 'company',
  sector: 'sector',
  country: 'country',
  message: 'message',
} as const satisfies Record<EnquiryField, keyof Texts & keyof Texts['problems']>;

const lengths: Readonly<Partial<Record<EnquiryField, number>>> = {
  firstName: limits.name,
  lastName: limits.name,
  email: limits.email,
  company: limits.company,
  message: limits.message,
};

export function labelOf(field: EnquiryField, texts: Texts): string {
  return texts[textKeys[field]];
}

/** What is wrong with a field, as a sentence that makes sense away from it too. */
export function problemText(field: EnquiryField, problem: FieldProblem, texts: Texts, language: Language): string {
  const { problems } = texts;
  if (problem === 'required') return problems[textKeys[field]];
  if (problem === 'email') return problems.emailFormat;
  const limit = new Intl.NumberFormat(language).format(lengths[field] ?? 0);
  const values = { field: labelOf(field, texts), limit };
  if (problem === 'too-long') return fill(problems.tooLong, values);
  if (problem === 'line-break') return fill(problems.lineBreak, values);
  return fill(problems.other, values);
}
