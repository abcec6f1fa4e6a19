import { createHash } from 'node:crypto';
import { type Enquiry, enquiry, formFields, optionalFields } from '#domain/enquiry/enquiry';
import { honeypotField, suspicionsOf } from '#domain/enquiry/spam';
import type { Language } from '#domain/language';
import type { FieldProblems } from '#domain/text';
import { validate } from '#domain/validate';
import { type Intend, receiveEnquiry } from './receive.ts';

export type Typed = Readonly<Record<string, string>>;

/** What became of a form that a browser sent without scripts. */
export type PostedOutcome =
  | { readonly kind: 'sent'; readonly reference: string; readonly answerBy: string }
  | { readonly kind: 'invalid'; readonly problems: FieldProblems; readonly typed: Typed }
  | { readonly kind: 'failed'; readonly reason: 'failed' | 'tooMany'; readonly typed: Typed };

/** From where and in which language a form was sent. */
export interface Posting {
  readonly ip: string;
  readonly language: Language;
}

/** Receives the contact form as a browser sends it by itself. */
export async function receivePosted(form: URLSearchParams, posting: Posting, intend: Intend): Promise<PostedOutcome> {
  const typed: Typed = Object.fromEntries(formFields.map((field) => [field, newlines(form.get(field) ?? '')]));
  const given = Object.entries(typed).filter(([field, value]) => !isLeftOut(field, value));
  const checked = validate(enquiry, { ...Object.fromEntries(given), language: posting.language });
  if (checked.kind === 'invalid') return { kind: 'invalid', problems: checked.fields, typed };
  const outcome = await receiveEnquiry(
    checked.value,
    {
      key: keyOf(checked.value, posting.ip),
      ip: posting.ip,
      untimed: true,
      suspicions: suspicionsOf(form.get(honeypotField), null),
    },
    intend,
  );
  if (outcome.kind === 'too-many') return { kind: 'failed', reason: 'tooMany', typed };
  if (outcome.kind === 'key-reused') return { kind: 'failed', reason: 'failed', typed };
  return { kind: 'sent', reference: outcome.reference, answerBy: outcome.answerBy };
}

/** Browsers send a line break as two characters. */
const newlines = (text: string): string => text.replaceAll('\r\n', '\n');

function isLeftOut(field: string, value: string): boolean {
  return value.trim() === '' && optionalFields.some((optional) => optional === field);
}

/** A key of the form's own: reloaded, or sent by a second click, the same form arrives once in a day. */
function keyOf(sent: Enquiry, ip: string): string {
  const day = new Date().toISOString().slice(0, 10);
  const hash = createHash('sha256')
    .update(JSON.stringify([sent, ip, day]))
    .digest('hex');
  return [8, 4, 4, 4, 12].map((length, part) => hash.slice(part * 12, part * 12 + length)).join('-');
}
