import { readSite } from './site';

/** Legally required details on `/privacy` besides the owner; missing if the owner has not filled them in. */
export interface Responsible {
  /** Registration of the database with Argentina's AAIP. */
  readonly registration?: string | undefined;
  readonly inEurope?: string | undefined;
  readonly inChina?: string | undefined;
}

/** Reads the details of the data controller from content/site.yaml. */
export async function readResponsible(): Promise<Responsible> {
  return (await readSite()).privacy ?? {};
}
