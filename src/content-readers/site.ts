import { getCollection } from 'astro:content';
import type { Owner, Team } from '#domain/owner';
import { expectValue } from './expect-value';

/**
 * Reads `content/site.yaml`. As long as the owner's details are missing and the build shows the example (`showsExample`),
 * a fictitious owner is used.
 */
export async function readSite() {
  // The whole collection: `getEntry` logs a warning for each page while there is no example.
  const entries = await getCollection('site');
  const named = (id: string) => entries.find((entry) => entry.id === id);
  const { data } = expectValue(named('site'), 'content/site.yaml: expected this file');
  const example = data.owner || data.contact || data.privacy ? undefined : named('site.example');
  return { ...data, ...example?.data };
}

/** The team's contact details from `content/site.yaml`, shown in every footer. */
export async function readTeam(): Promise<Team> {
  return (await readSite()).contact ?? {};
}

/** The site's owner, from `content/site.yaml`. */
export async function readOwner(): Promise<Owner> {
  return (await readSite()).owner ?? {};
}

/** Legally required details on `/privacy`, besides the owner's. Missing until the owner provides them. */
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
