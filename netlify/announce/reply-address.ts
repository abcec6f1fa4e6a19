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
 * Where a reply to a mail goes: an address in ASCII, which every mail server takes; `undefined` where there is none. What is
 * stored was checked once, by the rules of its time and before its domain was mapped to ASCII, which makes a `,` of a
 * full-width one.
 */
export function replyAddress(email: string): string | undefined {
  const address = v.safeParse(asciiAddress, email);
  return address.success ? address.output : undefined;
}

function withASCIIDomain(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  // The host of a URL ends at the first four of these, and is decoded at the last.
  return `${local}@${/[/?#:%]/.test(domain) ? '' : domainToASCII(domain)}`;
}
