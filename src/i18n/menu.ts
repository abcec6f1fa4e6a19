import type { Dictionary } from './dictionary';

interface MenuLink {
  readonly path: string;
  readonly label: keyof Dictionary['menu'];
}

/** The five links that header and footer share (docs/specification.md §2.2), by their English paths. */
export const menuLinks = [
  { path: '/opportunities', label: 'opportunities' },
  { path: '/sectors', label: 'sectors' },
  { path: '/why-argentina', label: 'whyArgentina' },
  { path: '/about', label: 'about' },
  { path: '/contact', label: 'contact' },
] as const satisfies readonly MenuLink[];

/** The header's further link, to a part of a page. */
export const foundersLink = { path: '/about#founders', label: 'founders' } as const satisfies MenuLink;

/** What a menu's link is to the page shown, for `aria-current`: the page itself, or the section that the page is in. */
export function currentIn(link: string, page: string): 'page' | 'true' | undefined {
  if (link === page) return 'page';
  const isWithin = page.startsWith(`${link}/`) || (link === '/opportunities' && page.startsWith('/opportunity/'));
  return isWithin ? 'true' : undefined;
}

/** A page of which the dictionary has the title, in a section of its own. */
interface TitledLink {
  readonly path: string;
  readonly section:
    | 'guide'
    | 'incentives'
    | 'provinceSheet'
    | 'search'
    | 'plates'
    | 'follow'
    | 'privacy'
    | 'legalNotice';
}

/** What an investor reads before deciding. Footer and slide-in menu lead there, by their English paths. */
export const guideLinks = [
  { path: '/guide', section: 'guide' },
  { path: '/incentives', section: 'incentives' },
  { path: '/provinces', section: 'provinceSheet' },
] as const satisfies readonly TitledLink[];

/** The search of the whole site: not listed by search engines, which have their own. */
export const searchLink = { path: '/search', section: 'search' } as const satisfies TitledLink;

/** The pages that the footer alone leads to, by their English paths. */
export const serviceLinks = [
  { path: '/plates', section: 'plates' },
  { path: '/enquiry', section: 'follow' },
  { path: '/privacy', section: 'privacy' },
  { path: '/legal-notice', section: 'legalNotice' },
] as const satisfies readonly TitledLink[];
