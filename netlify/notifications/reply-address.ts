import { domainToASCII } from 'node:url';
import * as v from 'valibot';
import { enquiry } from '#domain/enquiry/enquiry';

const asciiAddress = v.pipe(
  enquiry.entries.email,
  v.transform(withASCIIDomain),
  enquiry.entries.email,
  v.regex(/^[!-~]+$/),
);

/**
 * The Reply-To address in ASCII, which every mail server accepts; `undefined` if there is none. The stored address was
 * validated by the rules of its time and before its domain was mapped to ASCII, which turns a full-width comma into
 * `,`.
 */
export function replyAddress(email: string): string | undefined {
  const address = v.safeParse(asciiAddress, email);
  return address.success ? address.output : undefined;
}

function withASCIIDomain(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  // A URL’s host ends at the first four of these characters, and `%` is decoded in it.
  return `${local}@${/[/?#:%]/.test(domain) ? '' : domainToASCII(domain)}`;
}
