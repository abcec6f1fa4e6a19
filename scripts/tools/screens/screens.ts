import { type Language, languages } from '#domain/language';
import { pathWithIds } from '#domain/opportunity/shortlist';
import { sectorKeys } from '#domain/sector';
import { samples } from '../seed/samples/samples.ts';
import {
  type Act,
  emptyList,
  failingList,
  listShown,
  openFilter,
  openMenu,
  sendEnquiry,
  sendNothing,
  takingEnquiries,
} from './states.ts';

export const widths = [390, 1440] as const;

export type Width = (typeof widths)[number];

/** One state of a screen, as it is shown in the gallery. */
export interface Screen {
  readonly name: string;
  /** The English path. */
  readonly path: string;
  /** What happens before it is opened, and after. */
  readonly before?: Act;
  readonly after?: Act;
  /** Only what is in view: something lies over the page. */
  readonly inView?: boolean;
  /** All of them when left out. */
  readonly widths?: readonly Width[];
  readonly languages?: readonly Language[];
  readonly asAdministrator?: boolean;
}

const [sample] = samples;

const compared = samples.slice(0, 4).map(({ id }) => id);

const pages: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'opportunities', path: '/opportunities', after: listShown },
  { name: 'opportunities-filtered', path: '/opportunities/agriculture', after: listShown },
  { name: 'opportunities-empty', path: '/opportunities', before: emptyList, after: listShown },
  { name: 'opportunities-failed', path: '/opportunities', before: failingList, after: listShown },
  { name: 'opportunities-filter-open', path: '/opportunities', after: openFilter, inView: true, widths: [390] },
  { name: 'opportunity', path: `/opportunity/${sample?.id}` },
  { name: 'shortlist-empty', path: '/shortlist' },
  { name: 'shortlist', path: pathWithIds('/shortlist', 'ids', compared), after: listShown },
  { name: 'sectors', path: '/sectors' },
  ...sectorKeys.map((key) => ({ name: `sector-${key}`, path: `/sectors/${key}` })),
  { name: 'why-argentina', path: '/why-argentina' },
  { name: 'why-argentina-mendoza', path: '/why-argentina#MEN' },
  { name: 'incentives', path: '/incentives' },
  { name: 'provinces', path: '/provinces' },
  { name: 'incentives-rigi', path: '/incentives/rigi' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'contact-problems', path: '/contact', after: sendNothing },
  { name: 'contact-sent', path: '/contact', before: takingEnquiries, after: sendEnquiry },
  { name: 'enquiry', path: '/enquiry' },
  { name: 'privacy', path: '/privacy' },
  { name: 'legal-notice', path: '/legal-notice' },
  { name: 'plates', path: '/plates' },
  { name: 'search', path: '/search' },
  { name: 'search-found', path: '/search?q=INDEC' },
  { name: 'guide', path: '/guide' },
  { name: 'guide-glossary', path: '/guide/glossary' },
  { name: 'not-found', path: '/nothing-here' },
  { name: 'menu-open', path: '/about', after: openMenu, inView: true, widths: [390] },
];

const administration: readonly Screen[] = [
  { name: 'admin-login', path: '/admin' },
  ...[
    { name: 'admin-manager', path: '/admin/manager' },
    { name: 'admin-dashboard', path: '/admin/dashboard' },
    { name: 'admin-enquiries', path: '/admin/enquiries' },
    { name: 'admin-upload', path: '/admin/upload' },
    { name: 'admin-edit', path: `/admin/edit/${sample?.id}` },
  ].map((screen) => ({ ...screen, asAdministrator: true })),
];

export const screens: readonly Screen[] = [
  ...pages,
  ...administration.map((screen) => ({ ...screen, languages: ['en'] as const })),
];

/** A screenshot that is to be taken. */
export interface Shot {
  readonly screen: Screen;
  readonly language: Language;
  readonly width: Width;
}

export const shots: readonly Shot[] = languages.flatMap((language) =>
  widths.flatMap((width) =>
    screens.filter((screen) => isShown(screen, language, width)).map((screen) => ({ screen, language, width })),
  ),
);

function isShown(screen: Screen, language: Language, width: Width): boolean {
  return (screen.languages ?? languages).includes(language) && (screen.widths ?? widths).includes(width);
}

/** Where a shot's screenshot lies in the gallery. */
export const fileOf = ({ screen, language, width }: Shot): string => `${language}/${width}/${screen.name}.webp`;
