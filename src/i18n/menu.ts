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

interface ServiceLink {
  readonly path: string;
  /** The section of the dictionary that has the page's title. */
  readonly section: 'follow' | 'privacy';
}

/** The pages that the footer alone leads to, by their English paths. */
export const serviceLinks = [
  { path: '/enquiry', section: 'follow' },
  { path: '/privacy', section: 'privacy' },
] as const satisfies readonly ServiceLink[];
