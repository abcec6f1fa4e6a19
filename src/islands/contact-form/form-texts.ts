import type { EnquiryField, enquiryFields } from '#domain/enquiry/enquiry';
import type { Language } from '#domain/language';
import { limits } from '#domain/limits';
import type { FieldProblem } from '#domain/text';
import type { Dictionary } from '../../i18n/dictionary';
import { counted, fill } from '../../i18n/fill';

/** What the page says around the form, and the form does not need. */
type PageTexts = 'title' | 'description' | 'intro' | 'getInTouch' | 'phone' | 'email' | 'officeHours' | 'median';

/** The texts of the form: every one travels in the page a second time. */
export type FormTexts = Omit<Dictionary['contact'], PageTexts>;

export interface ContactFormProps {
  readonly language: Language;
  readonly texts: FormTexts;
  /** The team's e-mail address, offered when a message cannot be sent; where the owner has stated one. */
  readonly email: string | undefined;
}

/** The texts of the e-mail field have a name of their own: `email` labels the team's e-mail address. */
const requiredKeys = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'emailField',
  company: 'company',
  sector: 'sector',
  country: 'country',
  message: 'message',
} as const satisfies Record<(typeof enquiryFields)[number], keyof FormTexts & keyof FormTexts['problems']>;

const textKeys = {
  ...requiredKeys,
  phone: 'phoneField',
  wechat: 'wechat',
  horizon: 'horizon',
  size: 'size',
} as const satisfies Record<EnquiryField, keyof FormTexts>;

const missingKeys: Readonly<Partial<Record<EnquiryField, keyof FormTexts['problems']>>> = requiredKeys;

const lengths: Readonly<Partial<Record<EnquiryField, number>>> = {
  firstName: limits.name,
  lastName: limits.name,
  email: limits.email,
  company: limits.company,
  message: limits.message,
  phone: limits.phone,
  wechat: limits.phone,
};

export function labelOf(field: EnquiryField, texts: FormTexts): string {
  return texts[textKeys[field]];
}

/** What is wrong with a field, as a sentence that makes sense away from it too. */
export function problemText(field: EnquiryField, problem: FieldProblem, texts: FormTexts, language: Language): string {
  const { problems } = texts;
  const missing = missingKeys[field];
  if (problem === 'required' && missing) return problems[missing];
  if (problem === 'email') return problems.emailFormat;
  const limit = counted(lengths[field] ?? 0, language);
  const values = { field: labelOf(field, texts), limit };
  if (problem === 'too-long') return fill(problems.tooLong, values);
  return fill(problems.other, values);
}
