import { createHash } from 'node:crypto';
import {
  type Enquiry,
  enquiry,
  formFields,
  formSuspicions,
  honeypotField,
  optionalFields,
} from '#domain/enquiry/enquiry';
import type { Language } from '#domain/language';
import { idsInQuery, readIds } from '#domain/opportunity/shortlist';
import { type FieldProblems, parseURL } from '#domain/text';
import { dayOf } from '#domain/time/day';
import { validate } from '#domain/validate';
import { type Enqueue, receiveEnquiry } from './receive.ts';

type Typed = Readonly<Record<string, string>>;

/** The outcome of a form that a browser sent without scripts. */
export type PostedOutcome =
  | { readonly kind: 'sent'; readonly reference: string; readonly answerBy: string }
  | { readonly kind: 'invalid'; readonly problems: FieldProblems; readonly typed: Typed }
  | { readonly kind: 'failed'; readonly reason: 'failed' | 'tooMany'; readonly typed: Typed };

/** A hidden field of a form that is returned with errors: the ids of the enquiry’s opportunities. */
const aboutField = 'about';

/** The client and language of a form. */
export interface Posting {
  readonly ip: string;
  readonly language: Language;
  /** The ids of the enquiry’s opportunities. */
  readonly about: readonly string[];
}

/**
 * The opportunities of a form. The prebuilt page cannot contain them, but they are in its URL, which the browser sends
 * as `referer`; a returned form contains them itself.
 */
export function subjectsOf(form: URLSearchParams, referer: string | null): readonly string[] {
  const held = form.get(aboutField);
  if (held !== null) return readIds(held).ids;
  const url = parseURL(referer ?? '');
  return (url && idsInQuery(url.search, aboutField)?.ids) || [];
}

/** Receives the contact form as a browser submits it without scripts. */
export async function receivePosted(form: URLSearchParams, posting: Posting, enqueue: Enqueue): Promise<PostedOutcome> {
  const typed: Typed = Object.fromEntries(formFields.map((field) => [field, newlines(form.get(field) ?? '')]));
  const given = Object.entries(typed).filter(([field, value]) => !isLeftOut(field, value));
  const about = posting.about.length > 0 ? { opportunities: posting.about } : {};
  const checked = validate(enquiry, { ...Object.fromEntries(given), ...about, language: posting.language });
  if (checked.kind === 'invalid') return { kind: 'invalid', problems: checked.fields, typed };
  const outcome = await receiveEnquiry(
    checked.value,
    {
      key: keyOf(checked.value, posting.ip),
      ip: posting.ip,
      untimed: true,
      suspicions: formSuspicions(form.get(honeypotField), null),
    },
    enqueue,
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

/** A key derived from the form: reloaded or clicked twice, the same form is stored once in a day. */
function keyOf(sent: Enquiry, ip: string): string {
  const day = dayOf(new Date());
  const hash = createHash('sha256')
    .update(JSON.stringify([sent, ip, day]))
    .digest('hex');
  return [8, 4, 4, 4, 12].map((length, part) => hash.slice(part * 12, part * 12 + length)).join('-');
}
