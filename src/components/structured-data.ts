import type { Language } from '#domain/language';
import type { Facts } from '#domain/opportunity/facts';
import type { ShownQuestion } from '#domain/opportunity/questions';
import type { Owner, Team } from '#domain/owner';
import type { SectorKey } from '#domain/sector';
import { dictionaryOf } from '../i18n/dictionary';
import { guideLinks, menuLinks } from '../i18n/menu';
import { type Crumb, opportunityTrail } from '../i18n/opportunity-words';
import { localizedPath } from '../i18n/path';

export interface DescribedPage {
  /** The site's origin. */
  readonly site: URL;
  readonly language: Language;
  /** The English path of the page. */
  readonly path: string;
  /** The English path of the canonical URL, if it is not `path`. */
  readonly canonicalPath?: string;
  readonly heading: string;
  readonly description: string;
  /** Language of heading and description, if it differs from the page's. */
  readonly textLanguage?: Language | undefined;
  /** The team's contact details. */
  readonly team: Team;
  /** The site's owner. */
  readonly owner: Owner;
  /** The page's opportunity, if it has one. */
  readonly opportunity?: DescribedOpportunity | undefined;
  /** The page's data catalog, if it has one. */
  readonly dataCatalog?: object | undefined;
  /**
   * Day on which an article was last checked against its sources, `YYYY-MM-DD`; a page without it is not marked up as an
   * article.
   */
  readonly checkedOn?: string | undefined;
}

/**
 * Structured data of a page for search engines, in the schema.org vocabulary: site, organization, page and breadcrumbs.
 */
export function structuredData(page: DescribedPage): object {
  const { language, path, heading, description, textLanguage = language, opportunity, checkedOn } = page;
  const { canonicalPath = path } = page;
  const { site } = dictionaryOf(language);
  const absolute = (path: string) => new URL(path, page.site).href;
  const [organization, website] = [absolute('/#organization'), absolute(`${localizedPath('/', language)}#website`)];
  const url = absolute(localizedPath(canonicalPath, language));
  const trail = trailTo(page);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: site.name,
        url: absolute('/'),
        logo: absolute('/icon-512.png'),
        // Only on the about page, to fit the start of other pages into the first packets.
        ...(path === '/about' && statedBy(page.owner)),
        ...contactPoint(page.team),
      },
      {
        '@type': 'WebSite',
        '@id': website,
        name: site.name,
        url: absolute(localizedPath('/', language)),
        inLanguage: language,
        publisher: { '@id': organization },
      },
      {
        '@type': 'WebPage',
        url,
        name: heading,
        description,
        inLanguage: textLanguage,
        isPartOf: { '@id': website },
        ...(opportunity && opportunityPage({ url, heading, description, opportunity, absolute })),
        ...(checkedOn && {
          dateModified: checkedOn,
          mainEntity: {
            '@type': 'Article',
            '@id': `${url}#article`,
            headline: heading,
            description,
            inLanguage: textLanguage,
            dateModified: checkedOn,
            author: { '@id': organization },
            publisher: { '@id': organization },
          },
        }),
      },
      ...(trail.length > 1
        ? [breadcrumbs(trail.map(({ path, name }) => [absolute(localizedPath(path, language)), name]))]
        : []),
      ...(page.dataCatalog ? [page.dataCatalog] : []),
    ],
  };
}

/** JSON that is safe inside a script element: it cannot end the element, open a comment or break a line. */
export function jsonForHtml(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function trailTo({ language, path, canonicalPath = path, heading, opportunity }: DescribedPage): readonly Crumb[] {
  const texts = dictionaryOf(language);
  const home = { path: '/', name: texts.site.name };
  if (path === '/') return [home];
  const own = { path: canonicalPath, name: heading };
  if (opportunity) return [home, ...opportunityTrail(opportunity.sector, language), own];
  const above = [
    ...menuLinks.map((link) => ({ path: link.path, name: texts.menu[link.label] })),
    ...guideLinks.map((link) => ({ path: link.path, name: texts[link.section].title })),
  ].filter((link) => path.startsWith(`${link.path}/`));
  return [home, ...above, own];
}

function breadcrumbs(trail: readonly (readonly [url: string, name: string])[]): object {
  const itemListElement = trail.map(([item, name], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

// Unknown values are left out of the JSON.
function statedBy({ legalName, taxNumber, address }: Owner): object {
  return { legalName, taxID: taxNumber, address };
}

function contactPoint({ phone, email }: Team): object {
  if (!phone && !email) return {};
  return {
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: phone,
      email,
      availableLanguage: ['English', 'Spanish', 'Chinese'],
    },
  };
}

/** Data of an opportunity beyond its title and description. */
export interface DescribedOpportunity {
  readonly sector: SectorKey;
  /** The path of its social image. */
  readonly image: string;
  /** ISO 8601 in UTC. */
  readonly publishedAt: string;
  readonly updatedAt: string;
  /** Name of the province, if known. */
  readonly province?: string | undefined;
  /** Name of the sub-sector, if known. */
  readonly subSector?: string | undefined;
  readonly place?: Facts['place'];
  readonly promoter?: Facts['promoter'];
  /** Its questions and answers as shown. */
  readonly questions: readonly ShownQuestion[];
}

interface Described {
  readonly url: string;
  readonly heading: string;
  readonly description: string;
  readonly opportunity: DescribedOpportunity;
  readonly absolute: (path: string) => string;
}

/** Additional structured data of an opportunity's page: dates, image, and the project. */
function opportunityPage({ url, heading, description, opportunity, absolute }: Described): object {
  const { image, publishedAt, updatedAt, province, subSector, place, promoter, questions } = opportunity;
  const project = `${url}#project`;
  return {
    datePublished: publishedAt,
    dateModified: updatedAt,
    image: absolute(image),
    mainEntity: {
      '@type': 'Project',
      '@id': project,
      name: heading,
      description,
      url,
      image: absolute(image),
      areaServed: areaServed(province),
      keywords: subSector,
      location: place && locationOf(place, province),
      sponsor: promoter?.name && { '@type': 'Organization', name: promoter.name },
    },
    // Not an `FAQPage`: they are part of the project’s page.
    ...(questions.length > 0 && {
      hasPart: questions.map((one) => ({
        '@type': 'Question',
        '@id': `${url}#${one.id}`,
        name: one.question,
        inLanguage: one.language,
        about: { '@id': project },
        acceptedAnswer: { '@type': 'Answer', text: one.answer, datePublished: one.on },
      })),
    }),
  };
}

function locationOf({ locality, at }: NonNullable<Facts['place']>, province: string | undefined): object {
  return {
    '@type': 'Place',
    name: locality,
    geo: at && { '@type': 'GeoCoordinates', ...at },
    containedInPlace: areaServed(province),
  };
}

function areaServed(province: string | undefined): object {
  const country = { '@type': 'Country', name: 'Argentina' };
  return province ? { '@type': 'AdministrativeArea', name: province, containedInPlace: country } : country;
}
