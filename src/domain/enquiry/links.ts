import type { Enquiry } from '#domain/enquiry/enquiry';

// With a scheme or `www.`, or a host with a path. Nothing begins within a word of any script, or an e-mail address: so a
// text is gone through once, however long its words are.
const link =
  /(?<![\p{L}\p{N}_.@-])(?:https?:\/\/|www\.|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?=\/))[^\s<>"'()[\]，。；、）]*/giu;

const scheme = /^https?:\/\//i;

/** How links are written for a page or a forum; no person writes so into a letter. */
const markup = /<a\s|<\/a>|\[url[=\]]|\[link[=\]]/i;

/** Links to other sites than the sender's own in one letter: a person gives a source or two. */
const mostForeign = 2;

/** The hosts that a text has links to, as they are written but for `www.`. */
export function hostsIn(text: string): string[] {
  return (text.normalize('NFKC').match(link) ?? []).map((found) => {
    const [host = ''] = found.replace(scheme, '').split(/[/?#:]/);
    return host.toLowerCase().replace(/^www\./, '');
  });
}

/** Whether a text has a link at all. */
export const hasLink = (text: string): boolean => hostsIn(text).length > 0;

/** The hosts of the message that are not the sender's own: neither the e-mail address's nor named like the company. */
export function foreignHosts({ message, email, company }: Enquiry): string[] {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return [...new Set(hostsIn(message))].filter((host) => !isWithin(host, domain) && !isNamedLike(host, company));
}

const isWithin = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`);

/** The shortest name by which a host is known to be a company's. */
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

/** Whether an enquiry has links as only advertising has them: many, in the markup of a page, or for a name. */
export function advertises(enquiry: Enquiry): boolean {
  const { message, firstName, lastName, phone = '', wechat = '' } = enquiry;
  if (markup.test(message) || [firstName, lastName, phone, wechat].some(hasLink)) return true;
  return foreignHosts(enquiry).length > mostForeign;
}
