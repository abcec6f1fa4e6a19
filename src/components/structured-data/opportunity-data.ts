import type { SectorKey } from '#domain/sector';

/** Data of an opportunity beyond its title and description. */
export interface DescribedOpportunity {
  readonly sector: SectorKey;
  /** The path of its social image. */
  readonly image: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Name of the province, if known. */
  readonly province?: string | undefined;
}

interface Described {
  readonly url: string;
  readonly heading: string;
  readonly description: string;
  readonly opportunity: DescribedOpportunity;
  readonly absolute: (path: string) => string;
}

/** Additional structured data of an opportunity's page: dates, image, and the project. */
export function opportunityPage({ url, heading, description, opportunity, absolute }: Described): object {
  const { image, createdAt, updatedAt, province } = opportunity;
  return {
    datePublished: createdAt,
    dateModified: updatedAt,
    image: absolute(image),
    mainEntity: {
      '@type': 'Project',
      '@id': `${url}#project`,
      name: heading,
      description,
      url,
      image: absolute(image),
      areaServed: areaServed(province),
    },
  };
}

function areaServed(province: string | undefined): object {
  const country = { '@type': 'Country', name: 'Argentina' };
  return province ? { '@type': 'AdministrativeArea', name: province, containedInPlace: country } : country;
}
