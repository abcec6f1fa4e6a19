import { readSite } from './site';

/** What the law wants to be named on `/privacy` besides the owner; absent is what the owner has not filled in. */
export interface Responsible {
  /** Of the database, with Argentina's AAIP. */
  readonly registration?: string | undefined;
  readonly inEurope?: string | undefined;
  readonly inChina?: string | undefined;
}

/** Who answers for the personal data, from content/site.yaml. */
export async function readResponsible(): Promise<Responsible> {
  return (await readSite()).privacy ?? {};
}
