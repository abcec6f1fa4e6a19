import type { EnquiryField, enquiryFields } from '#domain/enquiry/enquiry';
import type { Language } from '#domain/language';
import { limits } from '#domain/limits';
import type { FieldProblem } from '#domain/text';
import type { Dictionary } from '../../i18n/dictionary';
import { fill, formatCount } from '../../i18n/fill';

/** Texts of the page around the form. */
type PageTexts = 'title' | 'description' | 'intro' | 'getInTouch' | 'phone' | 'email' | 'officeHours' | 'median';

/** Texts of the form only, because the page contains island props twice. */
export type FormTexts = Omit<Dictionary['contact'], PageTexts>;

export interface ContactFormProps {
  readonly language: Language;
  readonly texts: FormTexts;
  /** The team's email address, shown when a message cannot be sent. `undefined` if the owner has not set one. */
  readonly email: string | undefined;
}

/** Keys of the texts of required fields. That of the email field differs, because `email` labels the team's address. */
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

/** The longest text of a field; `undefined` for a choice. */
const lengths: Readonly<Record<EnquiryField, number | undefined>> = {
  firstName: limits.name,
  lastName: limits.name,
  email: limits.email,
  company: limits.company,
  message: limits.message,
  phone: limits.phone,
  wechat: limits.phone,
  sector: undefined,
  country: undefined,
  horizon: undefined,
  size: undefined,
};

export function labelOf(field: EnquiryField, texts: FormTexts): string {
  return texts[textKeys[field]];
}

/** Error message of a field. It names the field, so that it can stand alone in the summary. */
export function problemText(field: EnquiryField, problem: FieldProblem, texts: FormTexts, language: Language): string {
  const { problems } = texts;
  const name = { field: labelOf(field, texts) };
  const missing = missingKeys[field];
  const limit = lengths[field];
  switch (problem) {
    case 'required':
      return missing ? problems[missing] : fill(problems.other, name);
    case 'email':
      return problems.emailFormat;
    case 'too-long':
      return limit === undefined
        ? fill(problems.other, name)
        : fill(problems.tooLong, { ...name, limit: formatCount(limit, language) });
    case 'control-character':
    case 'date':
    case 'not-stored':
    case 'number':
    case 'personal-data':
    case 'range':
    case 'taken':
    case 'too-many':
    case 'too-short':
    case 'unknown':
    case 'wrong-type':
      return fill(problems.other, name);
  }
}
