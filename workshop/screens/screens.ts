import { type Language, languages } from '#domain/language';
import { pathWithIds } from '#domain/opportunity/shortlist';
import { sectorKeys } from '#domain/sector';
import { enquiryIdOf } from '../../netlify/enquiries/record.ts';
import { adminSamples } from '../../scripts/tools/seed/admin/opportunity-samples.ts';
import { samples } from '../../scripts/tools/seed/samples/samples.ts';
import { adminLanguages } from '../../src/admin/i18n/language.ts';
import {
  type Act,
  figuresShown,
  listShown,
  openFilter,
  openMenu,
  previewShown,
  sendEnquiry,
  sendNothing,
  takingEnquiries,
} from './states.ts';

/** Pixels. */
export const widths = [390, 768, 1440, 1920] as const;

export type Width = (typeof widths)[number];

/** One state of a screen. */
export interface Screen {
  readonly name: string;
  /** The English path. */
  readonly path: string;
  /** Actions before and after the page is opened. */
  readonly before?: Act;
  readonly after?: Act;
  /** Captures the viewport only, because something covers the page. */
  readonly inView?: boolean;
  /** Default: all. */
  readonly widths?: readonly Width[];
  readonly languages?: readonly Language[];
  readonly asAdministrator?: boolean;
}

const [sample] = samples;

/** A sample with several versions. */
const edited = adminSamples.find(({ saves }) => saves.length > 2);

const compared = samples.slice(0, 4).map(({ id }) => id);

const pages: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'opportunities', path: '/opportunities', after: listShown },
  { name: 'opportunities-filtered', path: '/opportunities/agriculture', after: listShown },
  {
    name: 'opportunities-found',
    path: '/opportunities?stage=construction&seeking=equity&from=10000000&sort=size',
    after: listShown,
  },
  { name: 'opportunities-map', path: '/opportunities?view=map' },
  { name: 'opportunities-last', path: '/opportunities?page=4', after: listShown },
  { name: 'opportunities-empty', path: '/opportunities?q=guanaco' },
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
  { name: 'argentina-in-numbers', path: '/argentina-in-numbers' },
  { name: 'society-in-numbers', path: '/argentina-in-numbers/society' },
  { name: 'costs', path: '/costs' },
  { name: 'costs-labour', path: '/costs/labour' },
  { name: 'province', path: '/provinces/mendoza' },
  { name: 'investments', path: '/investments' },
  { name: 'investments-chosen', path: '/investments/list?sector=mining&status=approved' },
  { name: 'your-project', path: '/your-project' },
  {
    name: 'your-project-answer',
    path: '/your-project/answer?activity=mining.lithium&province=SAL&cost=640&jobs=300&start=2027',
  },
  { name: 'incentives-rigi', path: '/incentives/rigi' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'contact-problems', path: '/contact', after: sendNothing },
  { name: 'contact-sent', path: '/contact', before: takingEnquiries, after: sendEnquiry },
  { name: 'enquiry', path: '/enquiry' },
  { name: 'privacy', path: '/privacy' },
  { name: 'legal-notice', path: '/legal-notice' },
  { name: 'plates', path: '/plates' },
  { name: 'treaties', path: '/treaties' },
  { name: 'open-data', path: '/open-data' },
  { name: 'accessibility', path: '/accessibility' },
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
    { name: 'admin-dashboard', path: '/admin/dashboard', after: figuresShown },
    { name: 'admin-enquiries', path: '/admin/enquiries' },
    { name: 'admin-enquiry', path: `/admin/enquiries/${enquiryIdOf('sample 0')}` },
    { name: 'admin-trash', path: '/admin/trash' },
    { name: 'admin-people', path: '/admin/people' },
    { name: 'admin-account', path: '/admin/account' },
    { name: 'admin-upload', path: '/admin/upload' },
    { name: 'admin-edit', path: `/admin/edit/${sample?.id}`, after: previewShown },
    { name: 'admin-history', path: `/admin/history/${edited?.id}` },
  ].map((screen) => ({ ...screen, asAdministrator: true })),
];

export const screens: readonly Screen[] = [
  ...pages,
  ...administration.map((screen) => ({ ...screen, languages: adminLanguages })),
];

export interface Shot {
  readonly screen: Screen;
  readonly language: Language;
  readonly width: Width;
}

/** A screen in each of its languages and widths, narrow ones first. */
export function shotsOf(screen: Screen, wanted: readonly Width[]): readonly Shot[] {
  const shown = wanted.filter((width) => (screen.widths ?? widths).includes(width));
  return (screen.languages ?? languages).flatMap((language) => shown.map((width) => ({ screen, language, width })));
}
