import type { Enquiry } from '#domain/enquiry/enquiry';

// With a scheme or `www.`, or a host with a path. Does not start within a word of any script or an e-mail address, so
// that the time is linear in the text’s length, however long its words are.
const link =
  /(?<![\p{L}\p{N}_.@-])(?:https?:\/\/|www\.|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?=\/))[^\s<>"'()[\]，。；、）]*/giu;

const scheme = /^https?:\/\//i;

/** Links in the markup of a page or a forum; people do not write these in letters. */
const markup = /<a\s|<\/a>|\[url[=\]]|\[link[=\]]/i;

/** Links to other sites than the sender’s own in one letter: people give a source or two. */
const mostForeign = 2;

/** The hosts of a text’s links, as written but without `www.`. */
export function hostsIn(text: string): string[] {
  return (text.normalize('NFKC').match(link) ?? []).map((found) => {
    const [host = ''] = found.replace(scheme, '').split(/[/?#:]/);
    return host.toLowerCase().replace(/^www\./, '');
  });
}

/** Whether a text has a link at all. */
export const hasLink = (text: string): boolean => hostsIn(text).length > 0;

/**
 * The hosts of the message that are not the sender’s own: neither the e-mail address’s nor similar to the company’s
 * name.
 */
export function foreignHosts({ message, email, company }: Enquiry): string[] {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return [...new Set(hostsIn(message))].filter((host) => !isWithin(host, domain) && !isNamedLike(host, company));
}

const isWithin = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`);

/** The shortest name by which a host is recognised as a company’s. */
const shortestName = 4;

function isNamedLike(host: string, company: string): boolean {
  const lettersOf = (text: string) =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '');
  const name = lettersOf(company);
  const labels = host.split('.').slice(0, -1).map(lettersOf);
  return labels.some((label) => label.length >= shortestName && (name.includes(label) || label.includes(name)));
}

/** Whether an enquiry has links like advertising: many, in page markup, or in a name. */
export function advertises(enquiry: Enquiry): boolean {
  const { message, firstName, lastName, phone = '', wechat = '' } = enquiry;
  if (markup.test(message) || [firstName, lastName, phone, wechat].some(hasLink)) return true;
  return foreignHosts(enquiry).length > mostForeign;
}
