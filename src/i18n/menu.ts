import { figurePages } from '#domain/figure-pages';
import type { Dictionary } from './dictionary';

interface MenuLink {
  readonly path: string;
  readonly label: keyof Dictionary['menu'];
}

/** English paths of the five links in header and footer (docs/specification.md §2.2). */
export const menuLinks = [
  { path: '/opportunities', label: 'opportunities' },
  { path: '/sectors', label: 'sectors' },
  { path: '/why-argentina', label: 'whyArgentina' },
  { path: '/about', label: 'about' },
  { path: '/contact', label: 'contact' },
] as const satisfies readonly MenuLink[];

/** Link to a section of a page, among the links for investors. */
export const foundersLink = { path: '/about#founders', label: 'founders' } as const satisfies MenuLink;

/** Value of `aria-current` for a link: the page itself, or the section that contains it. */
export function currentIn(link: string, page: string): 'page' | 'true' | undefined {
  if (link === page) return 'page';
  const isWithin = page.startsWith(`${link}/`) || (link === '/opportunities' && page.startsWith('/opportunity/'));
  return isWithin ? 'true' : undefined;
}

/** A page whose title is in its own section of the dictionary. */
interface TitledLink {
  readonly path: string;
  readonly section:
    | 'guide'
    | 'incentives'
    | 'provinceSheet'
    | 'numbers'
    | 'costs'
    | 'investments'
    | 'treaties'
    | 'yourProject'
    | 'openData'
    | 'accessibility'
    | 'search'
    | 'plates'
    | 'follow'
    | 'privacy'
    | 'legalNotice';
}

/** Pages with background for investors, linked in header and footer, by English path. */
export const guideLinks = [
  { path: '/guide', section: 'guide' },
  { path: '/incentives', section: 'incentives' },
  { path: '/provinces', section: 'provinceSheet' },
  { path: figurePages.economy.path, section: 'numbers' },
  { path: figurePages.costs.path, section: 'costs' },
  { path: '/investments', section: 'investments' },
  { path: '/treaties', section: 'treaties' },
  { path: '/your-project', section: 'yourProject' },
] as const satisfies readonly TitledLink[];

/** The site search. Not listed by search engines. */
export const searchLink = { path: '/search', section: 'search' } as const satisfies TitledLink;

/** English paths of the pages linked in the footer only. */
export const serviceLinks = [
  { path: '/plates', section: 'plates' },
  { path: '/open-data', section: 'openData' },
  { path: '/enquiry', section: 'follow' },
  { path: '/accessibility', section: 'accessibility' },
  { path: '/privacy', section: 'privacy' },
  { path: '/legal-notice', section: 'legalNotice' },
] as const satisfies readonly TitledLink[];
