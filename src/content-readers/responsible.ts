import { getEntry } from 'astro:content';

/** What the law wants to be named on `/privacy`; absent is what the owner has not filled in. */
export interface Responsible {
  readonly name?: string | undefined;
  readonly postalAddress?: string | undefined;
  /** Of the database, with Argentina's AAIP. */
  readonly registration?: string | undefined;
  readonly inEurope?: string | undefined;
  readonly inChina?: string | undefined;
}

/** Who answers for the personal data, from content/site.yaml. */
export async function readResponsible(): Promise<Responsible> {
  const data = (await getEntry('site', 'privacy'))?.data;
  return data?.about === 'privacy' ? data : {};
}
